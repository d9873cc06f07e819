// The view follows the scenes: to one that the GM shows, and for a player to where their creature goes.
import { untrack } from "svelte";
import type { Session } from "../state/session.svelte";
import { homeScene } from "../state/table/selectors";
import type { View } from "../state/view.svelte";

/// Call while the table screen is made.
export function followScene(session: Session, view: View): void {
  session.chosenScene = () => view.scene;
  const table = $derived(session.ready ? session.table : null);
  const home = $derived(table === null ? 0 : homeScene(table));
  const shown = $derived(table === null || table.gm ? 0 : table.shown);
  let before = { home: 0, shown: 0 };
  $effect(() => {
    const now = { home, shown };
    untrack(() => {
      if (before.shown !== 0 && before.shown !== now.shown) view.lookAt(now.shown);
      else if (before.home !== 0 && before.home !== now.home) view.lookAt(0);
      before = now;
    });
  });
}
