// Which campaign the table screen shows: what HTTP addresses of pictures, people and invites begin with.
import { getContext, setContext } from "svelte";

const context = Symbol("campaign");

export function provideCampaign(id: string): void {
  setContext(context, id);
}

/// The id of the campaign this component belongs to, as addresses have it.
export function useCampaign(): string {
  return getContext<string>(context);
}
