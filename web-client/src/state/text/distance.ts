// Distances on a map as a ruler measures them, in the rulebook's unit and as text. Pure.
import type { Scene } from "../../generated/protocol/wire/v1/state_pb";
import { footprint, gridKind, stepsBetween } from "../maps/cells";
import { diagonalOf, lengthAlong, stepsAlong } from "../maps/ruler";
import { isZones } from "../maps/zones";
import type { Cell, Creature, Table } from "../table/table";
import { lengthText, tenthMm } from "./length";

/// The length of a ruler through `cells`, in the rulebook's unit; between zones in steps.
export function lengthOn(table: Table, scene: Scene, cells: readonly Cell[]): number {
  if (isZones(scene)) return stepsAlong("zones", cells);
  const across = Number(scene.cell) / tenthMm(table.schemaIndex.schema.unit);
  return lengthAlong(gridKind(scene), diagonalOf(table), cells, across);
}

/// "3 m", "2 zones", "same zone".
export function distanceText(table: Table, scene: Scene, length: number): string {
  if (!isZones(scene)) return lengthText(table, length, table.schemaIndex.schema.unit);
  if (length === 0) return "same zone";
  return length === 1 ? "1 zone" : `${length} zones`;
}

/// The distance between the nearest cells of two creatures; null if one is not in `scene`.
export function distanceBetween(table: Table, scene: Scene, a: Creature, b: Creature): number | null {
  if (a.cell === null || b.cell === null || a.scene !== scene.id || b.scene !== scene.id) return null;
  const kind = gridKind(scene);
  const from = footprint(kind, a.cell, a.size);
  const pairs = footprint(kind, b.cell, b.size).flatMap((to) => from.map((cell) => [cell, to] as const));
  const nearest = Math.min(...pairs.map(([cell, to]) => stepsBetween(kind, cell, to)));
  const ends = pairs.filter(([cell, to]) => stepsBetween(kind, cell, to) === nearest);
  return Math.min(...ends.map((pair) => lengthOn(table, scene, pair)));
}
