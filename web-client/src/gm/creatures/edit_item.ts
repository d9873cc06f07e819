// The menu item that opens a creature's edit dialog (GM).
import type { CreatureId } from "../../state/table/table";
import type { View } from "../../state/view.svelte";
import type { MenuItem } from "../../ui/menu";

/// The item that opens the edit dialog of `creature`, alike in every menu of a creature.
export function editItem(view: Pick<View, "editing">, creature: CreatureId): MenuItem {
  const run = () => {
    view.editing = creature;
  };
  return { kind: "action", name: "Edit…", run };
}
