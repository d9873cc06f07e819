// What an undo took back, in words. Pure.
import type { Voided } from "../../generated/protocol/wire/v1/envelope_pb";
import type { Scene } from "../../generated/protocol/wire/v1/state_pb";
import type { SceneId, Table } from "../table/table";
import { sceneName } from "./scene_text";
import { nextUndoName, stepName } from "./undo_text";

/// "Undone: Brakk, Grapple". before, after: the table on both sides of the undo. viewed: the scene on the screen; another one that changed is named.
export function undoneText(before: Table | null, after: Table, { groups, reason }: Voided, viewed: SceneId): string {
  const name = before === null ? "" : (movedBack(before, after) ?? loggedName(before, groups));
  const elsewhere = before === null ? undefined : changedElsewhere(before, after, viewed);
  const place = elsewhere === undefined ? "" : `In ${sceneName(elsewhere)}`;
  const words = [name, place, reason].filter((part) => part !== "");
  return words.length === 0 ? "Undone." : `Undone: ${words.join(". ")}`;
}

/// A scene that differs, itself or in its creatures; none if the viewed one does.
function changedElsewhere(before: Table, after: Table, viewed: SceneId): Scene | undefined {
  const scenes = new Set(changed(before.scenes, after.scenes).map(({ id }) => id));
  for (const { scene } of changed(before.creatures, after.creatures)) scenes.add(scene);
  const [first = 0] = scenes.has(viewed) ? [] : scenes;
  return after.scenes.get(first);
}

/// What is new, different or gone.
function changed<T extends { readonly id: number }>(
  before: ReadonlyMap<number, T>,
  after: ReadonlyMap<number, T>,
): readonly T[] {
  const gone = [...before.values()].filter(({ id }) => !after.has(id));
  return [...gone, ...[...after.values()].filter((one) => before.get(one.id) !== one)];
}

function movedBack(before: Table, after: Table): string | null {
  if (before.nextUndo === null || before.nextUndo === after.nextUndo) return null;
  return nextUndoName({ ...before, creatures: new Map([...after.creatures, ...before.creatures]) });
}

/// The action of the newest undone resolution in the log; "" if it shows none.
function loggedName(table: Table, groups: readonly string[]): string {
  const entry = table.log.findLast(({ group, action }) => action !== 0 && groups.includes(group));
  return entry === undefined ? "" : stepName(table, { ...entry, edit: "" });
}
