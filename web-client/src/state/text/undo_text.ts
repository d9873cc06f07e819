// What an undo would take back and a redo do again, in words. Pure.
import type { NextUndo } from "../../generated/protocol/wire/v1/table_pb";
import type { Table } from "../table/table";

/// The kinds of edits as what they did to a creature; others read as they are called.
const EDITS: Readonly<Record<string, string>> = {
  add_creature: "added",
  place_creature: "placed",
  remove_creature: "deleted",
  hide_creature: "hidden or revealed",
  edit_creature: "edited",
  set_number: "number set",
  add_condition: "condition added",
  end_condition: "condition ended",
  give_item: "item given",
  remove_item: "item removed",
};
const OF_TABLE: typeof EDITS = {
  add_scene: "new scene",
  show_scene: "scene activated",
  paint_ground: "terrain painted",
  put_walls: "walls changed",
  remove_walls: "walls deleted",
  put_lights: "lights changed",
  remove_lights: "lights deleted",
  put_notes: "notes or drawings changed",
  remove_notes: "notes or drawings deleted",
  put_regions: "regions changed",
  remove_regions: "regions deleted",
  reveal_area: "map revealed or hidden",
  set_door: "door set",
  set_switch: "house rule set",
  set_strictness: "rule strictness set",
  put_record: "compendium entry saved",
};

/// "Brakk, Grapple" or "Raider 2, added".
export function stepName(table: Table, { action, actor, edit }: Pick<NextUndo, "action" | "actor" | "edit">): string {
  const who = table.creatures.get(actor)?.name ?? "";
  const kind = edit.replaceAll("_", " ");
  const what = action === 0 ? ((who === "" ? OF_TABLE : EDITS)[edit] ?? kind) : table.schemaIndex.label(action);
  return who === "" ? what : `${who}, ${what}`;
}

/// What an undo would take back; "" if that is not known.
export function nextUndoName(table: Table): string {
  return table.nextUndo === null ? "" : stepName(table, table.nextUndo);
}

/// What a redo would do again; "" if there is nothing.
export function nextRedoName(table: Table): string {
  return table.nextRedo === null ? "" : stepName(table, table.nextRedo);
}
