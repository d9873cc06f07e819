// Copies of creatures (GM): fresh ones from the same record, with the name numbered, in free cells.
import { Place_Kind } from "../../generated/protocol/wire/v1/common_pb";
import { heightAt } from "../../state/maps/zones";
import type { Session } from "../../state/session.svelte";
import { encounterOf } from "../../state/table/selectors";
import type { Cell, Creature, CreatureId, SceneId, Table } from "../../state/table/table";
import { showToast } from "../../ui/toast.svelte";
import { freeCell, inTurn, namesIn } from "./add_creature";
import { numberedName } from "./numbered_name";

/// A creature to copy, with the cell it stood on.
export type Original = Creature & { readonly cell: Cell };

let copied: readonly Original[] = [];

/// The creatures that stand on a map, in the order of `ids`.
export function originals(table: Table, ids: Iterable<CreatureId>): readonly Original[] {
  return [...ids].flatMap((id) => {
    const creature = table.creatures.get(id);
    return creature === undefined || creature.cell === null ? [] : [{ ...creature, cell: creature.cell }];
  });
}

/// Keeps the creatures for a later paste. They are not kept beyond the page.
export function copy(table: Table, ids: Iterable<CreatureId>): void {
  copied = originals(table, ids);
  if (copied.length > 0) showToast(copied.length === 1 ? `Copied: ${copied[0]?.name}` : `Copied: ${copied.length}`);
}

export function hasCopies(): boolean {
  return copied.length > 0;
}

/// Adds copies to `scene`: the first at `at`, or beside its original, and the others where they stood from it.
export function paste(session: Session, scene: SceneId, at: Cell | null): Promise<readonly CreatureId[]> {
  return addCopies(session, copied, scene, at);
}

/// Adds one copy of each beside its original. Returns the new creatures.
export function duplicate(session: Session, ids: Iterable<CreatureId>): Promise<readonly CreatureId[]> {
  const each = originals(session.table, ids).map((one) => addCopies(session, [one], one.scene, null));
  return Promise.all(each).then((added) => added.flat());
}

/// The cell wanted for a copy of `original`. at: where the copy of `first` goes; null: where each stands.
export function wantedCell(original: Original, first: Original, at: Cell | null): Cell {
  if (at === null) return original.cell;
  return {
    column: at.column + original.cell.column - first.cell.column,
    row: at.row + original.cell.row - first.cell.row,
  };
}

async function addCopies(
  session: Session,
  from: readonly Original[],
  scene: SceneId,
  at: Cell | null,
): Promise<readonly CreatureId[]> {
  const made = from.filter(({ record }) => session.table.schemaIndex.records.has(record));
  const missed = from.filter((one) => !made.includes(one)).map(({ name }) => name);
  if (missed.length > 0) showToast(`Not in the compendium: ${missed.join(", ")}.`, "refusal");
  const [first] = made;
  if (first === undefined) return [];
  const added = await Promise.all(
    made.map((one) => inTurn(() => addCopy(session, one, scene, wantedCell(one, first, at)))),
  );
  return added.filter((id) => id !== 0);
}

/// Returns the new creature; 0 if it was refused.
async function addCopy(session: Session, of: Original, scene: SceneId, wanted: Cell): Promise<CreatureId> {
  const { table } = session;
  const name = numberedName(of.name, namesIn(table));
  const cell = freeCell(table, scene, wanted, of.size);
  const height = BigInt(heightAt(table, table.scenes.get(scene), cell, of.height));
  const place = { kind: Place_Kind.CELL, ...cell, height };
  const join = encounterOf(table, of.scene)?.order.includes(of.id) === true && encounterOf(table, scene) !== null;
  const value = { record: of.record, name, side: of.side, scene, place, hidden: of.hidden, join };
  const outcome = await session.edit({ case: "addCreature", value });
  const made = [...session.table.creatures.values()].find((one) => one.name === name && one.scene === scene);
  if (outcome.kind !== "accepted" || made === undefined) return 0;
  const { size, facing, picture } = of;
  if (made.size !== size || made.facing !== facing || made.picture !== picture)
    await session.edit({ case: "editCreature", value: { creature: made.id, size, facing, picture } });
  return made.id;
}
