// The client's words in English.

const BOTS: Record<string, string> = { greedy: "Bot (keen)", random: "Bot (random)", search: "Bot (thoughtful)" };

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function listed(names: string[]): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

export const en = {
  // every page
  close: "Close",
  loading: "One moment…",
  tryAgain: "Try again",
  toLobby: "To the lobby",
  pages: "Pages",
  settings: "Settings",
  credits: "Credits",
  copy: "Copy",
  copied: "Copied",
  noServer: "The server does not answer. Is it running, and are you connected? Then try again.",
  broken: "Something went wrong",
  brokenWords: "The page has lost its thread. The table is safe on the server: load the page again.",
  reload: "Load again",
  nowhere: "There is nothing here",
  nowhereWords: "This address leads nowhere. The lobby shows the games and the open tables.",

  // the lobby
  tagline: "Board games of cults and elder gods, with friends or against bots",
  games: "Games",
  myTables: "My tables",
  openTables: "Open tables",
  noOpenTables: "No table is open at the moment. Open one, and others can join it here.",
  playNow: "Play against bots now",
  newTable: "New table…",
  newTableOf: (game: string) => `New table: ${game}`,
  length: "Length",
  weight: "Weight",
  weightOf: (weight: number) => `${weight} of 5`,
  range: (seats: number[]) => {
    const [least, most] = [Math.min(...seats), Math.max(...seats)];
    return least === most ? `${least}` : least === 0 ? `up to ${most}` : `${least} to ${most}`;
  },
  minutes: ([least, most]: [number, number]) => (least === most ? `${most} minutes` : `${least} to ${most} minutes`),
  phases: { gathering: "gathering", playing: "being played", over: "finished" },
  freeSeats: (free: number) => count(free, "free seat", "free seats"),
  goOn: "Go on",
  join: "Join",
  lookOn: "Look on",
  forgetTable: (title: string) => `Remove from my tables: ${title}`,

  // a new table
  preset: "To begin with",
  noPreset: "As the options say",
  seats: "Seats",
  seat: (number: number) => `Seat ${number}`,
  me: "Me",
  openSeat: "Open, for whoever joins",
  bot: (name: string) => BOTS[name] ?? `Bot (${name})`,
  nickname: "Your name at the table",
  moreOptions: (number: number) => `Options of the game (${number})`,
  aboutTheTable: "The table: language, clock, chat",
  asUsual: "as usual",
  perSeat: "seat by seat",
  listed: "Show the table in the lobby",
  chatAllowed: "Chat between the players",
  withClock: "With a clock",
  minutesEach: "Minutes for each seat",
  secondsGained: "Seconds gained each turn",
  whenTimeIsUp: "When the time is up",
  thenBot: "a bot takes over",
  thenEnd: "the game ends",
  openTable: "Open the table",

  // gathering
  waitingForPlayers: (free: number) =>
    `The game begins when every seat is taken; ${count(free, "is", "are")} still free.`,
  beginning: "Everybody is here. The game begins.",
  emptySeat: "empty seat",
  sitHere: "Sit here",
  sitDown: "Sit down",
  standUp: "Stand up",
  sendAway: "Send away",
  seatBot: "Seat a bot",
  removeBot: "Send the bot away",
  invitation: "Invitation for the others",
  seatLink: "Your seat, for another device",
  seatLinkWarning: "Whoever has this link plays in your place. Keep it to yourself.",
  you: "You",

  // the table and its states
  table: "Table",
  sittingDown: "Sitting down",
  layingOut: "The table is being laid out",
  noTable: "No such table",
  noTableWords: "The link is dead, or the secret in it belongs to another table. Ask for a new invitation.",
  noLiveLine: "No live line",
  noWebSocket:
    "This browser cannot keep a live line open (WebSocket). Any browser of the last ten years can: open the table in another one.",
  forgetAndLook: "Forget my seat and look on",
  tableClosed: "The table is closed",
  tableClosedWords: "It was closed before a game began.",
  lineLost: "The line is lost; trying again…",
  watching: (number: number) => (number ? `${count(number, "person looks", "people look")} on.` : "Nobody looks on."),
  chosenSeed: "The dice of this table were chosen by a person.",
  closeTable: "Close the table",
  resign: "Give up",
  resignSure: "Give up for good?",
  resignYes: "Yes, I give up",

  // who acts, and what is asked
  whatIsAsked: "What is asked",
  yourMove: "Your move",
  decidesFirst: (who: string) => `First ${who} decides something`,
  othersMove: "The others move…",
  skip: "Skip to now",
  waitingFor: (side: string, name: string) => `Waiting for ${side}${name ? ` (${name})` : ""}`,
  botThinks: (side: string) => `${side} is thinking (bot)`,
  seatIsEmpty: (side: string) => `The seat of ${side} is empty: the host can seat a bot, or somebody can sit down`,
  away: "away",
  acts: "acts now",
  options: "What you can answer",
  narrowedTo: (open: number, all: number) => `${open} of ${all} answers fit what you clicked.`,
  showAll: "Show all",
  chosenSoFar: "Chosen so far",
  chosen: (what: string) => `Chosen: ${what}`,
  sum: (sum: number) => `Together ${sum}`,
  sumOf: (sum: number, needed: number) => `${sum} of ${needed}`,
  stillNeeded: (needed: number) => `Still needed: ${needed}`,
  confirm: "Confirm",
  takeBack: "Take back",
  takeOut: (what: string) => `Take out: ${what}`,
  clear: "Clear",
  undo: "Undo",
  final: {
    chance: "Can't be taken back: dice are rolled or something hidden is shown",
    over: "Can't be taken back: the game ends",
    seat: "Can't be taken back once the next has answered",
  },
  noWayBack: "can't be taken back",
  noWayBackFromAny: (answers: number): string =>
    answers === 1 ? "This can't be taken back." : "Whichever you choose can't be taken back.",
  noLonger: (what: string) => (what ? `“${what}” is no longer possible.` : "What you had picked is no longer possible."),

  notNow: "Not now.",
  notThereNow: (place: string) => `${place}: not now.`,
  pickedInstead: (names: string[]) => `You have picked ${listed(names)}. Let go of that first to pick something else.`,
  enoughPicked: (picked: number) =>
    picked === 1
      ? "One is picked, and no more can be. Take it out to pick another."
      : `${picked} are picked, and no more can be. Take one out to pick another.`,
  chosenInstead: (what: string) => `“${what}” is chosen. Take that back first to choose something else.`,
  notAskedFor: "Not asked for now.",
  clickGoesTo: (place: string) => `A click here goes to ${place}.`,
  askedNow: (words: string) => `What is asked: ${words}`,
  more: "More",

  // places, pieces, panels
  board: (game: string) => `Board of ${game}`,
  wholeBoard: "Whole board",
  panels: "Parts of the table",
  hand: "Hand",
  log: "Log",
  chat: "Chat",
  chatCount: (lines: number) => (lines ? `Chat (${lines})` : "Chat"),
  logAndChat: "Log and chat",
  yourMat: "What lies before you",
  emptyHand: "Your hand is empty.",
  beside: "Beside the board",
  onStage: "On stage",
  fold: "Fold",
  unfold: "Unfold",
  about: "What is this?",
  empty: "Nothing lies here.",
  hidden: "hidden",
  faceDown: (number: number) => count(number, "card face down", "cards face down"),
  scoreNow: (what: string) => `${what || "Score"} as things stand`,
  timeLeft: "Time left",
  botPlays: "A bot plays for them",
  letBotPlay: "Let a bot play meanwhile",
  handBack: "Hand the seat back",
  playAgainMyself: "Play again myself",
  nothingHappened: "Nothing has happened yet.",
  sinceLastVisit: (number: number) => `Since you were last here: ${number}`,
  chatEmpty: "Nobody has said anything yet.",
  chatOff: "The host has switched the chat off.",
  saySomething: "Say something",
  say: "Say",

  // rules and text view
  rules: "Rules",
  openRule: (rule: string) => `Open rule ${rule}`,
  allRules: "All rules",
  searchRules: "Search the rules",
  noRuleFound: "No rule says that.",
  rulesFailed: "The rules could not be fetched.",
  textView: "Text view",
  tableInWords: "The table in words",
  backToBoard: "Back to the board",
  skipToAsked: "To what is asked",
  skipToBoard: "To the board",

  // the end
  gameOver: "The game is over",
  youWon: (names: string[]) => (names.length > 1 ? `You have won: ${listed(names)}` : "You have won"),
  allWon: "You have won together",
  winners: (names: string[]) => `The victory goes to ${listed(names)}`,
  nobodyWon: "Nobody has won",
  scoreSheet: "Score sheet",
  side: "Side",
  total: "Total",
  scoreOverTime: (what: string) => `${what || "Score"} over time`,
  rematch: "Rematch",
  toRematch: "To the rematch",
  replay: "Replay",
  record: "Record",

  // replay
  replayFailed: "The replay cannot be shown",
  backToTable: "To the table",
  toBeginning: "To the beginning",
  stepBack: "One step back",
  stepOn: "One step on",
  run: "Run",
  pause: "Pause",
  scrubber: "Position in the game",
  stepOf: (step: number, last: number) => `${step} of ${last}`,

  // settings
  language: "Language",
  languages: { en: "English", pl: "Polski" },
  light: "Light",
  themes: { dark: "Lamplight", light: "Daylight" },
  finalAnswers: "An answer that cannot be taken back",
  askings: {
    always: "asks once more",
    "unless-turn": "asks once more, unless it only passes the turn on",
    never: "counts at once",
  },
  whenItIsMyMove: "When it is my move",
  ring: "Ring a bell",
  notify: "Show a note of the browser",
  keysHelp:
    "Keys: numbers choose an answer (1 2 is the twelfth), Enter confirms, Escape takes back, U undoes, T shows the table in words; on the board arrows walk, Enter chooses, I tells more, + and − zoom.",

  // credits
  iconAuthors: "Lorc, Delapouite and contributors",
  svelteAuthors: "the Svelte contributors",
  iconsChanged: "The icons are used as they are, in other colours and sizes.",
  licences: "All licences in full",
  creditsOwn: "Eldertable is free software under the Apache License 2.0.",
  creditsGames:
    "Eldertable is an unofficial implementation by people who like to play these games. Their names, artwork and trademarks belong to their authors and publishers; no artwork or text of theirs is used here. If you enjoy a game, please buy it.",
};
