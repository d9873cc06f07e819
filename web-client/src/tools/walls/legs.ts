// Walls along points. Pure.
import { create } from "@bufbuild/protobuf";
import { type Wall, WallSchema } from "../../generated/protocol/wire/v1/state_pb";
import {
  endsOf,
  fieldsOfKind,
  isDoor,
  kindOfWall,
  type MapPoint,
  SQUARE,
  samePoint,
  UNNAMED,
  type WallKind,
  type WallSide,
  wireSide,
} from "../../state/maps/walls";

export interface WallLook {
  readonly kind: WallKind;
  readonly side: WallSide;
}

/// A wall from each point to the next.
export function legsAlong(points: readonly MapPoint[], { kind, side }: WallLook): readonly Wall[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    if (samePoint(from, to)) return [];
    return [between(create(WallSchema, { ...fieldsOfKind(kind), blocksFrom: wireSide(side) }), from, to)];
  });
}

/// The points around a rectangle, clockwise; of one that has no width, the two ends of a line.
export function rectangle(from: MapPoint, to: MapPoint): readonly MapPoint[] {
  if (from.x === to.x || from.y === to.y) return [from, to];
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  const first = { x: left, y: top };
  return [first, { x: right, y: top }, { x: right, y: bottom }, { x: left, y: bottom }, first];
}

/// The points around the ellipse that touches the four sides of such a rectangle: a multiple of four, each leg about half a square.
export function ellipse(from: MapPoint, to: MapPoint): readonly MapPoint[] {
  if (from.x === to.x || from.y === to.y) return [from, to];
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const [across, down] = [Math.abs(to.x - from.x) / 2, Math.abs(to.y - from.y) / 2];
  const legs = 4 * Math.min(24, Math.max(3, Math.round((Math.PI * (across + down)) / (4 * (SQUARE / 2)))));
  return Array.from({ length: legs + 1 }, (_, leg) => {
    const angle = (2 * Math.PI * (leg % legs)) / legs;
    return { x: Math.round(x + across * Math.sin(angle)), y: Math.round(y - down * Math.cos(angle)) };
  });
}

/// `walls` with those that go on in a straight line as one, which keeps the first id. They must block alike.
export function joined(walls: readonly Wall[]): { readonly put: readonly Wall[]; readonly removed: readonly string[] } {
  let left = [...walls];
  const put = new Map<string, Wall>();
  const removed: string[] = [];
  for (let one = left.shift(); one !== undefined; one = left.shift()) {
    const wall = one;
    const [next, whole] = left.map((other) => [other, inOne(wall, other)] as const).find(([, it]) => it !== null) ?? [];
    if (next === undefined || !whole) continue;
    left = [whole, ...left.filter(({ id }) => id !== next.id)];
    put.delete(next.id);
    put.set(whole.id, whole);
    removed.push(next.id);
  }
  return { put: [...put.values()], removed };
}

/// Two walls as one; null: they share no end, turn, or block otherwise.
function inOne(wall: Wall, other: Wall): Wall | null {
  const [from, to] = endsOf(wall);
  const [start, end] = endsOf(other);
  const alike =
    kindOfWall(wall) === kindOfWall(other) &&
    wall.blocksFrom === other.blocksFrom &&
    wall.height === other.height &&
    !isDoor(wall);
  const goesOn = (a: MapPoint, b: MapPoint, c: MapPoint) =>
    (b.x - a.x) * (c.y - b.y) === (b.y - a.y) * (c.x - b.x) &&
    (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) > 0;
  if (!alike) return null;
  if (samePoint(to, start) && goesOn(from, to, end)) return between(wall, from, end);
  if (samePoint(end, from) && goesOn(start, from, to)) return between(wall, start, to);
  const turned = wall.blocksFrom === wireSide("both");
  if (turned && samePoint(to, end) && goesOn(from, to, start)) return between(wall, from, start);
  return turned && samePoint(start, from) && goesOn(end, from, to) ? between(wall, end, to) : null;
}

/// `wall` with other ends.
export function between(wall: Wall, from: MapPoint, to: MapPoint): Wall {
  return { ...wall, fromX: from.x, fromY: from.y, toX: to.x, toY: to.y };
}

/// The walls that end at `point`, with that end at `to`.
export function withEndMoved(walls: readonly Wall[], point: MapPoint, to: MapPoint): readonly Wall[] {
  return walls.flatMap((wall) => {
    const [from, end] = endsOf(wall);
    if (samePoint(from, point)) return [between(wall, to, end)];
    return samePoint(end, point) ? [between(wall, from, to)] : [];
  });
}

/// Both halves of `wall`; the first keeps its id.
export function halves(wall: Wall): readonly Wall[] {
  const [from, to] = endsOf(wall);
  const middle = { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) };
  if (samePoint(from, middle) || samePoint(to, middle)) return [];
  return [between(wall, from, middle), { ...between(wall, middle, to), id: UNNAMED }];
}
