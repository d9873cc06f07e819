// Which way creatures look: the directions of a grid, turning by them, and their names. Pure.
import { type ActionSchema, FieldSchema_Kind } from "../generated/protocol/wire/v1/schema_pb";
import { type GridKind, gridKind } from "./cells";
import type { Key } from "./schema_index";
import type { Creature, Table } from "./table";

/// As the rulebooks number them: where two are as near, the earlier one is meant.
const DIRECTIONS: Readonly<Record<GridKind, readonly number[]>> = {
  square: [0, 45, 90, 135, 180, 225, 270, 315],
  hex_rows: [90, 30, 330, 270, 210, 150],
  hex_columns: [120, 60, 0, 300, 240, 180],
  zones: [],
};
const WINDS = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];

/// Degrees clockwise from the top of the map, clockwise; none where cells have no sides to face.
export function directionsOf(kind: GridKind): readonly number[] {
  return [...DIRECTIONS[kind]].sort((a, b) => a - b);
}

/// `degrees` turned by so many directions of the grid, clockwise.
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

/// Degrees clockwise from the top of what lies `right` and `down` of somebody.
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

/// What turning a token sends: the action and the field of its form that takes the degrees. Null: nobody faces anywhere.
export function turnAction({ schemaIndex }: Pick<Table, "schemaIndex">): { action: ActionSchema; field: Key } | null {
  const action = schemaIndex.schema.actions.find(({ facing }) => facing);
  const field = action?.form.find(({ kind }) => kind === FieldSchema_Kind.NUMBER);
  return action === undefined || field === undefined ? null : { action, field: field.key };
}

/// The direction that `creature` faces; null where that means nothing.
export function facingOf(table: Table, { cell, scene, facing }: Creature): number | null {
  const kind = gridKind(table.scenes.get(scene));
  if (cell === null || DIRECTIONS[kind].length === 0 || turnAction(table) === null) return null;
  return nearestDirection(kind, facing);
}

/// "faces north-east"; "" where that means nothing.
export function facingText(table: Table, creature: Creature): string {
  const facing = facingOf(table, creature);
  return facing === null ? "" : `faces ${windOf(facing)}`;
}
