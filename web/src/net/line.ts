// The live line to a table: one WebSocket that comes back by itself.

import type { FromClient, FromServer, Hello, Problem } from "../wire";

/** open: told and heard. lost: trying again. ended: the server said why, and it will not help to try again. */
export type LineState = "connecting" | "open" | "lost" | "ended";

export interface Listener {
  hello(): Hello;
  hear(message: FromServer): void;
  stateChanged(state: LineState): void;
}

/** What can be said with a number, to learn what became of it. */
type Said = Exclude<FromClient, Hello>;
type Reply = Extract<FromServer, { ref: number | null }>;

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 25_000;
/** Closed with one of these, a line stays closed: wrong origin, wrong secret, no such table. */
const FOR_GOOD = new Set([1008, 4001, 4004]);

export class Line {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  /** Whether a ping is out that nobody has answered yet. */
  private pinged = false;
  private ref = 0;
  private readonly waiting = new Map<number, (reply: Reply | null) => void>();
  private hungUp = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {}

  connect(): void {
    this.listener.stateChanged(this.socket ? "lost" : "connecting");
    this.letGo();
    let socket: WebSocket;
    try {
      socket = new WebSocket(this.address);
    } catch {
      this.again();
      return;
    }
    this.socket = socket;
    this.pinged = false;
    socket.onopen = () => socket.send(JSON.stringify(this.listener.hello()));
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.closed(event.code);
  }

  /** Say something and hear what became of it; null if the line broke. */
  say(message: Said): Promise<Reply | null> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const ref = ++this.ref;
    this.socket.send(JSON.stringify({ ...message, ref }));
    return new Promise((resolve) => this.waiting.set(ref, resolve));
  }

  /** Try at once instead of after the pause. */
  retry(): void {
    if (this.socket?.readyState === WebSocket.OPEN || this.hungUp) return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Say hello anew on a fresh line. */
  renew(): void {
    if (this.hungUp) return;
    clearTimeout(this.timer);
    clearInterval(this.pinging);
    this.unanswered();
    this.connect();
  }

  hangUp(): void {
    this.hungUp = true;
    clearTimeout(this.timer);
    clearInterval(this.pinging);
    this.socket?.close(1000);
  }

  /** Of two lines both would be heard: the one before is not listened to any more. */
  private letGo(): void {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close(1000);
  }

  private hear(message: FromServer): void {
    if (message.type === "welcome") {
      this.pause = FIRST_PAUSE;
      this.listener.stateChanged("open");
      clearInterval(this.pinging);
      this.pinging = setInterval(() => void this.ping(), PING_EVERY);
    }
    if ("ref" in message && message.ref != null) {
      this.waiting.get(message.ref)?.(message);
      this.waiting.delete(message.ref);
    }
    this.listener.hear(message);
  }

  /** A line may be dead without anybody having closed it, after a sleep or in another network: then take a new one. */
  private async ping(): Promise<void> {
    if (this.pinged) {
      this.renew();
      return;
    }
    this.pinged = true;
    if (await this.say({ type: "ping" })) this.pinged = false;
  }

  private closed(code: number): void {
    clearInterval(this.pinging);
    this.unanswered();
    if (this.hungUp) return;
    if (FOR_GOOD.has(code)) this.listener.stateChanged("ended");
    else this.again();
  }

  private unanswered(): void {
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
  }

  private again(): void {
    this.listener.stateChanged("lost");
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  }
}

/** Where a table's line is, seen from this page. */
export function lineAddress(table: string, page: Location = location): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${page.host}/api/tables/${encodeURIComponent(table)}/live`;
}

export function problemOf(reply: Reply | null): Problem | null {
  return reply?.type === "refused" ? reply.problem : null;
}
