// What of roofs is drawn. Pure.
import type { Point } from "../grid";
import { isInside } from "./drawing_shape";

/// Across each other, in world pixels.
const SHINGLE = 16;

/// Whether a roof is open: a creature of this person stands beneath.
export function isOpen(corners: readonly Point[], own: readonly Point[]): boolean {
  return own.some((at) => isInside(at, corners));
}

/// Lines across a polygon, row by row, as far as they are inside.
export function shingles(corners: readonly Point[]): readonly (readonly [Point, Point])[] {
  const ys = corners.map(({ y }) => y);
  const rows = Math.max(0, Math.floor((Math.max(...ys) - Math.min(...ys)) / SHINGLE));
  return Array.from({ length: rows }, (_, row) => Math.min(...ys) + (row + 1) * SHINGLE).flatMap((y) => {
    const crossed = corners
      .flatMap((from, at) => {
        const to = corners[(at + 1) % corners.length] ?? from;
        return from.y > y === to.y > y ? [] : [from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)];
      })
      .sort((a, b) => a - b);
    return crossed.flatMap((x, at) =>
      at % 2 === 0
        ? [
            [
              { x, y },
              { x: crossed[at + 1] ?? x, y },
            ] as const,
          ]
        : [],
    );
  });
}
