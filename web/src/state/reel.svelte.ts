// A finished game as a reel of frames, fetched in stretches as they are needed.

import { retold } from "../lib/changes";
import type { Frame } from "../lib/frames";
import { SceneIndex } from "../lib/scene";
import type { ReplayStep, Sentence } from "../wire";
import { api } from "./api";
import { problemIn } from "./failure";

const STRETCH = 50;
const PACE = 900;

export class Reel {
  at = $state(0);
  last = $state(0);
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<Sentence[]>([]);
  running = $state(false);
  failed = $state("");

  private readonly steps: ReplayStep[] = [];
  private readonly scenes = new Map<string, SceneIndex>();
  private fetching = new Map<number, Promise<void>>();
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly table: string) {
    void this.to(0);
  }

  async to(position: number): Promise<void> {
    const wanted = Math.max(0, this.last ? Math.min(position, this.last) : position);
    this.at = wanted;
    try {
      // The log needs all that went before.
      for (let from = 0; from <= wanted; from += STRETCH) await this.fetch(from);
    } catch (error) {
      this.failed = problemIn(error).words;
      return;
    }
    if (this.at === wanted) this.show(wanted);
    if (wanted + STRETCH / 2 <= this.last) void this.fetch(Math.ceil((wanted + 1) / STRETCH) * STRETCH).catch(() => {});
  }

  toggle(): void {
    if (this.running) this.stop();
    else {
      if (this.at >= this.last) void this.to(0);
      this.running = true;
      this.timer = setInterval(() => {
        if (this.at >= this.last) this.stop();
        else void this.to(this.at + 1);
      }, PACE);
    }
  }

  stop(): void {
    clearInterval(this.timer);
    this.running = false;
  }

  private fetch(from: number): Promise<void> {
    const known = this.fetching.get(from);
    if (known) return known;
    const asked = api.replay(this.table, from, STRETCH, null).then((stretch) => {
      this.last = stretch.last;
      for (const [id, still] of Object.entries(stretch.stills)) {
        if (!this.scenes.has(id)) this.scenes.set(id, new SceneIndex(still));
      }
      for (const step of stretch.steps) this.steps[step.position] = step;
    });
    this.fetching.set(from, asked);
    asked.catch(() => this.fetching.delete(from));
    return asked;
  }

  private show(position: number): void {
    const step = this.steps[position];
    const scene = step && this.scenes.get(step.still_id);
    if (!step || !scene) return;
    let log: Sentence[] = [];
    for (const past of this.steps.slice(0, position + 1)) log = retold(log, past.log, past.back);
    this.log = log;
    this.frame = {
      scene,
      stillId: step.still_id,
      moving: step.moving,
      position,
      asked: step.moving.prompt?.seats ?? [],
      finals: [],
      draft: null,
      undo: null,
      clocks: [],
      outcome: null,
      lesson: null,
      told: step.log,
      back: step.back,
      by: null,
      at: 0,
    };
  }
}
