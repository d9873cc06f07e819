// The items that every menu of a creature has.
import type { Session } from "../../state/session.svelte";
import type { Creature, CreatureId } from "../../state/table/table";
import type { View } from "../../state/view.svelte";
import type { MenuItem } from "../../ui/menu";

/// The item that opens the sheet of `creature`.
export function sheetItem(view: Pick<View, "sheetOf">, creature: CreatureId): MenuItem {
  const run = () => {
    view.sheetOf = creature;
  };
  return { kind: "action", name: "Open sheet", run };
}

/// The item that opens the edit dialog of `creature` (GM).
export function editItem(view: Pick<View, "editing">, creature: CreatureId): MenuItem {
  const run = () => {
    view.editing = creature;
  };
  return { kind: "action", name: "Edit…", run };
}

/// The item that hides or reveals a creature (GM).
export function hideItem(session: Pick<Session, "edit">, { id, hidden }: Creature): MenuItem {
  const run = () => void session.edit({ case: "hideCreature", value: { creature: id, hidden: !hidden } });
  return { kind: "action", name: hidden ? "Reveal to players" : "Hide from players", run };
}
