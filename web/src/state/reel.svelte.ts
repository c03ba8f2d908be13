// A game that was played as a reel of frames, fetched in stretches as they are needed, through somebody's eyes.

import { type Frame, replayedFrame } from "../lib/frames";
import { keep } from "../lib/keep";
import { after, before, type Eyes, logAround, movesOf, nearestOf, roundAt } from "../lib/reel";
import { SceneIndex } from "../lib/scene";
import type { LookedBack, OutcomeInfo, Replayed, ReplayStep, ScoreChart, Story, ToldStep } from "../wire";
import { problemIn } from "./failure";

const STRETCH = 25;
/** The server looks no further, and no game is so long. */
const FARTHEST = 1_000_000;
const SPEED = "eldertable.replay-speed";

/** Milliseconds for a step. */
export const PACES = { slow: 2000, normal: 1000, fast: 450, quick: 180 } as const;
export type ReelSpeed = keyof typeof PACES;

/** Where a game comes from: a table, or a record that was brought. */
export interface Source {
  replay(position: number, count: number, eyes: Eyes): Promise<Replayed>;
  story(eyes: Eyes): Promise<Story>;
  scores(): Promise<ScoreChart>;
  /** How far the look back of a seat has come, once it is further than so many decisions. */
  lookBack(seat: number, done: number | null): Promise<LookedBack>;
}

export class Reel {
  at = $state(0);
  first = $state(0);
  last = $state(0);
  frame = $state.raw<Frame | null>(null);
  eyes = $state.raw<Eyes>(null);
  running = $state(false);
  speed = $state<ReelSpeed>("normal");
  failed = $state("");
  outcome = $state.raw<OutcomeInfo | null>(null);
  course = $state.raw<ScoreChart | null>(null);
  /** The position that was asked for, if there is none such. */
  missed = $state<number | null>(null);
  private told = $state.raw<ToldStep[]>([]);

  readonly log = $derived(logAround(this.told, this.at));
  readonly rounds = $derived(this.course?.rounds ?? []);
  readonly round = $derived(roundAt(this.rounds, this.at));
  private readonly marks = $derived(this.rounds.map(({ position }) => position));

  private steps = new Map<number, ReplayStep>();
  private readonly scenes = new Map<string, SceneIndex>();
  private fetching = new Map<number, Promise<void>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly source: Source,
    eyes: Eyes,
    at: number | null,
  ) {
    const speed = keep.read<string>(SPEED, "normal");
    if (speed in PACES) this.speed = speed as ReelSpeed;
    this.eyes = eyes;
    void this.begin(at);
  }

  private async begin(at: number | null): Promise<void> {
    void this.source.scores().then(
      (course) => (this.course = course),
      () => {},
    );
    await this.to(at ?? 0);
    if (this.failed || at === null || at === this.at) return;
    this.missed = at;
  }

  /** Look through other eyes, at the same position. */
  async lookThrough(eyes: Eyes): Promise<void> {
    if (eyes === this.eyes) return;
    this.eyes = eyes;
    this.steps = new Map();
    this.fetching = new Map();
    this.told = [];
    await this.to(this.at);
  }

  async to(position: number): Promise<void> {
    const { eyes } = this;
    this.missed = null;
    let wanted = this.frame ? nearestOf(position, this.first, this.last) : nearestOf(position, 0, FARTHEST);
    this.at = wanted;
    try {
      await Promise.all([this.fetch(wanted), this.hearStory()]);
      wanted = nearestOf(wanted, this.first, this.last);
      await this.fetch(wanted);
    } catch (error) {
      this.stop();
      this.failed = problemIn(error).words;
      return;
    }
    if (this.eyes !== eyes || nearestOf(this.at, this.first, this.last) !== wanted) return;
    this.at = wanted;
    this.show(wanted);
    if (wanted + STRETCH <= this.last) void this.fetch(wanted + STRETCH).catch(() => {});
  }

  step(by: number): Promise<void> {
    return this.to(this.at + by);
  }

  /** To where the part of the game before this one begins, or the one after it. */
  toRound(forward: boolean): void {
    const found = forward ? after(this.marks, this.at) : before(this.marks, this.at);
    if (found !== null) void this.to(found);
  }

  /** To the last or next move of a seat. */
  toMove(seat: number | null, forward: boolean): void {
    const moves = movesOf(this.course?.acted ?? [], seat);
    const found = forward ? after(moves, this.at) : before(moves, this.at);
    if (found !== null) void this.to(found);
  }

  // --- running by itself ------------------------------------------------------------------------------------

  toggle(): void {
    if (this.running) return this.stop();
    this.running = true;
    if (this.at >= this.last) void this.to(this.first);
    this.wind();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.running = false;
  }

  setSpeed(speed: ReelSpeed): void {
    this.speed = speed;
    keep.write(SPEED, speed);
  }

  private wind(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.at >= this.last) return this.stop();
      void this.step(1).then(() => this.running && this.wind());
    }, PACES[this.speed]);
  }

  // --- fetching ---------------------------------------------------------------------------------------------

  private async hearStory(): Promise<void> {
    const { eyes } = this;
    if (this.told.length) return;
    const { steps } = await this.source.story(eyes);
    if (this.eyes === eyes) this.told = steps;
  }

  private fetch(position: number): Promise<void> {
    const from = Math.floor(position / STRETCH) * STRETCH;
    const known = this.fetching.get(from);
    if (known) return known;
    const { steps, fetching, eyes } = this;
    const asked = this.source.replay(from, STRETCH, eyes).then((stretch) => {
      this.first = stretch.first;
      this.last = stretch.last;
      this.outcome = stretch.outcome ?? null;
      for (const [id, still] of Object.entries(stretch.stills)) {
        if (!this.scenes.has(id)) this.scenes.set(id, new SceneIndex(still));
      }
      for (const step of stretch.steps) steps.set(step.position, step);
    });
    fetching.set(from, asked);
    asked.catch(() => fetching.delete(from));
    return asked;
  }

  private show(position: number): void {
    const step = this.steps.get(position);
    const scene = step && this.scenes.get(step.still_id);
    if (!step || !scene) return;
    this.frame = replayedFrame(step, scene, position === this.last ? this.outcome : null);
  }
}
