// Lines and points of the lattice, and the squares in which they are looked up. Pure.
import { type MapPoint, SQUARE } from "../../../state/maps/walls";
import type { DraftWall } from "./scene_draft";

/// Nearer ends are one: 1/50 square.
export const NEAR = SQUARE / 50;

export interface Line {
  readonly from: MapPoint;
  readonly to: MapPoint;
}

export function lineOf({ fromX, fromY, toX, toY }: DraftWall): Line {
  return { from: { x: fromX, y: fromY }, to: { x: toX, y: toY } };
}

/// `wall` between other ends.
export function between(wall: DraftWall, { from, to }: Line): DraftWall {
  return { ...wall, fromX: from.x, fromY: from.y, toX: to.x, toY: to.y };
}

/// Names a point; coordinates are below 2^20.
export function pointKey({ x, y }: MapPoint): number {
  return (x + 2 ** 20) * 2 ** 21 + y + 2 ** 20;
}

/// Names a square, or an eighth of one, by column and row below 2^13. As small numbers such keys are found faster.
export function keyOf(column: number, row: number): number {
  return (column + 2 ** 13) * 2 ** 14 + row + 2 ** 13;
}

export function squareKey({ x, y }: MapPoint): number {
  return keyOf(Math.floor(x / SQUARE), Math.floor(y / SQUARE));
}

/// Adds `value` to the list at `key`.
export function addTo<Value>(lists: Map<number, Value[]>, key: number, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/// Twice the area left and right of the line through `from` and `to`: 0 where `point` is on it.
export function cross({ from, to }: Line, point: MapPoint): number {
  return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
}

/// How far along the line the point's foot is: 0 at `from`, 1 at `to`. The line has two different ends.
export function along({ from, to }: Line, point: MapPoint): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y);
}

export function pointAt({ from, to }: Line, part: number): MapPoint {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

export function lengthOf({ from, to }: Line): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/// The keys of all squares with a point nearer to the line than `margin`, and of few others. Linear in its length.
export function squaresAlong({ from, to }: Line, margin: number): readonly number[] {
  const [left, right] = from.x <= to.x ? [from, to] : [to, from];
  const slope = left.x === right.x ? 0 : (right.y - left.y) / (right.x - left.x);
  const square = (at: number) => Math.floor(at / SQUARE);
  const keys: number[] = [];
  for (let column = square(left.x - margin); column <= square(right.x + margin); column++) {
    const [first, last] = [column * SQUARE - margin, (column + 1) * SQUARE + margin];
    const a = left.y + slope * (Math.max(first, left.x) - left.x);
    const b = left.x === right.x ? right.y : left.y + slope * (Math.min(last, right.x) - left.x);
    for (let row = square(Math.min(a, b) - margin); row <= square(Math.max(a, b) + margin); row++)
      keys.push(keyOf(column, row));
  }
  return keys;
}
