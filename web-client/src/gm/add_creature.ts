// Putting a creature of the book onto the map, and telling where there is room for it.
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { Place_Kind } from "../generated/protocol/wire/v1/common_pb";
import { type AddCreature, AddCreatureSchema } from "../generated/protocol/wire/v1/table_pb";
import type { Outcome } from "../state/outcome";
import type { Session } from "../state/session.svelte";
import type { Cell, SceneId, Table } from "../state/table";
import { heightAt } from "../state/zones";
import { howToAdd } from "./how_to_add.svelte";

/// What a drag from the palette carries: the record's key as text.
export const recordDragType = "application/x-fairtable-record";

/// Adds the creature of `record` at `cell`, as the palette's switches say: side, hidden, into the running fight.
export function addRecordAt(session: Session, record: number, cell: Cell, scene: SceneId): Promise<Outcome> {
  return session.edit({ case: "addCreature", value: addition(session.table, record, cell, scene) });
}

/// The edit that addRecordAt sends.
export function addition(table: Table, record: number, cell: Cell, scene: SceneId): AddCreature {
  const init: MessageInitShape<typeof AddCreatureSchema> = {
    record,
    side: howToAdd.side,
    scene,
    place: {
      kind: Place_Kind.CELL,
      column: cell.column,
      row: cell.row,
      height: BigInt(heightAt(table, table.scenes.get(scene), cell, 0)),
    },
    hidden: howToAdd.hidden,
    join: howToAdd.join && [...table.encounters.values()].some((encounter) => encounter.scene === scene),
  };
  return create(AddCreatureSchema, init);
}

/// The free cell nearest to `wanted`; `wanted` itself when none is free.
export function freeCell(table: Table, scene: SceneId, wanted: Cell): Cell {
  const map = table.scenes.get(scene);
  if (!map) return wanted;
  const taken = new Set(occupied(table, scene));
  for (const ground of map.ground) if (ground.blocksMove && ground.cell) taken.add(nameOf(ground.cell));
  let best: Cell | null = null;
  for (let row = 0; row < map.rows; row++)
    for (let column = 0; column < map.columns; column++) {
      const cell = { column, row };
      if (!taken.has(nameOf(cell)) && (best === null || apart(cell, wanted) < apart(best, wanted))) best = cell;
    }
  return best ?? wanted;
}

function occupied(table: Table, scene: SceneId): readonly string[] {
  return [...table.creatures.values()].flatMap(({ cell, size, scene: where }) => {
    if (cell === null || where !== scene) return [];
    return Array.from({ length: size * size }, (_, at) =>
      nameOf({ column: cell.column + (at % size), row: cell.row + Math.floor(at / size) }),
    );
  });
}

function nameOf(cell: Cell): string {
  return `${cell.column},${cell.row}`;
}

function apart(a: Cell, b: Cell): number {
  return (a.column - b.column) ** 2 + (a.row - b.row) ** 2;
}
