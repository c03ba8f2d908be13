// Made by tools/wire_types.py from src/eldertable/server/wire: do not edit, run `make wire`.

export type Code = "already-acted" | "bad-bell" | "bad-json" | "bad-message" | "bad-option" | "bad-origin" | "bad-secret" | "campaign-cut" | "campaign-edited" | "campaign-game" | "campaign-over" | "campaign-version" | "chat-off" | "closing" | "draft-dropped" | "draft-empty" | "draft-final" | "draft-fixed" | "draft-full" | "draft-lost" | "fault" | "hello-first" | "hints-off" | "illegal" | "lesson" | "moved-on" | "no-bell" | "no-bot" | "no-campaign" | "no-game" | "no-hint" | "no-lesson" | "no-order" | "no-record" | "no-review" | "no-seat" | "no-table" | "not-found" | "not-host" | "not-over" | "not-playing" | "not-seated" | "old-rules" | "player-here" | "record-big" | "record-content" | "record-cut" | "record-edited" | "record-foreign" | "record-format" | "record-full" | "record-game" | "record-long" | "record-version" | "review-busy" | "seat-taken" | "storage" | "table-full" | "timed-out" | "too-big" | "too-fast" | "too-many" | "undo-dice" | "undo-end" | "undo-far" | "undo-over" | "undo-seat" | "undo-sight" | "undo-start" | "wrong-method";

export type Phase = "gathering" | "over" | "playing";

export type Why = "chance" | "over" | "seat";

export type FromClient = Hello | PlayAnswer | Try | TakeBack | TakeOut | Clear | Confirm | TakeUndo | Resign | GiveOrder | CancelOrder | Curtain | Say | Look | WhyNot | AskHint | StopHint | HaveRead | Pace | Ping;

export type FromServer = Welcome | Moved | TableChanged | Chatted | PageTold | Reasons | Hinted | Done | Refused | Pong;

/** A side: its name, the seat that decides for it, its colour and its shape (never colour alone). `dossier`: what it plays, if that has one. */
export interface SceneSide {
  side: number;
  name: string;
  seat: number | null;
  colour: string;
  shape: string;
  title: string;
  icon: string;
  dossier: string;
}

/** A place: where things lie. `shape` is x, y, width, height in units of the board; without it, its owner's mat. `outline` is an SVG path in the same units, where a rectangle would not do. Of `fields` the last `closed` are. With `told`, who reads the table in words reads all that is written on what lies here: people see it at a glance. `used` says when what lies here is used, for whoever asks about it while something else is asked. `brief` is the tip in a few words: they stand on the place also when pieces leave no room for the tip. */
export interface SceneZone {
  id: string;
  label: string;
  kind: string;
  shape: [number, number, number, number] | null;
  owner: number | null;
  within: string | null;
  rules: string[];
  tip: string;
  look: "area" | "cards" | "dice" | "fields" | "hand" | "heap" | "line" | "medal" | "page" | "pile" | "plate" | "purse" | "spot" | "stage" | "track" | "void" | "ward";
  fields: number;
  closed: number;
  outline: string;
  icon: string;
  told: boolean;
  used: string;
  brief: string;
}

/** What a kind of piece or card says on its front: name, text, icons as (icon, number). `mark` is a sign of a few letters that stands out: the level of a token, the price of a card. `about` is not printed: it says what such a thing is for, to whoever asks. */
export interface Face {
  id: string;
  name: string;
  text: string;
  icon: string;
  icons: [string, number][];
  line: string;
  rules: string[];
  mark: string;
  about: string;
}

/** What all pieces of a kind have in common: their form, the icon on their back, and what they are for. */
export interface Kind {
  id: string;
  form: "card" | "die" | "disc" | "hollow" | "ring" | "tile" | "token" | "warning";
  icon: string;
  about: string;
}

/** What the counters with this icon, in places of this kind, are for, and how one gets or loses what they count. `danger`: at its most something bad happens. */
export interface Tally {
  kind: string;
  icon: string;
  about: string;
  danger: boolean;
}

/** An icon: what it is called, if it has a meaning, and its drawing, by its name at game-icons.net. */
export interface Sign {
  id: string;
  name: string;
  drawing: string;
}

/** Something printed on the board: an SVG path in units of the board. */
export interface Scenery {
  ground: "arrow" | "block" | "bolt" | "cloud" | "hill" | "moon" | "ring" | "road" | "roof" | "sea" | "street" | "water" | "way" | "window";
  path: string;
}

/** What wins, or (a `threat`) what loses: its name, and what it takes in a sentence or two. */
export interface Goal {
  id: string;
  name: string;
  text: string;
  icon: string;
  threat: boolean;
}

/** A part of a round or turn: its name, and what is done in it. */
export interface ScenePhase {
  id: string;
  name: string;
  text: string;
}

/** What is worth knowing of something before it is chosen: its drawing, and lines as (label, words). The first two lines stay on the mat of whoever plays it. `difficulty` from 1 to 3 with its word `hard`, 0 where it means nothing; `first`: good for a first game. `lesson`: one that teaches it; `untaught`: it could have one and has none. `face`: the card that it is. */
export interface Dossier {
  id: string;
  name: string;
  drawing: string;
  lines: [string, string][];
  difficulty: number;
  hard: string;
  first: boolean;
  rules: string[];
  lesson: string;
  untaught: boolean;
  face: string;
}

/** The part of a scene that does not change during a game. `score`: what sides' scores count, if not points. `goals`: what wins and what loses, the most important first; `phases`: the parts of a round, in order; `tallies`: what counters are for; `dossiers`: what is chosen in the game, and what sides play; `itself`: who acts when the game does. */
export interface Still {
  game: string;
  title: string;
  locale: string;
  board: [number, number];
  sides: SceneSide[];
  zones: SceneZone[];
  faces: Face[];
  kinds: Kind[];
  signs: Sign[];
  scenery: Scenery[];
  score: string;
  goals: Goal[];
  phases: ScenePhase[];
  tallies: Tally[];
  dossiers: Dossier[];
  itself: string;
}

/** Pieces that are alike and lie together: one entry with a count. Without a face the viewer sees a back. */
export interface Piece {
  kind: string;
  zone: string;
  face: string | null;
  owner: number | null;
  count: number;
  order: number;
  badges: string[];
  id: string | null;
}

/** A number on the table: a track, a supply, a score. `value` None: hidden from this viewer. */
export interface Counter {
  id: string;
  label: string;
  value: number | null;
  zone: string;
  most: number | null;
  owner: number | null;
  icon: string;
}

/** One legal answer: its words, and the zones, faces and counters it touches. */
export interface Choice {
  answer: number;
  label: string;
  touches: string[];
}

/** Who must do what, in words, with the rules; options only for a viewer who is asked. A choice in parts also says what is chosen, what it sums to and what is needed. Where several things are picked in any order, `way` says how (set, payment or spread), `picks` are those picked so far, and `enough` is the answer that closes the choice with them, if they would do. `passage`: what was given to read asks this. `dossiers`, by answer: what is worth knowing of each thing that it chooses. */
export interface Prompt {
  seats: number[];
  kind: string;
  words: string;
  rules: string[];
  options: Choice[];
  chosen: string;
  sums: number | null;
  needs: number | null;
  way: string;
  picks: Choice[];
  enough: number | null;
  passage: string;
  dossiers: Record<number, string[]>;
}

/** Something to read in peace: a story with its title, and what it does. A prompt that belongs to it names its id: then what is asked can be answered beside it. */
export interface Passage {
  id: string;
  title: string;
  words: string;
  effect: string;
}

/** Why something cannot be done, in words, and the rule that says so. */
export interface Reason {
  words: string;
  rule: string;
}

/** How far a side has come with a goal: so many `now`, `of` so many; None: as many as possible. Without a side it is one for all, as where everybody wins or loses together, `but` for that side if one is against them. */
export interface Standing {
  goal: string;
  now: number;
  of: number | null;
  side: number | null;
  but: number | null;
}

/** The part of a scene that is built after every move. `scores`: what every side has as things stand, as far as that is open to all. `standings`: how far everybody has come with the goals of the still part; `phase`: in which of its phases we are, "" before the first round and after the last. */
export interface Moving {
  heading: string[];
  pieces: Piece[];
  counters: Counter[];
  prompt: Prompt | null;
  over: boolean;
  scores: number[];
  standings: Standing[];
  phase: string;
}

/** A whole scene. */
export interface Scene {
  still: Still;
  moving: Moving;
}

/** A small picture of icons in a row, with a line below it. */
export interface Picture {
  icons: string[];
  words: string;
}

/** What is read in the first minute: the goal, how a round goes (in three pictures), how to win. */
export interface Letter {
  goal: string;
  round: string;
  win: string;
  pictures: Picture[];
}

/** A letter to somebody who plays for something else than the others: whoever has the `side` with that icon. */
export interface OtherLetter {
  goal: string;
  round: string;
  win: string;
  pictures: Picture[];
  side: string;
}

/** A part of the page of rules. Paragraphs are lines; lines that begin with "- " are a list; {icon} is drawn. `rules`: where in the ledger it is told to the last detail. */
export interface Section {
  id: string;
  title: string;
  text: string;
  rules?: string[];
}

/** A word of the game and what it means. `forms`: how else it is written in texts. `rules`: where that is settled. */
export interface Term {
  name: string;
  text: string;
  forms?: string[];
  rules?: string[];
}

/** The guide in one language. `letters`: what some sides read instead of the letter to all. */
export interface Guide {
  letter: Letter;
  section: Section[];
  term?: Term[];
  letters?: OtherLetter[];
}

/** One game of a campaign. `read`: what is read before it; `after`: what was read when it was over. */
export interface Chapter {
  number: number;
  name: string;
  stands: "later" | "lost" | "next" | "won";
  read: string;
  after: string;
}

/** What an earlier game has left, for good or for bad. */
export interface Fortune {
  name: string;
  text: string;
  good: boolean;
}

/** What a seat carries over: who is played there (empty: nobody yet), its scars, also in words, and what was kept. */
export interface Traveller {
  name: string;
  scars: number;
  most_scars: number;
  scars_words: string;
  keepsake: string;
  keepsake_text: string;
}

/** A campaign so far. `marks`: what counts for its end, by name; `ending`: how it ended, if it has, with its name. */
export interface Journey {
  title: string;
  marks: [string, number][];
  chapters: Chapter[];
  fortunes: Fortune[];
  travellers: Traveller[];
  ending: string;
  ending_name: string;
  over: boolean;
}

/** A sentence of what an answer likely leads to, with its rule. */
export interface Step {
  words: string;
  rule: string;
}

/** What a rival can do at once that hurts most: who, what it would look like, and the chance that is left. */
export interface Reply {
  seat: number;
  who: string;
  words: string;
  chance: number;
}

/** An answer: the chance of winning with it, and what it gains against the next best, or loses against the best. `low` and `high`: the chance in the worse and in the better half of what may lie hidden and what dice may show. `line`: what it likely leads to. `reply`: the worst that a rival can do at once; None if none of them is asked before the end of what was looked at, or if nobody would see what they choose. */
export interface Advised {
  answer: number;
  label: string;
  chance: number;
  gain: number;
  low: number;
  high: number;
  line: Step[];
  reply: Reply | null;
}

/** The best answers, the best first, of so many that can be given; in so many worlds they were compared. */
export interface Advice {
  answers: Advised[];
  options: number;
  worlds: number;
  together: boolean;
}

/** A decision of one's own: after which entry, what was asked and answered, and the chance with that. `better`: another answer, if one was clearly better, with its reasons; `loss`: how much chance the answer gave away. */
export interface Decision {
  position: number;
  asked: string;
  label: string;
  chance: number;
  loss: number;
  better: Advised | null;
}

/** Where the chance of winning changed much from one decision of one's own to the next: what was told between them. */
export interface Swing {
  position: number;
  gain: number;
  words: string;
}

/** A look back with the eyes of a seat. `end`: its share of winning when the game was over; `together`: a team's. */
export interface Review {
  seat: number;
  decisions: Decision[];
  moments: Swing[];
  better: Decision[];
  end: number;
  last: number;
  together: boolean;
}

/** What went wrong and what to do, in the asker's language; `rule` if a rule forbids it. */
export interface Problem {
  code: Code;
  words: string;
  rule?: string;
}

/** A value that an option can have, with its words, and the dossier of what it chooses. */
export interface OptionChoice {
  value: boolean | number | string;
  label: string;
  dossier: string;
}

/** One thing to agree on before a game. A number has bounds. `per_seat` takes a list, one value per seat; `several` a list of choices, each once. `about` says what it adds to the game, where its name does not; a switch may have a `dossier` besides. */
export interface OptionInfo {
  name: string;
  label: string;
  kind: "bool" | "choice" | "int" | "text";
  default: boolean | number | string | (boolean | number | string)[] | null;
  choices: OptionChoice[];
  least: number | null;
  most: number | null;
  per_seat: boolean;
  several: boolean;
  rule: string;
  group: string;
  about: string;
  dossier: string;
}

/** Options that stand together. */
export interface OptionGroup {
  name: string;
  label: string;
}

/** A named set of options. `about` says what it adds, where its name does not; `by_seats` what it says besides at tables of so many seats. */
export interface PresetInfo {
  name: string;
  label: string;
  options: Record<string, boolean | number | string | (boolean | number | string)[] | null>;
  about: string;
  by_seats: Record<number, Record<string, boolean | number | string | (boolean | number | string)[] | null>>;
  dossier: string;
}

/** A lesson of a game, for those who choose one. */
export interface LessonInfo {
  name: string;
  title: string;
  about: string;
  kind: "first" | "short";
  steps: number;
}

/** A campaign that a game has: of so many games, for so many seats, with any of these presets. `options`: the names of those that can be agreed on for all of its games besides. */
export interface CampaignOffer {
  title: string;
  games: number;
  seats: number[];
  presets: string[];
  options: string[];
}

/** A game for the lobby. `minutes` least and most; `weight` from 1 (light) to 5 (heavy). `untaught`: the names of what could have a lesson and has none. `defaults_by_seats`: what options are at tables of so many seats, if nothing else is said. `dossiers`: what is worth knowing of what can be chosen. `campaign`: if several of its games tell one story. */
export interface GameInfo {
  name: string;
  title: string;
  blurb: string;
  seats: number[];
  default_seats: number;
  minutes: [number, number];
  weight: number;
  locales: string[];
  options: OptionInfo[];
  presets: PresetInfo[];
  bots: string[];
  groups: OptionGroup[];
  lessons: LessonInfo[];
  untaught: string[];
  defaults_by_seats: Record<number, Record<string, boolean | number | string | (boolean | number | string)[] | null>>;
  dossiers: Dossier[];
  campaign: CampaignOffer | null;
}

/** Every game. */
export interface GameList {
  games: GameInfo[];
}

/** A line of a game's rules. */
export interface RuleInfo {
  id: string;
  text: string;
  section: string;
}

/** The rules of a game, in the order of the rulebook. */
export interface RuleList {
  rules: RuleInfo[];
}

/** Every seat has so many seconds, gains `increment` for each turn, and what happens when they have run out. `each`: the seconds are for the whole "game", or anew for each "move"; then there is nothing to gain. */
export interface ClockRules {
  seconds: number;
  increment?: number;
  then?: "bot" | "end";
  each?: "game" | "move";
}

/** A seat: `name` if a person holds it, `bot` if a bot answers for it now; both: the person is absent. `here`: the person is connected. `timed_out`: the clock ran out and a bot took over for good. `part`: what whoever sits there plays, where it is another part than the others'. */
export interface SeatInfo {
  seat: number;
  name: string | null;
  bot: string | null;
  here: boolean;
  timed_out: boolean;
  part: string;
}

/** How a game ended: the seats that won, why, when, after how many entries, and what every seat played. `adjudicated` as in `outcome`. */
export interface ResultInfo {
  winners: number[];
  words: string;
  ended: number;
  entries: number;
  roles: string[];
  adjudicated: boolean;
}

/** A table as everybody may know it. `chosen_seed`: a person chose the dice. `hints`: whether people at it may ask for hints. `reasons`: whether novices say why they move so. `reading`: the seconds for which what is given to read lies open at most. `lesson`: the one that it began as; such a table counts in no history. `campaign`: the one that its game belongs to. `begun`: when the game began, 0 before that; `result`: once it is over. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  phase: Phase;
  seats: SeatInfo[];
  options: Record<string, boolean | number | string | (boolean | number | string)[] | null>;
  lang: string;
  open: boolean;
  chat: boolean;
  created: number;
  chosen_seed: boolean;
  clock: ClockRules | null;
  watching: number;
  rematch: string | null;
  reading: number;
  lesson: string | null;
  campaign: string | null;
  begun: number;
  result: ResultInfo | null;
  hints: boolean;
  reasons: boolean;
}

/** Tables, the newest first. */
export interface TableList {
  tables: TableInfo[];
}

/** Somebody sits down: in that seat, or in the first free one. */
export interface SitDown {
  name: string;
  seat?: number | null;
}

/** A table to open. `bots`: one per seat, null for a person. The asker sits down as `name`, if one is given. `beside`: others who share the asker's screen, and sit down with them. `lesson`: a lesson of that game; it says how many sit there, what is agreed, the seed, and which seat is the learner's. */
export interface NewTable {
  game: string;
  seats?: number | null;
  options?: Record<string, boolean | number | string | (boolean | number | string)[] | null>;
  preset?: string | null;
  bots?: (string | null)[];
  name?: string | null;
  seat?: number | null;
  lang?: string;
  open?: boolean;
  chat?: boolean;
  hints?: boolean;
  reasons?: boolean;
  clock?: ClockRules | null;
  seed?: number | null;
  lesson?: string | null;
  beside?: SitDown[];
}

/** A seat and the secret that holds it. The secret is told once: keep it. */
export interface SeatHeld {
  seat: number;
  secret: string;
  table: TableInfo;
}

/** A seat of somebody who shares the screen, and the secret that holds it. */
export interface HandHeld {
  seat: number;
  secret: string;
}

/** A new table, the host's secret, the seat of whoever opened it, and those of the others at the same screen. */
export interface TableOpened {
  table: TableInfo;
  host: string;
  seat: number | null;
  secret: string | null;
  beside: HandHeld[];
}

/** The bot that shall answer for a seat. */
export interface SetBot {
  bot?: string;
}

/** What the host may change at any time; what is left out stays. */
export interface ChangeTable {
  open?: boolean;
  chat?: boolean;
  hints?: boolean;
  reasons?: boolean;
}

/** What a browser gives to be called by: its PushSubscription. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** How this server can call people: `push` is the key that a browser subscribes with; null: not so. */
export interface CallWays {
  push: string | null;
  webhooks: boolean;
}

/** How to call me when it is my move and I am not at the table; what is left out stays. `webhook` null: no longer so. */
export interface SetBells {
  webhook?: string | null;
  push?: PushAddress;
  lang?: string;
}

/** How a seat is called now: by this address, and in so many browsers. */
export interface Bells {
  webhook: string | null;
  pushes: number;
}

/** What a webhook or a browser is told: that it is somebody's move. Nothing that only the seat may know. */
export interface Call {
  kind: "your-move";
  words: string;
  game: string;
  table: string;
  seat: number;
  name: string;
  link: string;
}

/** Where others can open this server: at its `public` address, or at these in the local `network`, the best first. Neither: only this computer can; `command` is what to type so that others can, if that is known. */
export interface Reach {
  public: string | null;
  network: string[];
  command: string;
}

/** The server is up and its storage answers. */
export interface Health {
  ok: boolean;
  version: string;
}

/** A campaign to begin. `bots`: one per seat, null for a person. The asker takes the first such seat as `name`. `options`: what holds for all of its games besides the preset; which can be agreed on stands in `CampaignOffer`. */
export interface NewCampaign {
  game: string;
  bots: (string | null)[];
  preset?: string | null;
  name?: string | null;
  lang?: string;
  options?: Record<string, boolean | number | string | (boolean | number | string)[] | null>;
}

/** A campaign from a file, to go on with here. The asker takes the seat of that `name`, or the first of a person. `lang`: of its tables; left out, the asker's, if the game speaks it, else the game's first. */
export interface OpenCampaign {
  text: string;
  name?: string | null;
  lang?: string | null;
}

/** The table for the game that follows. */
export interface OpenMission {
  seed?: number | null;
}

/** A campaign as everybody may know it who has its address. `seats`: who plays, as far as they have come. `table`: where the next game is being played, or people gather for it, and `phase` which of these. `played`: the tables of the games that are over, null for one from a file. `begun`: a game from the file waits to go on, `anew`: it cannot go on under these rules, and begins anew. `level` and `agreed`: what was agreed on for all games, in words: the preset, and options with their values. `unchecked`: the numbers of the games that were played under other rules or with other content, so that their records can be neither checked nor played again here. `lang`: the language of the journey. */
export interface CampaignInfo {
  id: string;
  game: string;
  title: string;
  level: string;
  seats: SeatInfo[];
  journey: Journey;
  created: number;
  table: string | null;
  phase: Phase | null;
  played: (string | null)[];
  begun: boolean;
  lang: string;
  agreed: [string, string][];
  unchecked: number[];
  anew: boolean;
}

/** A new campaign, the secret of its host, and that of the seat of whoever opened it. They hold at all its tables. */
export interface CampaignOpened {
  campaign: CampaignInfo;
  host: string;
  seat: number | null;
  secret: string | null;
}

/** Something that happened at entry `position`, as this viewer may know it, its rule, and what it gives to read. `itself`: nobody did it, but the game itself. `by`: nothing happened, but the bot in this seat says why it moved so. */
export interface Sentence {
  position: number;
  words: string;
  rule: string;
  passage?: Passage | null;
  itself?: boolean;
  by?: number | null;
}

/** The table after so many entries, and what the last of them told. `back` as in `moved`. */
export interface ReplayStep {
  position: number;
  still_id: string;
  moving: Moving;
  log: Sentence[];
  seat: number | null;
  back: number | null;
}

/** A side at the end. */
export interface SideScore {
  name: string;
  seat: number | null;
  rank: number;
  parts: Record<string, number>;
  total: number | null;
}

/** Who won (numbers of sides) and why. `adjudicated`: not by the rules, but resigned, out of time, abandoned. */
export interface OutcomeInfo {
  winners: number[];
  sides: SideScore[];
  words: string;
  rule: string;
  adjudicated: boolean;
}

/** A stretch of a game, which can be shown from position `first` to `last`. `stills`: by their ids, those that the steps need. `outcome`: once the game is over. */
export interface Replayed {
  first: number;
  last: number;
  steps: ReplayStep[];
  stills: Record<string, Still>;
  outcome: OutcomeInfo | null;
}

/** What one entry told. `back` as in `moved`. */
export interface ToldStep {
  position: number;
  log: Sentence[];
  back?: number | null;
}

/** All that was told of a game, by entry; entries that told nothing are left out. */
export interface Story {
  steps: ToldStep[];
}

/** What every side had after so many entries. */
export interface ScorePoint {
  position: number;
  scores: number[];
}

/** Every side's share of winning after so many entries, from 0 to 1, as the game reckons it. */
export interface SharePoint {
  position: number;
  shares: number[];
}

/** A position where a round begins, or another part of the game, and its name. */
export interface Landmark {
  position: number;
  words: string;
}

/** A position where much was decided: the side whose share of winning changed most, by how much, and what happened. */
export interface Moment {
  position: number;
  side: number;
  gain: number;
  words: string;
}

/** The course of a game: `points` are the score over time, none if it keeps no score; `acted` who made each entry. `shares` and `moments` come only after the end, for they look at everything. */
export interface ScoreChart {
  sides: SceneSide[];
  points: ScorePoint[];
  rounds: Landmark[];
  acted: (number | null)[];
  shares: SharePoint[];
  moments: Moment[];
}

/** How far a look back at one's own decisions has come: `done` of so many are thought about; then, what was `found`. */
export interface LookedBack {
  done: number;
  of: number;
  found: Review | null;
}

/** The record of a game from elsewhere, as its file has it. */
export interface OpenRecord {
  text: string;
}

/** A record that was opened: its name here, which game it is, and who sat where. */
export interface RecordInfo {
  id: string;
  game: string;
  title: string;
  seats: SeatInfo[];
  options: Record<string, boolean | number | string | (boolean | number | string)[] | null>;
}

/** The first message: who I am (nobody: a spectator), my language, what I already have, and my pace (see `Pace`). `beside`: the secrets of others who share this screen. They are here, too, but only what `secret` opens is shown; see `Curtain`. */
export interface Hello {
  type: "hello";
  secret?: string | null;
  beside?: string[];
  host?: string | null;
  lang?: string;
  since?: number | null;
  chat_since?: number;
  still_id?: string | null;
  until?: number | null;
  ref?: number | null;
}

/** My answer counts, and the draft before it, if there is one. `position`: the table I answered at. */
export interface PlayAnswer {
  type: "answer";
  position: number;
  answer: number;
  ref?: number | null;
}

/** Add an answer to my draft: only I see what comes of it. */
export interface Try {
  type: "try";
  position: number;
  answer: number;
  ref?: number | null;
}

/** Take the last answer of my draft back. */
export interface TakeBack {
  type: "back";
  ref?: number | null;
}

/** Take one pick out of my draft, by its place among the answers: one of those that are `loose`. */
export interface TakeOut {
  type: "out";
  at: number;
  ref?: number | null;
}

/** Forget my draft. */
export interface Clear {
  type: "clear";
  ref?: number | null;
}

/** My draft counts, all in one go. */
export interface Confirm {
  type: "confirm";
  position: number;
  ref?: number | null;
}

/** Take back my last answer, or all of mine after the entry `to`. */
export interface TakeUndo {
  type: "undo";
  to?: number | null;
  ref?: number | null;
}

/** I give up: with one or two seats the game ends, with more a bot takes my seat over. */
export interface Resign {
  type: "resign";
  ref?: number | null;
}

/** Answer what I am asked now with this, and whenever the same is asked again, until something happens. */
export interface GiveOrder {
  type: "order";
  position: number;
  answer: number;
  until: "cancelled" | "otherwise" | "phase" | "round";
  ref?: number | null;
}

/** I answer myself again: forget that order, or all of mine. */
export interface CancelOrder {
  type: "cancel";
  order?: number | null;
  ref?: number | null;
}

/** Several of us share this screen: show what this one sees; None: what everybody sees. */
export interface Curtain {
  type: "curtain";
  seat: number | null;
  ref?: number | null;
}

/** Words to those at the table. `seat`: who of those at this screen speaks, if the curtain is drawn. */
export interface Say {
  type: "say";
  words: string;
  seat?: number | null;
  ref?: number | null;
}

/** Tell me the table in words. */
export interface Look {
  type: "look";
  ref?: number | null;
}

/** Why can't I use this now: a zone, a face, a piece or a counter, by its id? `position`: the table I look at. `zone` is where it lies and `owner` the side that a piece belongs to; `picked` is what I have clicked on to name an answer. */
export interface WhyNot {
  type: "why";
  position: number;
  thing: string;
  zone?: string | null;
  owner?: number | null;
  picked?: string[];
  ref?: number | null;
}

/** What should I answer, and why? Whoever asks again before the answer has come asks anew. */
export interface AskHint {
  type: "hint";
  position: number;
  ref?: number | null;
}

/** I do not wait for the hint any more: what was asked for is answered with `done`. */
export interface StopHint {
  type: "stop-hint";
  ref?: number | null;
}

/** I have read all that was given to read up to this position: bots need not wait for me. */
export interface HaveRead {
  type: "read";
  position: number;
  ref?: number | null;
}

/** I look at the moves of bots one by one: let them play until the table is at position `until`, and wait for me there. None: they need not wait. It counts where nobody else has a seat and no clock runs; elsewhere play goes on. */
export interface Pace {
  type: "pace";
  until: number | null;
  ref?: number | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  ref?: number | null;
}

/** What became of the moving part: each zone named here now holds these pieces; what is left out stays. */
export interface Changes {
  zones?: Record<string, Piece[]>;
  counters?: Counter[];
  gone?: string[];
  heading?: string[];
  prompt?: Prompt | null;
  over?: boolean;
  scores?: number[];
  standings?: Standing[];
  phase?: string;
}

/** An option that cannot be taken back, and why: chance decides, the game ends, or another acts. */
export interface Final {
  answer: number;
  why: Why;
}

/** An answer of a draft, in words. `loose`: a pick that can be taken out by itself. `asked` is the question, where a choice begins; further picks of it have none. */
export interface Tried {
  answer: number;
  label: string;
  loose: boolean;
  asked: string;
}

/** A seat's draft. With `final` nothing can follow: confirm, or take back. */
export interface DraftInfo {
  answers: Tried[];
  final: Why | null;
}

/** How far a seat can go back: the entries after which it would take up again, nearest first; else why not. `alone`: all others are bots, so there is a way back whatever they did and the dice showed, until the game ends. */
export interface UndoInfo {
  ways: number[];
  why: string;
  alone: boolean;
}

/** What a seat has left, at the moment of the message; it runs while the seat is asked. */
export interface ClockInfo {
  seat: number;
  left: number;
  running: boolean;
}

/** A note of a lesson, number so and so: what it says, and the ids of what it speaks of, in the order to look at them. `answer`: the one that it asks for; without one it is only read. */
export interface LessonNote {
  number: number;
  words: string;
  points: string[];
  answer: number | null;
}

/** Where a lesson is: the notes to read now, the last of which may ask for an answer. `takes` are the answers that it takes, `otherwise` what it says to others. No notes: others move, or, with `confirm`, what is chosen waits to be confirmed. `leads` no more: after these notes the learner plays on freely. */
export interface LessonShown {
  title: string;
  steps: number;
  notes: LessonNote[];
  takes: number[];
  otherwise: string;
  confirm: boolean;
  leads: boolean;
}

/** An answer that I have given in advance: the question, the answer in words, and how long it counts. */
export interface OrderInfo {
  id: number;
  asked: string;
  label: string;
  until: "cancelled" | "otherwise" | "phase" | "round";
}

/** The table as it is now, after `position` entries: whole (`moving`) or as `changes` of what was sent before. `back`: forget the sentences of the log after that position, then add `log`. `still` comes at first, and again if what it shows was settled meanwhile. `finals`, `draft`, `undo`, `orders` and `lesson` are for a seat's own eyes. `by`: the seat that acted first after what was sent before. `left`: with the first message to a seat, the last entry that it made itself, 0 if there is none: what came after that it may have missed. */
export interface Moved {
  type: "moved";
  position: number;
  asked: number[];
  still_id: string;
  still?: Still | null;
  moving?: Moving | null;
  changes?: Changes | null;
  log?: Sentence[];
  back?: number | null;
  finals?: Final[];
  draft?: DraftInfo | null;
  undo?: UndoInfo | null;
  clocks?: ClockInfo[];
  outcome?: OutcomeInfo | null;
  lesson?: LessonShown | null;
  by?: number | null;
  orders?: OrderInfo[];
  left?: number | null;
}

/** What somebody at the table said. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  words: string;
  at: number;
}

/** The answer to `hello`: where I sit, the table, and, if the game has begun, all I need to draw it. `seats`: those of all who share this screen. */
export interface Welcome {
  type: "welcome";
  seat: number | null;
  host: boolean;
  table: TableInfo;
  chat: ChatLine[];
  moved: Moved | null;
  seats: number[];
}

/** Who sits where, who is here, what the host changed. `seat` and `host`: what I am now. `seats`: those of all who share this screen. */
export interface TableChanged {
  type: "table";
  seat: number | null;
  host: boolean;
  table: TableInfo;
  seats: number[];
}

/** New words at the table. */
export interface Chatted {
  type: "chat";
  chat: ChatLine[];
}

/** A line in parts: words, and what they are ("title", "heading", "zone", "prompt", "number", "rule", "side 0", ...). */
export interface PageLine {
  parts: [string, string][];
  depth: number;
}

/** The table in words: the answer to `look`. */
export interface PageTold {
  type: "page";
  table: PageLine[];
  prompt: PageLine[];
  ref: number | null;
}

/** Why a thing cannot be used now: the answer to `why`. No reasons: what is asked now has nothing to do with it. `place` is the zone of which they are said, if it is not the thing itself. `free`: it could be used, if nothing else were picked or chosen. */
export interface Reasons {
  type: "reasons";
  thing: string;
  position: number;
  reasons: Reason[];
  place: string;
  free: boolean;
  ref: number | null;
}

/** The answer to `hint`: the best answer, with the advice that begins with it; in a lesson the answer it asks for. */
export interface Hinted {
  type: "hinted";
  position: number;
  answer: number;
  advice: Advice | null;
  ref: number | null;
}

/** What was said with this `ref` was done, and is kept; the table is now after `position` entries. */
export interface Done {
  type: "done";
  ref: number | null;
  position: number;
}

/** What was said was not done, and changed nothing. */
export interface Refused {
  type: "refused";
  ref: number | null;
  problem: Problem;
  position: number | null;
}

/** I am here. */
export interface Pong {
  type: "pong";
  ref: number | null;
}
