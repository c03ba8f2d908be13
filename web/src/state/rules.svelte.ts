// The guide and the rules of the game that is open, and what of them somebody wants to read.

import type { Guide, RuleInfo } from "../wire";
import { api } from "./api";

/** The ledgers are kept in one language. */
export const LEDGER = "en";

class RulesShelf {
  game = $state("");
  rules = $state.raw<RuleInfo[] | null>(null);
  failed = $state(false);
  /** The rule to show, "" for all of them, null for none. */
  shown = $state<string | null>(null);
  /** The readable page: its letter for the first minute, its sections, its glossary. */
  guide = $state.raw<Guide | null>(null);
  /** The section or word of the guide to show, "" for its beginning, null for none. */
  read = $state<string | null>(null);

  open(rule: string): void {
    this.shown = rule;
    void this.load();
  }

  close(): void {
    this.shown = null;
  }

  /** Open the guide, at a section or a word. */
  openGuide(at = ""): void {
    this.read = at;
    void this.loadGuide();
  }

  closeGuide(): void {
    this.read = null;
  }

  async loadGuide(): Promise<void> {
    if (this.guide || !this.game) return;
    const { game } = this;
    try {
      this.failed = false;
      const guide = await api.guide(game);
      if (game === this.game) this.guide = guide;
    } catch {
      this.failed = true;
    }
  }

  find(rule: string): RuleInfo | undefined {
    return this.rules?.find((known) => known.id === rule);
  }

  async load(): Promise<void> {
    if (this.rules || !this.game) return;
    try {
      this.failed = false;
      this.rules = await api.rules(this.game);
    } catch {
      this.failed = true;
    }
  }

  /** Another game, or the same in another language. */
  turnTo(game: string): void {
    this.game = game;
    this.rules = null;
    this.guide = null;
    if (game) void this.loadGuide();
  }
}

export const rulesShelf = new RulesShelf();
