// Adding a creature of the book to the map, and finding a free cell for it.
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { Place_Kind } from "../../generated/protocol/wire/v1/common_pb";
import { type AddCreature, AddCreatureSchema } from "../../generated/protocol/wire/v1/table_pb";
import {
  apartSquared,
  boardCells,
  cellAtOffset,
  cellKey,
  footprint,
  type GridKind,
  gridKind,
  inside,
} from "../../state/maps/cells";
import { sameCell } from "../../state/maps/path";
import { paintedCells } from "../../state/maps/terrain";
import { heightAt, isZones, openZones } from "../../state/maps/zones";
import type { Outcome } from "../../state/requests/outcome";
import type { Session } from "../../state/session.svelte";
import type { Cell, CreatureId, SceneId, Table } from "../../state/table/table";
import { addOptions } from "./add_options.svelte";
import { numberedName } from "./numbered_name";

/// The data type of a drag from the palette: the record's key as text.
export const recordDragType = "application/x-fairtable-record";

let lastAddition: Promise<unknown> = Promise.resolve();

/// Runs `add` after the additions before it were answered: each knows the names and cells that they took.
export function inTurn<T>(add: () => Promise<T>): Promise<T> {
  const added = lastAddition.then(add);
  lastAddition = added.catch(() => undefined);
  return added;
}

/// Adds the creature of `record` at `cell`, or beside who stands there, with the palette's options: side, hidden, into
/// combat.
export function addRecordAt(session: Session, record: number, cell: Cell, scene: SceneId): Promise<Outcome> {
  return inTurn(() => {
    const free = freeCell(session.table, scene, cell);
    return session.edit({ case: "addCreature", value: addition(session.table, record, free, scene) });
  });
}

/// The edit that addRecordAt sends.
export function addition(table: Table, record: number, cell: Cell, scene: SceneId): AddCreature {
  const init: MessageInitShape<typeof AddCreatureSchema> = {
    record,
    name: numberedName(table.schemaIndex.records.get(record)?.name ?? "", namesIn(table)),
    side: addOptions.side,
    scene,
    place: {
      kind: Place_Kind.CELL,
      column: cell.column,
      row: cell.row,
      height: BigInt(heightAt(table, table.scenes.get(scene), cell, 0)),
    },
    hidden: addOptions.hidden,
    join: addOptions.join && [...table.encounters.values()].some((encounter) => encounter.scene === scene),
  };
  return create(AddCreatureSchema, init);
}

/// The names that creatures have.
export function namesIn(table: Table): readonly string[] {
  return [...table.creatures.values()].map(({ name }) => name);
}

/// The cell for a new creature: the middle of the map, or an open zone. Null: the scene does not exist.
export function freeMiddle(table: Table, scene: SceneId): Cell | null {
  const map = table.scenes.get(scene);
  if (map === undefined) return null;
  const middle = cellAtOffset(gridKind(map), { column: Math.floor(map.columns / 2), row: Math.floor(map.rows / 2) });
  const zones = isZones(map) ? openZones(map) : [];
  return zones.find((zone) => sameCell(zone, middle)) ?? zones[0] ?? freeCell(table, scene, middle);
}

/// Moves a creature to a scene, from any scene or none (GM).
export function bringTo(session: Session, creature: CreatureId, scene: SceneId): void {
  const cell = freeMiddle(session.table, scene);
  if (cell === null) return;
  const level = heightAt(session.table, session.table.scenes.get(scene), cell, 0);
  void session.place(creature, scene, cell, BigInt(level));
}

/// The cell nearest to `wanted` where a creature of `size` stands free; `wanted` itself in a zone, which holds many, and
/// when none is free.
export function freeCell(table: Table, scene: SceneId, wanted: Cell, size = 1): Cell {
  const map = table.scenes.get(scene);
  if (!map || isZones(map)) return wanted;
  const kind = gridKind(map);
  const taken = new Set(occupied(table, scene, kind));
  for (const { cell, terrain } of paintedCells(map.terrain)) if (terrain.blocksMove) taken.add(cellKey(cell));
  const free = (cell: Cell) => inside(kind, cell, map) && !taken.has(cellKey(cell));
  let best = { cell: wanted, apart: Number.POSITIVE_INFINITY };
  for (const cell of boardCells(kind, map)) {
    const apart = apartSquared(kind, cell, wanted);
    if (apart < best.apart && footprint(kind, cell, size).every(free)) best = { cell, apart };
  }
  return best.cell;
}

function occupied(table: Table, scene: SceneId, kind: GridKind): readonly string[] {
  return [...table.creatures.values()].flatMap(({ cell, size, scene: where }) =>
    cell === null || where !== scene ? [] : footprint(kind, cell, size).map(cellKey),
  );
}
