// The rules of the game that is open, and which of them somebody wants to read.

import type { RuleInfo } from "../wire";
import { api } from "./api";

class RulesShelf {
  game = $state("");
  rules = $state.raw<RuleInfo[] | null>(null);
  failed = $state(false);
  /** The rule to show, "" for all of them, null for none. */
  shown = $state<string | null>(null);

  open(rule: string): void {
    this.shown = rule;
    void this.load();
  }

  close(): void {
    this.shown = null;
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
  }
}

export const rulesShelf = new RulesShelf();
