// The campaign of the table screen: the start of HTTP addresses of pictures, people and invites.
import { getContext, setContext } from "svelte";

const context = Symbol("campaign");

export function provideCampaign(id: string): void {
  setContext(context, id);
}

/// The id of this component's campaign, as in addresses.
export function useCampaign(): string {
  return getContext<string>(context);
}
