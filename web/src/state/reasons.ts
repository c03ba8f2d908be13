// Why things on the table cannot be used as it stands, each asked for once.

import type { Line } from "../net/line";
import type { Reasons, WhyNot } from "../wire";

/** What a person points at. */
export type About = Pick<WhyNot, "thing" | "zone" | "owner">;

export class KnownReasons {
  private readonly told = new Map<string, Promise<Reasons | null>>();
  private standing = "";

  constructor(private readonly say: Line["say"]) {}

  /** Why a thing cannot be used at this position; `standing` says all that the reasons depend on. */
  of(about: About, position: number, picked: string[], standing: string): Promise<Reasons | null> {
    if (standing !== this.standing) this.told.clear();
    this.standing = standing;
    const thing = [about.thing, about.zone, about.owner].join(" ");
    const known = this.told.get(thing) ?? this.ask({ ...about, type: "why", position, picked });
    this.told.set(thing, known);
    return known;
  }

  forget(): void {
    this.told.clear();
  }

  private async ask(asking: WhyNot): Promise<Reasons | null> {
    const reply = await this.say(asking);
    return reply?.type === "reasons" ? reply : null;
  }
}
