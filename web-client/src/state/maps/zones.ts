// Zones and borders of a map, and their names. Pure.

import type { NumberSchema, RelationSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { type Relation, type Scene, Scene_Grid } from "../../generated/protocol/wire/v1/state_pb";
import type { Cell, Table } from "../table/table";
import { terrainAt } from "./terrain";

export function isZones(scene: Scene | null | undefined): boolean {
  return scene?.grid === Scene_Grid.ZONES;
}

/// Chessboard names: columns A, B, C from the left, rows 1, 2, 3 from the bottom.
export function zoneName(scene: Scene, { column, row }: Cell): string {
  let letters = "";
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return `${letters}${scene.rows - row}`;
}

/// "B2 Gatehouse".
export function zoneTitle(scene: Scene, cell: Cell): string {
  const title = terrainAt(scene, cell)?.name ?? "";
  return title === "" ? zoneName(scene, cell) : `${zoneName(scene, cell)} ${title}`;
}

export interface Levels {
  readonly lowest: number;
  readonly highest: number;
}

/// The levels of a zone; a single one if neither the rulebook nor the GM sets them.
export function levelsOf(table: Table, scene: Scene, zone: Cell): Levels {
  const numbers = terrainAt(scene, zone)?.numbers ?? [];
  const named = (name: string) => Number(numbers.find(({ key }) => table.schemaIndex.name(key) === name)?.value ?? 0n);
  const lowest = named("lowest");
  return { lowest, highest: Math.max(lowest, named("highest")) };
}

/// `height` limited to the levels of the zone at `cell`; unchanged on other maps.
export function heightAt(table: Table, scene: Scene | undefined, cell: Cell, height: number): number {
  if (scene === undefined || !isZones(scene)) return height;
  const { lowest, highest } = levelsOf(table, scene, cell);
  return Math.min(highest, Math.max(lowest, height));
}

/// Column by column from the left, each from the bottom up.
export function allCells({ columns, rows }: Scene): readonly Cell[] {
  return Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (_, up) => ({ column, row: rows - 1 - up })),
  ).flat();
}

/// The zones that are part of the map, by name: A1, A2 ... B1.
export function openZones(scene: Scene): readonly Cell[] {
  return allCells(scene).filter((cell) => !(terrainAt(scene, cell)?.blocksMove ?? false));
}

export interface Border {
  readonly relation: Relation;
  readonly schema: RelationSchema;
  readonly from: Cell;
  readonly to: Cell;
}

/// The borders of a scene, oldest first.
export function bordersOf(table: Pick<Table, "relations" | "schemaIndex">, scene: number): readonly Border[] {
  return [...table.relations.values()].flatMap((relation) => {
    const { from, to } = relation;
    const schema = table.schemaIndex.relations.get(relation.key);
    if (from?.of.case !== "cell" || to?.of.case !== "cell" || from.within !== scene || schema === undefined) return [];
    return [{ relation, schema, from: from.of.value, to: to.of.value }];
  });
}

export function isBetween(border: Border, a: Cell, b: Cell): boolean {
  const same = (one: Cell, other: Cell) => one.column === other.column && one.row === other.row;
  return (same(border.from, a) && same(border.to, b)) || (same(border.from, b) && same(border.to, a));
}

/// The rulebook's kinds of border.
export function borderKinds(table: Table): readonly RelationSchema[] {
  return table.schemaIndex.schema.relations.filter(({ line }) => line !== "");
}

/// The first value of a field in the form of a border or zone: a symbol's key, or the default number.
export function usualValue(number: NumberSchema): number {
  const usual = Number(number.defaultValue);
  return number.symbols.length > 0 ? (number.symbols[usual] ?? 0) : usual;
}
