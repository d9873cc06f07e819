// The walls of a map: kinds, points, the lattice they lie on. Pure.
import { type Wall, Wall_Blocking, Wall_Door, Wall_Side, Wall_State } from "../../generated/protocol/wire/v1/state_pb";
import type { Cell } from "../table/table";
import type { Extent, GridKind } from "./cells";

/// A point in 1/720 square from the top left corner of the map; y is down. Distances on screen: `squareOf`.
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/// window: blocks movement alone; curtain: sight alone. outline: shows what is inside and hides what is behind. secret: a door that
/// players see as a wall until it is open, or their character found it.
export type WallKind = "wall" | "window" | "door" | "secret" | "outline" | "curtain";

/// The side from which a wall blocks, as one looks from its first point to the second.
export type WallSide = "both" | "left" | "right";

export const SQUARE = 720;

/// The highest wall that has an end, in 0.1 mm: protocol behavior P21.
export const MOST_WALL_HEIGHT = 10_000_000;

/// The eyes of a person, above the floor in 0.1 mm.
export const PERSON_EYES = 16_000;

/// The id of a wall that the server has not named yet.
export const UNNAMED = "0";

/// The size of a lattice square in widths of a cell. On hexes it is one column across and one row down.
export function squareOf(kind: GridKind): Extent {
  const close = Math.sqrt(3) / 2;
  return { width: kind === "hex_columns" ? close : 1, height: kind === "hex_rows" ? close : 1 };
}

export function kindOfWall({ door, sight, move }: Pick<Wall, "door" | "sight" | "move">): WallKind {
  if (door !== Wall_Door.NO_DOOR) return door === Wall_Door.SECRET ? "secret" : "door";
  if (sight === Wall_Blocking.LIMITED) return "outline";
  if (move === Wall_Blocking.NONE && sight === Wall_Blocking.FULL) return "curtain";
  return sight === Wall_Blocking.NONE && move === Wall_Blocking.FULL ? "window" : "wall";
}

/// The fields of a wall of a kind.
export function fieldsOfKind(kind: WallKind): Pick<Wall, "door" | "sight" | "move"> {
  const door = kind === "door" ? Wall_Door.DOOR : kind === "secret" ? Wall_Door.SECRET : Wall_Door.NO_DOOR;
  const { NONE, LIMITED, FULL } = Wall_Blocking;
  const sight = kind === "window" ? NONE : kind === "outline" ? LIMITED : FULL;
  return { door, sight, move: kind === "curtain" ? NONE : FULL };
}

const SIDES: readonly WallSide[] = ["both", "left", "right"];

export function sideOfWall({ blocksFrom }: Pick<Wall, "blocksFrom">): WallSide {
  return SIDES[blocksFrom] ?? "both";
}

export function wireSide(side: WallSide): Wall_Side {
  return side === "both" ? Wall_Side.BOTH : side === "left" ? Wall_Side.LEFT : Wall_Side.RIGHT;
}

/// Whether a person sees over it.
export function isLow({ height }: Pick<Wall, "height">): boolean {
  return height > 0n && height <= PERSON_EYES;
}

export function isDoor({ door }: Pick<Wall, "door">): boolean {
  return door !== Wall_Door.NO_DOOR;
}

export function isOpen(wall: Pick<Wall, "door" | "state">): boolean {
  return isDoor(wall) && wall.state === Wall_State.OPEN;
}

export function endsOf({ fromX, fromY, toX, toY }: Wall): readonly [MapPoint, MapPoint] {
  return [
    { x: fromX, y: fromY },
    { x: toX, y: toY },
  ];
}

export function samePoint(a: MapPoint, b: MapPoint): boolean {
  return a.x === b.x && a.y === b.y;
}

/// The middle of a creature of `size` whose place is `cell`.
export function middleOf(kind: GridKind, { column, row }: Cell, size: number): MapPoint {
  const even = size % 2 === 0;
  if (kind === "hex_rows")
    return { x: 720 * column + 360 * row + (even ? 720 : 360), y: 720 * row + (even ? 720 : 480) };
  if (kind === "hex_columns")
    return { x: 720 * column + (even ? 720 : 480), y: 720 * row + 360 * column + (even ? 720 : 360) };
  return { x: 720 * column + 360 * size, y: 720 * row + 360 * size };
}
