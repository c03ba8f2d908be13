// Campaigns: begun, brought from a file, and gone on with; their secrets are remembered on this device.

import { keep } from "../lib/keep";
import { campaignPath } from "../lib/route";
import type { CampaignOpened, NewCampaign } from "../wire";
import { api } from "./api";
import { sitAt } from "./opening";
import { go } from "./route.svelte";

function enter({ campaign, host, secret }: CampaignOpened): void {
  keep.rememberCampaign(campaign.id, { game: campaign.game, title: campaign.journey.title, secret, host, hands: [] }, Date.now());
  go(campaignPath(campaign.id));
}

/** Begin a campaign, and go to its page. */
export async function beginCampaign(campaign: NewCampaign): Promise<void> {
  enter(await api.newCampaign(campaign));
}

/** Have a campaign's file checked, and go to its page. */
export async function bringCampaign(text: string, name: string): Promise<void> {
  enter(await api.openCampaign(text, name));
}

/** Have the secrets that this device knows of a campaign at hand at one of its tables. */
export function takeSecrets(campaign: string, table: string): void {
  const { secret = null, host = null, hands = [] } = keep.campaign(campaign) ?? {};
  const held = { ...(secret && { secret, hands }), ...(host && { host }) };
  if (secret ?? host) keep.remember(table, held, Date.now());
}

/** Go to the table of the mission that follows; it is opened if it is not open yet. */
export async function toMission(campaign: string): Promise<void> {
  const { secret = null, host = null, hands = [] } = keep.campaign(campaign) ?? {};
  const table = await api.openMission(campaign, secret ?? host ?? "");
  sitAt(table.id, secret, host, hands);
}
