// A player's view follows the scenes: to one that the GM shows, and to where their creature goes.
import { untrack } from "svelte";
import type { Session } from "../state/session.svelte";
import { homeScene } from "../state/table/selectors";
import type { View } from "../state/view.svelte";

/// Call while the table screen is made. A GM looks where they chose to. With the scene the tool goes that was for the one before.
export function followScene(session: Session, view: View): void {
  session.chosenScene = () => view.scene;
  const table = $derived(session.ready && !session.table.gm ? session.table : null);
  const home = $derived(table === null ? 0 : homeScene(table));
  const shown = $derived(table?.shown ?? 0);
  const viewed = $derived(table === null ? 0 : session.viewed);
  let before = { home: 0, shown: 0, viewed: 0 };
  $effect(() => {
    const now = { home, shown, viewed };
    untrack(() => {
      if (before.shown !== 0 && before.shown !== now.shown) view.lookAt(now.shown);
      else if (before.home !== 0 && before.home !== now.home) view.lookAt(0);
      if (before.viewed !== 0 && before.viewed !== now.viewed) {
        view.endTool();
        view.note = null;
      }
      before = now;
    });
  });
}
