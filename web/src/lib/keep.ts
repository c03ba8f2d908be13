// What this device remembers: settings, a nickname, and the tables one sat at.

/** A seat, and the secret that holds it. */
export interface Hand {
  seat: number;
  secret: string;
}

export interface KeptTable {
  id: string;
  game: string;
  title: string;
  /** The secret of the seat, and of the host, if they are mine. */
  secret: string | null;
  host: string | null;
  /** Where I sat, as far as this device has seen it. */
  seat?: number | null;
  /** The last position that was shown here. */
  seen: number | null;
  at: number;
  /** Everybody who shares this screen, if they are several. */
  hands?: Hand[];
  /** The number of the last line of chat that was read here. */
  heard?: number;
}

/** A campaign that is played on this device: its secrets hold at all its tables. */
export interface KeptCampaign {
  id: string;
  game: string;
  title: string;
  secret: string | null;
  host: string | null;
  hands: Hand[];
  at: number;
  /** Whether its story is told, as far as this device has seen it. */
  over?: boolean;
}

/** Where I sat. Of several who share this screen the first is meant, whoever had it last. */
export function ownSeat(table: KeptTable | undefined): number | null {
  return table?.hands?.[0]?.seat ?? table?.seat ?? null;
}

const CAMPAIGNS = "eldertable.campaigns";
const TABLES = "eldertable.tables";
const MOST_TABLES = 50;

/** A storage that may be forbidden or full: then nothing is remembered, and nothing breaks. */
export class Keep {
  constructor(private readonly storage: Storage | null) {}

  read<T>(key: string, otherwise: T): T {
    try {
      const text = this.storage?.getItem(key);
      return text ? (JSON.parse(text) as T) : otherwise;
    } catch {
      return otherwise;
    }
  }

  write(key: string, value: unknown): void {
    try {
      this.storage?.setItem(key, JSON.stringify(value));
    } catch {
      // A full or forbidden storage: this visit goes on without memory.
    }
  }

  campaigns(): KeptCampaign[] {
    return this.read<KeptCampaign[]>(CAMPAIGNS, []);
  }

  campaign(id: string): KeptCampaign | undefined {
    return this.campaigns().find((campaign) => campaign.id === id);
  }

  /** Remember a campaign, or something new about it; the most recent come first. */
  rememberCampaign(id: string, news: Partial<Omit<KeptCampaign, "id">>, now: number): void {
    const known = this.campaign(id) ?? { id, game: "", title: "", secret: null, host: null, hands: [], at: now };
    const others = this.campaigns().filter((campaign) => campaign.id !== id);
    this.write(CAMPAIGNS, [{ ...known, ...news, at: now }, ...others].slice(0, MOST_TABLES));
  }

  /** What is known of a campaign by one of its tables. At a table that is over, secrets may be older than those that hold now. */
  playCampaign(id: string, over: boolean, news: Omit<KeptCampaign, "id" | "at">, now: number): void {
    const known = this.campaign(id);
    if (known && over) return;
    this.rememberCampaign(id, { ...news, title: known?.title || news.title, host: news.host ?? known?.host ?? null }, now);
  }

  /** Its story is told: there is nothing to go on with. */
  endCampaign(id: string): void {
    const ended = (campaign: KeptCampaign) => (campaign.id === id ? { ...campaign, over: true } : campaign);
    this.write(CAMPAIGNS, this.campaigns().map(ended));
  }

  forgetCampaign(id: string): void {
    this.write(
      CAMPAIGNS,
      this.campaigns().filter((campaign) => campaign.id !== id),
    );
  }

  tables(): KeptTable[] {
    return this.read<KeptTable[]>(TABLES, []);
  }

  table(id: string): KeptTable | undefined {
    return this.tables().find((table) => table.id === id);
  }

  /** Remember a table, or something new about it; the most recent come first. */
  remember(id: string, news: Partial<Omit<KeptTable, "id">>, now: number): void {
    const known = this.table(id) ?? { id, game: "", title: "", secret: null, host: null, seen: null, at: now };
    const others = this.tables().filter((table) => table.id !== id);
    this.write(TABLES, [{ ...known, ...news, at: now }, ...others].slice(0, MOST_TABLES));
  }

  forget(id: string): void {
    this.write(
      TABLES,
      this.tables().filter((table) => table.id !== id),
    );
  }
}

function localStore(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export const keep = new Keep(localStore());
