// The facing of creatures: directions of a grid, turning, names. Pure.
import { type ActionSchema, FieldSchema_Kind } from "../../generated/protocol/wire/v1/schema_pb";
import type { Key } from "../table/schema_index";
import type { Creature, Table } from "../table/table";
import { type GridKind, gridKind } from "./cells";

/// The directions in the rulebooks' order: of two equally near ones the earlier counts.
const DIRECTIONS: Readonly<Record<GridKind, readonly number[]>> = {
  square: [0, 45, 90, 135, 180, 225, 270, 315],
  hex_rows: [90, 30, 330, 270, 210, 150],
  hex_columns: [120, 60, 0, 300, 240, 180],
  zones: [],
};
const WINDS = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];

/// Degrees clockwise from the top of the map; none on grids without facing.
export function directionsOf(kind: GridKind): readonly number[] {
  return [...DIRECTIONS[kind]].sort((a, b) => a - b);
}

/// `degrees` turned by a number of directions of the grid, clockwise.
export function turned(kind: GridKind, degrees: number, steps: number): number {
  const count = DIRECTIONS[kind].length;
  return count === 0 ? degrees : whole(nearestDirection(kind, degrees) + (steps * 360) / count);
}

/// The direction of the grid that is nearest to `degrees`.
export function nearestDirection(kind: GridKind, degrees: number): number {
  const apart = (direction: number) => Math.abs(((((direction - degrees) % 360) + 540) % 360) - 180);
  const [first, ...others] = DIRECTIONS[kind];
  if (first === undefined) return degrees;
  return others.reduce((best, direction) => (apart(direction) < apart(best) ? direction : best), first);
}

/// Degrees clockwise from the top of a point `right` and `down` of a creature.
export function degreesToward(right: number, down: number): number {
  return whole((Math.atan2(right, -down) * 180) / Math.PI);
}

function whole(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/// "north-east".
export function windOf(degrees: number): string {
  return WINDS[Math.round(whole(degrees) / 45) % WINDS.length] ?? "";
}

/// The action that turns a token, with its field for the degrees. Null: the rulebook has no facing.
export function turnAction({ schemaIndex }: Pick<Table, "schemaIndex">): { action: ActionSchema; field: Key } | null {
  const action = schemaIndex.schema.actions.find(({ facing }) => facing);
  const field = action?.form.find(({ kind }) => kind === FieldSchema_Kind.NUMBER);
  return action === undefined || field === undefined ? null : { action, field: field.key };
}

/// The direction that `creature` faces; null without facing.
export function facingOf(table: Table, { cell, scene, facing }: Creature): number | null {
  const kind = gridKind(table.scenes.get(scene));
  if (cell === null || DIRECTIONS[kind].length === 0 || turnAction(table) === null) return null;
  return nearestDirection(kind, facing);
}

/// "faces north-east"; "" without facing.
export function facingText(table: Table, creature: Creature): string {
  const facing = facingOf(table, creature);
  return facing === null ? "" : `faces ${windOf(facing)}`;
}
