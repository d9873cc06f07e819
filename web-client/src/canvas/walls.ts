// Walls as the map shows them, and the door under a pointer. Pure.
import { type Wall, Wall_State } from "../generated/protocol/wire/v1/state_pb";
import { endsOf, isDoor, isLow, kindOfWall, type MapPoint, SQUARE, sideOfWall, squareOf } from "../state/maps/walls";
import type { Grid, Point } from "./grid";
import type { WallView } from "./map_view";

export function toWorld({ x, y }: MapPoint, { kind, width }: Grid): Point {
  const square = squareOf(kind);
  return { x: (x * square.width * width) / SQUARE, y: (y * square.height * width) / SQUARE };
}

/// The point of the lattice nearest to a point of the world.
export function toLattice({ x, y }: Point, { kind, width }: Grid): MapPoint {
  const square = squareOf(kind);
  const whole = (value: number) => Math.round(value) + 0; // no −0
  return { x: whole((x * SQUARE) / (square.width * width)), y: whole((y * SQUARE) / (square.height * width)) };
}

/// gm: sees locks and secrets; to players every door is one that opens.
export function wallView(wall: Wall, grid: Grid, gm: boolean): WallView {
  const [from, to] = endsOf(wall);
  const shut = wall.state === Wall_State.LOCKED && gm ? "locked" : "closed";
  return {
    id: wall.id,
    from: toWorld(from, grid),
    to: toWorld(to, grid),
    kind: isDoor(wall) && !gm ? "door" : kindOfWall(wall),
    side: sideOfWall(wall),
    low: isLow(wall),
    door: !isDoor(wall) ? null : wall.state === Wall_State.OPEN ? "open" : shut,
  };
}

/// Pixels of the screen from a door that still are the door: for a mouse, a finger, and where a token lies under them.
const REACH = { mouse: 12, touch: 22, token: 6 } as const;

export interface Press {
  readonly world: Point;
  readonly touch: boolean;
  /// The token there, or 0.
  readonly token: number;
}

/// The nearest door in reach of a press, or null. scale: screen pixels per world pixel.
export function doorAt(walls: readonly WallView[], { world, touch, token }: Press, scale: number): WallView | null {
  const reach = token !== 0 ? REACH.token : touch ? REACH.touch : REACH.mouse;
  const doors = walls.filter(({ door }) => door !== null);
  return nearestWall(doors, world, reach / scale);
}

/// The wall nearest to a point, at most `reach` away, or null.
export function nearestWall(walls: readonly WallView[], point: Point, reach: number): WallView | null {
  let [nearest, least]: [WallView | null, number] = [null, reach];
  for (const wall of walls) {
    const far = distanceToLine(point, wall.from, wall.to);
    if (far <= least) [nearest, least] = [wall, far];
  }
  return nearest;
}

export function distanceToLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - part * dx, point.y - from.y - part * dy);
}
