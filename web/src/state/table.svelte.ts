// A table as this person sees it: what the server told, what is shown of it now, and what is being chosen.

import { type Frame, nextFrame, pace } from "../lib/frames";
import { retold } from "../lib/changes";
import { keep } from "../lib/keep";
import { stillness } from "../lib/motion";
import { Contents } from "../lib/scene";
import { Lights, narrowed } from "../lib/narrowing";
import { Line, lineAddress, type LineState, problemOf } from "../net/line";
import type { ChatLine, Choice, FromServer, Hello, PageTold, Piece, Problem, Sentence, TableInfo, Why } from "../wire";
import { settings } from "./settings.svelte";

export class TableSession {
  line = $state<LineState>("connecting");
  table = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  host = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  log = $state.raw<Sentence[]>([]);
  /** What is shown; `latest` may already be further. */
  frame = $state.raw<Frame | null>(null);
  behind = $state(false);
  /** What was clicked on the table to narrow the options. */
  picked = $state.raw<string[]>([]);
  /** A final option that waits for a second click. */
  armed = $state.raw<Choice | null>(null);
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** The position at the last visit, if something has happened since. */
  lastVisit = $state<number | null>(null);
  /** Since when the table waits for whom it waits for. */
  waitingSince = $state(0);

  readonly contents = $derived(this.frame ? new Contents(this.frame.moving) : null);
  readonly prompt = $derived(this.frame?.moving.prompt ?? null);
  readonly options = $derived(this.frame?.draft?.final || this.behind ? [] : (this.prompt?.options ?? []));
  readonly open = $derived(narrowed(this.options, this.picked));
  readonly side = $derived(this.frame?.scene.sideOfSeat(this.seat)?.side ?? null);
  readonly lights = $derived(
    this.frame && new Lights(this.frame.scene, this.frame.moving, this.options, this.picked, this.side),
  );
  /** Whether the table waits for me, or I have begun to answer though it does not. */
  readonly mine = $derived(
    this.seat !== null && this.frame !== null && (this.frame.asked.includes(this.seat) || this.frame.draft !== null),
  );

  private latest: Frame | null = null;
  private queue: Frame[] = [];
  private showing: ReturnType<typeof setTimeout> | undefined;
  private readonly wire: Line;
  private secret: string | null;
  private hostSecret: string | null;

  constructor(readonly id: string) {
    const kept = keep.table(id);
    this.secret = kept?.secret ?? null;
    this.hostSecret = kept?.host ?? null;
    this.lastVisit = kept?.seen ?? null;
    this.wire = new Line(lineAddress(id), {
      hello: () => this.hello(),
      hear: (message) => this.hear(message),
      stateChanged: (state) => (this.line = state),
    });
    this.wire.connect();
  }

  // --- secrets and the line ---------------------------------------------------------------------------------

  /** The secret that speaks for me at this table: of the seat, or of the host. */
  get seatSecret(): string | null {
    return this.secret;
  }

  get hostKey(): string | null {
    return this.hostSecret;
  }

  /** Sit on a seat that was just taken, or whose link was opened: say hello again with its secret. */
  holdSeat(secret: string): void {
    this.secret = secret;
    keep.remember(this.id, { secret }, Date.now());
    this.wire.renew();
  }

  retry(): void {
    this.wire.retry();
  }

  leave(): void {
    clearTimeout(this.showing);
    this.wire.hangUp();
  }

  private hello(): Hello {
    return {
      type: "hello",
      secret: this.secret,
      host: this.hostSecret,
      lang: settings.lang,
      since: this.latest?.position ?? null,
      chat_since: this.chat.at(-1)?.number ?? 0,
      still_id: this.latest?.stillId ?? null,
    };
  }

  /** Begin anew in another language: everything is told again in it. */
  relearn(): void {
    this.latest = null;
    this.log = [];
    this.wire.renew();
  }

  // --- what the server tells --------------------------------------------------------------------------------

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.seated(message.seat, message.host, message.table);
        this.chat = [...this.chat, ...message.chat];
        if (message.moved) this.moved(message.moved, true);
        break;
      case "table":
        this.seated(message.seat, message.host, message.table);
        break;
      case "moved":
        this.moved(message, false);
        break;
      case "chat":
        this.chat = [...this.chat, ...message.chat];
        break;
      case "refused":
        if (message.ref === null) this.problem = message.problem;
        break;
    }
  }

  private seated(seat: number | null, host: boolean, table: TableInfo): void {
    if (this.seat !== null && seat === null) {
      // The seat is somebody else's now: its secret would shut the door when the line comes back.
      this.secret = null;
      keep.remember(this.id, { secret: null }, Date.now());
    }
    this.seat = seat;
    this.host = host;
    this.table = table;
    if (seat !== null || host) keep.remember(this.id, { game: table.game, title: table.title }, Date.now());
  }

  private moved(message: FromServer & { type: "moved" }, atOnce: boolean): void {
    const frame = nextFrame(this.latest, message, Date.now());
    if (!frame) {
      this.relearn();
      return;
    }
    const onlyDraft = frame.position === this.latest?.position;
    if (!onlyDraft) this.waitingSince = frame.at;
    this.latest = frame;
    this.queue.push(frame);
    if (atOnce || onlyDraft || stillness()) this.skip();
    else if (!this.showing) this.showNext();
    else this.behind = true;
  }

  // --- one after another ------------------------------------------------------------------------------------

  private showNext = (): void => {
    const frame = this.queue.shift();
    this.showing = undefined;
    this.behind = this.queue.length > 0;
    if (!frame) return;
    this.show(frame);
    this.showing = setTimeout(this.showNext, pace(this.queue.length) || SETTLE);
  };

  /** Show the table as it is now; what happened meanwhile is in the log. */
  skip = (): void => {
    clearTimeout(this.showing);
    this.showing = undefined;
    const waiting = this.queue;
    this.queue = [];
    this.behind = false;
    for (const frame of waiting) this.tell(frame);
    const last = waiting.at(-1);
    if (last) this.put(last);
  };

  private show(frame: Frame): void {
    this.tell(frame);
    this.put(frame);
  }

  private tell(frame: Frame): void {
    this.log = retold(this.log, frame.told, frame.back);
  }

  private put(frame: Frame): void {
    this.frame = frame;
    this.picked = [];
    this.armed = null;
    keep.remember(this.id, { seen: frame.position }, Date.now());
  }

  // --- choosing ---------------------------------------------------------------------------------------------

  why(option: Choice): Why | null {
    return this.frame?.finals.find((final) => final.answer === option.answer)?.why ?? null;
  }

  pick(ids: string[]): void {
    const known = ids.filter((id) => this.options.some((option) => option.touches.includes(id)));
    if (!known.length) return;
    const again = known.every((id) => this.picked.includes(id));
    this.picked = again ? this.picked.filter((id) => !known.includes(id)) : [...new Set([...this.picked, ...known])];
    const open = this.open;
    if (!open.length) this.picked = known;
    const [only, ...others] = this.open;
    if (!again && only && !others.length) this.choose(only);
  }

  pickPiece(piece: Piece): void {
    if (this.lights) this.pick(this.lights.ofPiece(piece));
  }

  /** A final answer asks once, as the person likes it; all others go into the draft. */
  choose(option: Choice): void {
    const why = this.why(option);
    if (why === null) void this.try(option);
    else if (this.armed?.answer === option.answer || !asksOnce(why)) void this.answer(option);
    else this.armed = option;
  }

  async confirm(): Promise<void> {
    if (this.armed) await this.answer(this.armed);
    else if (this.frame?.draft?.answers.length) await this.say({ type: "confirm", position: this.frame.position });
  }

  /** Let go of the last thing: an armed answer, what was picked, or the last answer of the draft. */
  async back(): Promise<void> {
    if (this.armed) this.armed = null;
    else if (this.picked.length) this.picked = [];
    else if (this.frame?.draft?.answers.length) await this.say({ type: "back" });
  }

  async clear(): Promise<void> {
    this.armed = null;
    this.picked = [];
    if (this.frame?.draft?.answers.length) await this.say({ type: "clear" });
  }

  undo = (): Promise<void> => this.say({ type: "undo" });
  resign = (): Promise<void> => this.say({ type: "resign" });
  speak = (words: string): Promise<void> => this.say({ type: "say", words });

  /** The table in words, the same as in the terminal. */
  async look(): Promise<PageTold | null> {
    const reply = await this.wire.say({ type: "look" });
    return reply?.type === "page" ? reply : null;
  }

  private async try(option: Choice): Promise<void> {
    if (this.frame) await this.say({ type: "try", position: this.frame.position, answer: option.answer });
  }

  private async answer(option: Choice): Promise<void> {
    if (this.frame) await this.say({ type: "answer", position: this.frame.position, answer: option.answer });
  }

  private async say(message: Parameters<Line["say"]>[0]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    const reply = await this.wire.say(message);
    this.busy = false;
    this.problem = problemOf(reply);
    if (this.problem) this.armed = null;
  }
}

/** How long a frame stays before the next that comes may be shown. */
const SETTLE = 350;

function asksOnce(why: Why): boolean {
  const asking = settings.get("asking");
  return asking === "always" || (asking === "unless-turn" && why !== "seat");
}
