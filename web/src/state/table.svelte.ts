// A table as this person sees it: what the server told, what is shown of it now, and what is being chosen.

import { type Frame, nextFrame } from "../lib/frames";
import { cardsOf } from "../lib/cards";
import { latest, retold } from "../lib/changes";
import { keep } from "../lib/keep";
import { Contents } from "../lib/scene";
import { Lights, narrowed } from "../lib/narrowing";
import { inOrderOf, inPlaces } from "../lib/rows";
import { Line, lineAddress, type LineState, problemOf } from "../net/line";
import type { Choice, Final, FromServer, Hello, OrderInfo, PageTold, Problem, Prompt, Reasons, Sentence, TableInfo, Why } from "../wire";
import { Again } from "./again.svelte";
import { Chat } from "./chat.svelte";
import { Course } from "./course.svelte";
import { Hints } from "./hints.svelte";
import { Playback } from "./playback.svelte";
import { Reading } from "./reading.svelte";
import { type About, KnownReasons } from "./reasons";
import { Screen } from "./screen.svelte";
import { settings, type Speed } from "./settings.svelte";
import { SinceMyMove } from "./since.svelte";

/** A pick of the choice made last, which can be taken out again. */
export interface Pin extends Choice {
  at: number;
}

export class TableSession {
  line = $state<LineState>("connecting");
  table = $state.raw<TableInfo | null>(null);
  host = $state(false);
  log = $state.raw<Sentence[]>([]);
  /** What is shown; `latest` may already be further. */
  frame = $state.raw<Frame | null>(null);
  /** The table as it is at the server. */
  latest = $state.raw<Frame | null>(null);
  /** Whether the curtain hides everything: who is asked must take the screen first. */
  readonly curtain = $derived.by(() => {
    const { shares, turning, seat } = this.screen;
    return shares && this.table?.phase === "playing" && !this.latest?.outcome && (turning || seat === null);
  });
  /** Whoever at this screen the table waits for. */
  readonly askedHere = $derived((this.latest?.asked ?? []).filter((seat) => this.screen.seats.includes(seat)));
  /** Whether the table is read in words instead of being looked at: words are told as things are now. */
  inWords = $state(false);
  /** What was clicked on the table to narrow the options. */
  picked = $state.raw<string[]>([]);
  /** A final option that waits for a second click. */
  armed = $state.raw<Choice | null>(null);
  /** What can be answered; while others move, it stays in its order. */
  options = $state.raw<Choice[]>([]);
  /** The list of answers as it shows: while somebody points at it, what is no longer possible keeps its place. */
  rows = $state.raw<Choice[]>([]);
  /** Where several things are picked: the answer that closes the choice with those picked so far, if they would do. */
  enough = $state.raw<Choice | null>(null);
  /** The picks that can be taken out again, each with its place in the draft. */
  pins = $state.raw<Pin[]>([]);
  /** The question that they answer. */
  prompt = $state.raw<Prompt | null>(null);
  /** Whether somebody else decides something first, and then the same will be asked again. */
  held = $state(false);
  /** What was picked or armed and is no longer possible, and what happened. */
  lost = $state.raw<{ what: string; because: string } | null>(null);
  /** Whether somebody wanted to confirm what is not enough yet. */
  hasty = $state(false);
  /** The beginning of an answer's number, typed so far. */
  typed = $state("");
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** The position at the last visit, if something has happened since. */
  lastVisit = $state<number | null>(null);
  /** Since when the table waits for whom it waits for. */
  waitingSince = $state(0);

  /** What was given to read and is not put away yet. */
  readonly reading = new Reading(
    () => this.table?.reading ?? 0,
    (position) => void this.wire.say({ type: "read", position }),
  );

  /** The others' moves on their way to the board. */
  readonly playback = new Playback({
    tell: (frame) => this.tell(frame),
    put: (frame) => this.put(frame),
    speed: () => this.speed,
    hurries: () => this.inWords || (document.hidden && this.speed !== "step"),
    reads: () => this.reading.pages.length > 0 && (this.table?.reading ?? 0) > 0,
  });
  /** Whether there is more to come than is shown. */
  readonly behind = $derived(this.playback.waiting > 0);
  /** How the others' moves are shown here; what a lesson shows has its own pace. */
  readonly speed = $derived<Speed>(this.latest?.lesson?.leads ? "normal" : settings.speed);
  /** Whether bots wait until I ask for their next move: alone with them, without a clock. */
  readonly halted = $derived.by(() => {
    const { latest, table } = this;
    if (this.speed !== "step" || !latest?.undo?.alone || latest.clocks.length || latest.moving.over || latest.outcome) return false;
    return latest.asked.some((seat) => table?.seats.find((one) => one.seat === seat)?.bot);
  });
  /** Whether the table itself waits for me, shown or not. */
  readonly awaited = $derived(
    this.seat !== null && this.latest !== null && !this.latest.outcome && this.latest.asked.includes(this.seat),
  );

  /** What the others did since my move, to be watched once more. */
  readonly again = new Again();
  readonly screen: Screen;
  readonly since: SinceMyMove;
  readonly chat: Chat;
  readonly hints: Hints;
  private readonly reasons: KnownReasons;
  /** The table as it shows: as it is, or as it was while a move is watched again. */
  readonly seen = $derived(this.again.shown ?? this.frame);
  readonly contents = $derived(this.seen ? new Contents(this.seen.moving) : null);
  /** Whether several things are being picked, and those picked so far do not complete it. */
  readonly picking = $derived(Boolean(this.prompt?.way) && this.options.length > 0);
  /** Whether there is something to confirm that would do. */
  readonly live = $derived(
    this.armed !== null || this.enough !== null || (!this.picking && (this.frame?.draft?.answers.length ?? 0) > 0),
  );
  /** How many answers of the draft belong to former questions: all but the picks of the one that is asked now. */
  readonly answered = $derived.by(() => {
    const tried = this.frame?.draft?.answers ?? [];
    const now = this.frame?.moving.prompt;
    const begun = Boolean(this.prompt?.way) && (!now || now.picks.length > 0);
    const first = begun ? tried.findIndex((answer) => answer.loose) : -1;
    return first < 0 ? tried.length : first;
  });
  /** Why what is picked cannot be confirmed: how much there is, and how much is needed; null if it can be. */
  readonly missing = $derived.by(() => {
    if (this.live || !this.prompt) return null;
    return { sum: this.prompt.sums ?? this.pins.length, needs: this.prompt.needs };
  });
  /** The answer that closes a choice with nothing picked: whoever gives it goes without. */
  readonly without = $derived(this.prompt?.way === "set" && !this.pins.length && !this.armed ? this.enough : null);
  readonly open = $derived(narrowed(this.options, this.picked));
  readonly shown = $derived(narrowed(this.rows, this.picked));
  /** What is chosen among, as cards, where all of it has a dossier. */
  readonly cards = $derived(this.frame ? cardsOf(this.rows, this.prompt, this.frame.scene.dossiers) : []);
  /** Those that are left after what was picked, which is one of them where something is still to be chosen besides. */
  readonly cardsLeft = $derived(
    this.frame && this.picked.length ? cardsOf(this.shown, this.prompt, this.frame.scene.dossiers) : this.cards,
  );
  /** Whether the cards are laid aside, to look at the board. */
  aside = $state(false);
  readonly side = $derived(this.frame?.scene.sideOfSeat(this.seat)?.side ?? null);
  /** The lesson, if this table is one. */
  readonly course = new Course(() => this.frame);
  /** What can be clicked: in a lesson only what it asks for, and nothing while there is something to read. */
  private readonly lit = $derived(
    this.course.leads ? this.options.filter((option) => this.course.asksFor(option)) : this.options,
  );
  readonly lights = $derived(
    this.frame && !this.again.shown
      ? new Lights(this.frame.scene, this.frame.moving, this.lit, this.picked, this.side)
      : null,
  );
  /** Whether the table waits for me, or I have begun to answer though it does not. */
  readonly mine = $derived(
    this.seat !== null &&
      this.frame !== null &&
      (this.held || this.frame.asked.includes(this.seat) || this.frame.draft !== null),
  );
  /** Whether the cards lie over the board: until there is nothing more to choose among them, or they are laid aside. */
  readonly choosing = $derived(this.mine && this.cardsLeft.length > 0 && !this.aside && !this.course.listening);

  /** All that could be picked in the choice made last. */
  private readonly pickable = new Map<number, Choice>();
  /** What could not be taken back of what can be answered. */
  private finals: Final[] = [];
  /** What was said while somebody else decided; it is sent as soon as the same is asked again. */
  private unsaid: (() => Promise<void>) | null = null;
  /** Whether somebody points at the list of answers. */
  private pointedAt = false;
  /** Up to here the table stands as this person has left it. */
  private actedUntil = -1;
  /** At which position bots wait for me, while I look at their moves one by one. */
  private until = 0;
  /** Frames that came while I looked on: what they give to read is laid open. */
  private readonly unread = new WeakSet<Frame>();
  private readonly wire: Line;

  constructor(readonly id: string) {
    this.screen = new Screen(id);
    this.lastVisit = keep.table(id)?.seen ?? null;
    this.wire = new Line(lineAddress(id), {
      hello: () => this.hello(),
      hear: (message) => this.hear(message),
      stateChanged: (state) => (this.line = state),
    });
    const say: Line["say"] = (message) => this.wire.say(message);
    this.chat = new Chat(id, () => this.screen.seats);
    this.reasons = new KnownReasons(say);
    this.hints = new Hints(
      {
        frame: () => this.frame,
        answers: () => [...this.options, this.enough],
        skip: this.skip,
        failed: (problem) => (this.problem = problem),
      },
      say,
    );
    this.since = new SinceMyMove({
      id,
      seat: () => this.seat,
      secret: () => this.screen.secret,
      frame: () => this.frame,
      log: () => this.log,
      tells: () => this.mine && !this.behind && !this.course.lesson,
      again: this.again,
    });
    this.wire.connect();
  }

  // --- who sits here ----------------------------------------------------------------------------------------

  /** My seat, or that of whoever has opened their curtain. */
  get seat(): number | null {
    return this.screen.seat;
  }

  /** Sit on a seat that was just taken: say hello again with its secret. */
  holdSeat(seat: number, secret: string): void {
    this.screen.hold(seat, secret);
    this.wire.renew();
  }

  /** What somebody at the table is called. */
  nameOf(seat: number): string {
    return this.table?.seats.find((one) => one.seat === seat)?.name ?? "";
  }

  // --- the curtain ------------------------------------------------------------------------------------------

  /** Another one takes the screen; null: whoever sat here has left it. What was shown to them is forgotten at once. */
  async turnTo(seat: number | null): Promise<void> {
    this.screen.turnTo(seat);
    this.forgetView();
    await this.wire.say({ type: "curtain", seat });
  }

  /** Forget all that one person saw: the next one at this screen must not find it anywhere. */
  private forgetView(): void {
    this.latest = this.frame = null;
    this.playback.clear();
    this.reading.forget();
    this.again.begin(null);
    this.log = [];
    this.picked = [];
    this.options = this.rows = [];
    this.pins = [];
    this.finals = [];
    this.armed = this.enough = null;
    this.hints.putAway();
    this.hints.pondering = false;
    this.prompt = null;
    this.lost = this.problem = null;
    this.since.forget();
    this.lastVisit = null;
    this.unsaid = null;
    this.held = this.busy = this.hasty = this.aside = false;
    this.typed = "";
    this.pickable.clear();
    this.reasons.forget();
    this.actedUntil = -1;
  }

  retry(): void {
    this.wire.retry();
  }

  leave(): void {
    this.again.stop();
    this.playback.clear();
    this.reading.stop();
    this.wire.hangUp();
  }

  private hello(): Hello {
    return {
      type: "hello",
      secret: this.screen.secret,
      beside: this.screen.hands.map(({ secret }) => secret),
      host: this.screen.hostKey,
      lang: settings.lang,
      since: this.latest?.position ?? null,
      chat_since: this.chat.last,
      still_id: this.latest?.stillId ?? null,
      until: settings.speed === "step" ? this.until : null,
    };
  }

  /** Begin anew in another language: everything is told again in it. */
  relearn(): void {
    this.latest = null;
    this.playback.clear();
    this.log = [];
    this.wire.renew();
  }

  // --- what the server tells --------------------------------------------------------------------------------

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.seated(message.seat, message.seats, message.host, message.table);
        this.chat.lines = [...this.chat.lines, ...message.chat];
        if (message.moved) this.moved(message.moved, true);
        break;
      case "table":
        this.seated(message.seat, message.seats, message.host, message.table);
        break;
      case "moved":
        // What was on its way for the one who left the screen is nobody's business any more.
        if (!this.screen.turning) this.moved(message, this.latest === null && this.screen.shares);
        break;
      case "chat":
        this.chat.come(message.chat);
        break;
      case "refused":
        if (message.ref === null) this.problem = message.problem;
        break;
    }
  }

  private seated(seat: number | null, seats: number[], host: boolean, table: TableInfo): void {
    const { shares } = this.screen;
    if (shares && seat !== this.seat && this.latest) this.forgetView();
    const lost = this.screen.seated(seat, seats);
    if (lost && shares) this.wire.renew();
    this.host = host;
    this.table = table;
    if (seat !== null || host) keep.remember(this.id, { game: table.game, title: table.title, seat }, Date.now());
    if (table.campaign && (seats.length || host || lost)) {
      const { game, title } = table;
      const { first: secret, hostKey: host, hands } = this.screen;
      keep.playCampaign(table.campaign, table.phase === "over", { game, title, secret, host, hands }, Date.now());
    }
  }

  private moved(message: FromServer & { type: "moved" }, welcomed: boolean): void {
    const before = this.latest;
    const frame = nextFrame(before, message, Date.now());
    if (!frame) {
      this.relearn();
      return;
    }
    const stays = frame.position === before?.position;
    if (!stays) this.waitingSince = frame.at;
    this.latest = frame;
    // Who comes in later finds what was read before in the book.
    if (!welcomed || frame.position === 0) this.unread.add(frame);
    const own = this.seat !== null && frame.by === this.seat;
    // After a loss of the line the table may have gone another way.
    const anew = !before || (welcomed && frame.back !== null);
    if (stays && welcomed) this.playback.amend(frame);
    else if (own) this.playback.mine(frame);
    else this.playback.come(frame);
    if (anew || (stays && !welcomed)) this.playback.now();
    else if (this.playback.wanted && this.halted) this.letThemMove();
  }

  // --- one after another ------------------------------------------------------------------------------------

  /** Show the table as it is now; what happened meanwhile is in the log. */
  skip = (): void => {
    this.again.stop();
    this.playback.now();
  };

  /** Show the next move of the others; alone with bots that wait, let them make it. */
  next = (): void => {
    if (this.playback.wanted) return;
    const there = this.behind;
    this.playback.next();
    if (this.playback.wanted && this.halted) this.letThemMove();
    else if (!there) this.playback.wanted = false;
  };

  private letThemMove(): void {
    this.until = (this.latest?.position ?? 0) + 1;
    void this.wire.say({ type: "pace", until: this.until });
  }

  /** Another speed of the others' moves, kept on this computer. */
  setSpeed(speed: Speed): void {
    settings.set("speed", speed);
    this.until = 0;
    void this.wire.say({ type: "pace", until: speed === "step" ? this.until : null });
    this.playback.goOn();
  }

  /** Read the table in words, or look at it again. */
  readInWords(inWords: boolean): void {
    this.inWords = inWords;
    this.playback.goOn();
  }

  private tell(frame: Frame): void {
    this.log = retold(this.log, frame.told, frame.back);
    this.again.keep(frame);
    if (this.unread.has(frame)) this.reading.come(frame.told, frame.back);
  }

  private put(frame: Frame): void {
    const { frame: before, armed, picked } = this;
    const others = frame.by !== null && frame.by !== this.seat;
    const own = (this.busy && !this.unsaid && !others) || frame.position <= this.actedUntil;
    const same = !own && before !== null && sameQuestion(this.prompt, before, frame);
    const waits = !own && this.mine && this.options.length > 0 && decidesFirst(frame);
    this.frame = frame;
    if (own || before === null) this.again.begin(frame);
    else this.again.stop();
    if (own) this.since.begin(frame, before);
    else if (before === null) void this.since.comeBack(frame);
    this.course.astray = false;
    keep.remember(this.id, { seen: frame.position }, Date.now());
    this.held = waits;
    if (waits) return;
    const { prompt } = frame.moving;
    const all = frame.draft?.final ? [] : (prompt?.options ?? []);
    const offered = all.filter((option) => option.answer !== prompt?.enough);
    this.pins = this.pinned(frame);
    // What completes a choice waits to be confirmed: until then its question stands.
    if (prompt || !frame.draft?.final || !this.prompt?.way) this.prompt = prompt;
    this.enough = all.find((option) => option.answer === prompt?.enough) ?? null;
    if (!same) this.hints.putAway();
    this.finals = frame.finals;
    const steady = same && (this.pointedAt || armed !== null);
    this.options = same ? inOrderOf(this.options, offered) : offered;
    this.rows = steady ? inPlaces(this.rows, this.options) : this.options;
    this.hasty = this.hasty && same;
    this.aside = this.aside && same;
    this.armed = same ? (offered.find((option) => option.answer === armed?.answer) ?? null) : null;
    this.picked = same && narrowed(offered, picked).length ? picked : [];
    const gone = armed && !this.armed ? armed.label : picked.length && !this.picked.length ? "" : null;
    if (!own && gone !== null) this.lost = { what: gone, because: latest(frame.told) };
    const { unsaid } = this;
    this.busy = this.busy && !unsaid;
    this.unsaid = null;
    if (unsaid && same) void unsaid();
  }

  private pinned({ moving, draft }: Frame): Pin[] {
    const { prompt } = moving;
    if (prompt?.way && prompt.kind !== this.prompt?.kind) this.pickable.clear();
    for (const choice of prompt?.way ? [...prompt.options, ...prompt.picks] : []) this.pickable.set(choice.answer, choice);
    return (draft?.answers ?? []).flatMap(({ answer, label, loose }, at) =>
      loose ? [{ answer, label, at, touches: this.pickable.get(answer)?.touches ?? [] }] : [],
    );
  }

  // --- choosing ---------------------------------------------------------------------------------------------

  why(option: Choice): Why | null {
    return this.finals.find((final) => final.answer === option.answer)?.why ?? null;
  }

  /** Why an answer could not be taken back; against bots alone there is a way back from all but the end. */
  lasting(option: Choice): Why | null {
    const why = this.why(option);
    return why === "over" || !this.frame?.undo?.alone ? why : null;
  }

  /** Somebody points at the list of answers, or no longer: then what is gone leaves it. */
  hold(pointedAt: boolean): void {
    this.pointedAt = pointedAt;
    this.settle();
  }

  /** Lay the cards to choose from aside, or back over the board. */
  layAside(aside: boolean): void {
    this.aside = aside;
    if (!aside) this.picked = [];
  }

  isGone({ answer }: Choice): boolean {
    return !this.options.some((option) => option.answer === answer);
  }

  private settle(): void {
    if (!this.pointedAt && !this.armed) this.rows = this.options;
  }

  /** Narrow the options to those that touch all of these, or let go of them; whether any option touches them. */
  pick(ids: string[]): boolean {
    this.lost = null;
    const known = ids.filter((id) => this.options.some((option) => option.touches.includes(id)));
    if (!known.length) return false;
    const again = known.every((id) => this.picked.includes(id));
    this.armed = null;
    this.picked = again ? this.picked.filter((id) => !known.includes(id)) : [...new Set([...this.picked, ...known])];
    const open = this.open;
    if (!open.length) this.picked = known;
    const [only, ...others] = this.open;
    if (!again && only && !others.length) this.choose(only);
    return true;
  }

  /** A final answer asks once, as the person likes it, unless there is no other; all others go into the draft. */
  choose(option: Choice): void {
    this.skip();
    this.lost = null;
    this.course.astray = !this.course.takes(option);
    if (this.course.astray) return;
    if (this.isGone(option)) {
      this.lost = { what: option.label, because: "" };
      return;
    }
    const asked = this.armed?.answer === option.answer || this.options.length === 1;
    const why = this.lasting(option);
    const completes = this.prompt?.way && this.prompt.picks.length > 0 && settings.get("asking") !== "never";
    // What a lesson asks for counts at once: nothing else could be chosen.
    if (this.course.leads && !this.prompt?.way) void this.answer(option);
    else if (this.why(option) === null || completes) void this.try(option);
    else if (why === null || asked || !asksOnce(why)) void this.answer(option);
    else this.armed = option;
  }

  async confirm(): Promise<void> {
    this.lost = null;
    this.skip();
    // What was to be confirmed may have become impossible: the table says so.
    if (this.lost) return;
    this.course.astray = !this.armed && this.enough !== null && !this.course.takes(this.enough);
    if (this.course.astray) return;
    if (this.armed) await this.answer(this.armed);
    else if (this.enough) await (this.why(this.enough) ? this.answer(this.enough) : this.try(this.enough));
    else if (!this.picking && this.frame?.draft?.answers.length)
      await this.sayWhenAsked(() => this.say({ type: "confirm", position: this.frame!.position }));
    else this.hasty = true;
  }

  /** Take one pick out; the others stay. */
  async takeOut(pin: Pin): Promise<void> {
    this.lost = null;
    await this.sayWhenAsked(() => this.say({ type: "out", at: pin.at }));
  }

  /** Let go of the last thing: an armed answer, what was picked, or the last answer of the draft. */
  async back(): Promise<void> {
    if (this.unsaid) this.busy = false;
    this.unsaid = null;
    if (this.armed) {
      this.armed = null;
      this.settle();
    } else if (this.picked.length) this.picked = [];
    else if (this.frame?.draft?.answers.length) await this.say({ type: "back" });
  }

  async clear(): Promise<void> {
    this.armed = null;
    this.picked = [];
    if (this.frame?.draft?.answers.length) await this.say({ type: "clear" });
  }

  /** What is not confirmed yet is let go first; only then is something taken back that counts. */
  undo = (): Promise<void> => {
    this.skip();
    return this.armed || this.picked.length || this.frame?.draft?.answers.length ? this.back() : this.say({ type: "undo" });
  };
  resign = (): Promise<void> => this.say({ type: "resign" });

  /** Answer so, and whenever the same is asked again, until something happens. */
  order = (answer: number, until: OrderInfo["until"]): Promise<void> => {
    this.skip();
    return this.sayWhenAsked(() => this.say({ type: "order", position: this.frame!.position, answer, until }));
  };
  /** Answer oneself again. */
  cancelOrder = (order: number): Promise<void> => this.say({ type: "cancel", order });

  /** Say something; where several share the screen and nobody has taken it, as whoever says it. */
  async speak(words: string, seat: number | null = this.seat): Promise<void> {
    this.problem = problemOf(await this.wire.say({ type: "say", words, seat }));
  }

  /** Why a thing cannot be used now, as far as what is asked has to do with it; null if nobody is asked anything. */
  whyNot(about: About): Promise<Reasons | null> {
    const { frame, picked } = this;
    if (!frame || this.behind || this.seat === null || frame.outcome || frame.moving.over) return Promise.resolve(null);
    const tried = frame.draft?.answers.map(({ answer }) => answer) ?? [];
    return this.reasons.of(about, frame.position, picked, [settings.lang, frame.position, tried, picked].join(" "));
  }

  /** The table in words, the same as in the terminal. */
  async look(): Promise<PageTold | null> {
    const reply = await this.wire.say({ type: "look" });
    return reply?.type === "page" ? reply : null;
  }

  private async try(option: Choice): Promise<void> {
    await this.sayAnswer("try", option);
  }

  private async answer(option: Choice): Promise<void> {
    await this.sayAnswer("answer", option);
  }

  private async sayAnswer(type: "try" | "answer", { answer, label }: Choice): Promise<void> {
    this.skip();
    await this.sayWhenAsked(async () => {
      if ([...this.options, this.enough].some((one) => one?.answer === answer))
        await this.say({ type, position: this.frame!.position, answer });
      else this.lost = { what: label, because: latest(this.log) };
    });
  }

  /** At once, or as soon as somebody else has decided something. */
  private async sayWhenAsked(say: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    if (!this.held) return say();
    this.busy = true;
    this.unsaid = say;
  }

  private async say(message: Parameters<Line["say"]>[0]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    const reply = await this.wire.say(message);
    this.busy = false;
    this.problem = problemOf(reply);
    this.armed = null;
    if (reply?.type !== "done") return;
    this.picked = [];
    this.actedUntil = reply.position;
  }
}

/** Whether somebody else is asked for something first. */
function decidesFirst({ moving, draft, outcome }: Frame): boolean {
  return moving.prompt !== null && !moving.prompt.options.length && !draft?.final && !outcome && !moving.over;
}

/** Whether somebody is asked the same again, so that only others have moved. */
function sameQuestion(asked: Prompt | null, before: Frame, after: Frame): boolean {
  const again = after.moving.prompt;
  if (!asked?.options.length || !again?.options.length) return false;
  return asked.kind === again.kind && before.draft?.answers.length === after.draft?.answers.length;
}

function asksOnce(why: Why): boolean {
  const asking = settings.get("asking");
  return asking === "always" || (asking === "unless-turn" && why !== "seat");
}
