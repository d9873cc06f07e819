// The sample fight between hexes: everything stays where it was on the screen.
import type { Snapshot } from "../generated/protocol/wire/v1/session_pb";
import { Scene_Grid } from "../generated/protocol/wire/v1/state_pb";
import { cellAtOffset, footprint, type GridKind, stepsBetween } from "../state/maps/cells";
import { nearestDirection } from "../state/maps/facing";
import { terrainOn } from "../state/maps/terrain";
import type { Cell } from "../state/table/table";

export function inHexes({ state, areas }: Snapshot, kind: "hex_rows" | "hex_columns"): void {
  const grid = kind === "hex_rows" ? Scene_Grid.HEX_ROWS : Scene_Grid.HEX_COLUMNS;
  for (const scene of state?.scenes ?? [])
    Object.assign(scene, { grid, terrain: terrainOn({ ...scene, grid }, scene) });
  for (const creature of state?.creatures ?? []) {
    if (creature.place !== undefined) Object.assign(creature.place, cellAtOffset(kind, creature.place));
    creature.facing = nearestDirection(kind, creature.facing + 1);
  }
  for (const area of areas?.areas ?? []) {
    if (area.center === undefined) continue;
    Object.assign(area.center, cellAtOffset(kind, area.center));
    const cells = footprint(kind, area.center, 2 * Number(area.radius) + 1);
    area.runs = cells.flatMap(({ column, row }) => [column, row, 1]);
  }
}

/// A cell beside `from` that is nearer to `goal`.
export function stepToward(kind: GridKind, from: Cell, goal: Cell): Cell {
  const steps = (cell: Cell) => stepsBetween(kind, cell, goal);
  const beside = footprint("square", { column: from.column - 1, row: from.row - 1 }, 3).filter(
    (cell) => stepsBetween(kind, from, cell) === 1,
  );
  const straight = (cell: Cell) => Math.abs(cell.column - goal.column) + Math.abs(cell.row - goal.row);
  return beside.sort((a, b) => steps(a) - steps(b) || straight(a) - straight(b))[0] ?? goal;
}
