// A toast with the reason of a refusal and a link to its rule.
import type { Why } from "../state/requests/outcome";
import type { Session } from "../state/session.svelte";
import type { View } from "../state/view.svelte";
import { showToast, type ToastAction } from "../ui/toast.svelte";

export function toastRefusal(
  session: Session,
  view: View,
  { why, rule }: Why,
  actions: readonly ToastAction[] = [],
): void {
  const entry = session.table.schemaIndex.rules.get(rule);
  const run = () => {
    view.rule = rule;
  };
  showToast(why, "refusal", actions, entry && { name: entry.title, run });
}
