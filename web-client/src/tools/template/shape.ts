// Templates: shapes on the map, the cells whose middles they cover, and their outlines. Pure.
import { assertNever } from "../../assert_never";
import { cellAt, center, type Grid, type Point } from "../../canvas/grid";
import { type Counts, cellAtOffset, inside, offsetOf } from "../../state/maps/cells";
import type { Cell } from "../../state/table/table";
import type { TemplateKind } from "../../state/view.svelte";

/// All lengths in world pixels.
export interface Template {
  readonly kind: TemplateKind;
  readonly origin: Point;
  /// A point of the circle, the middle of the cone's arc, the end of the line, the corner of the square across from the
  /// origin.
  readonly tip: Point;
  /// Half the angle of a cone, in radians.
  readonly half: number;
  /// Of a line.
  readonly width: number;
}

/// Keeps middles inside that lie on the edge.
const NEAR = 1e-6;

/// The cells of the map whose middles the template covers, row by row. A cone or line begins beyond its origin.
export function cellsIn(template: Template, grid: Grid, counts: Counts): readonly Cell[] {
  const { origin, tip, width } = template;
  const reach = Math.hypot(tip.x - origin.x, tip.y - origin.y) + width;
  const at = (by: number) => offsetOf(grid.kind, cellAt({ x: origin.x + by, y: origin.y + by }, grid));
  const [first, last] = [at(-reach), at(reach)];
  const cells: Cell[] = [];
  for (let row = Math.max(0, first.row - 1); row <= Math.min(counts.rows - 1, last.row + 1); row += 1)
    for (
      let column = Math.max(0, first.column - 1);
      column <= Math.min(counts.columns - 1, last.column + 1);
      column += 1
    ) {
      const cell = cellAtOffset(grid.kind, { column, row });
      if (inside(grid.kind, cell, counts) && covers(template, center(cell, 1, grid), NEAR * grid.width))
        cells.push(cell);
    }
  return cells;
}

/// Of two opposite edges of a line or square one is inside.
function covers({ kind, origin, tip, half, width }: Template, at: Point, near: number): boolean {
  if (kind === "square") return within(at.x, origin.x, tip.x, near) && within(at.y, origin.y, tip.y, near);
  const [dx, dy] = [at.x - origin.x, at.y - origin.y];
  const [far, length] = [Math.hypot(dx, dy), Math.hypot(tip.x - origin.x, tip.y - origin.y)];
  if (kind === "circle") return far <= length + near;
  const [ux, uy] = [(tip.x - origin.x) / length, (tip.y - origin.y) / length];
  const [along, across] = [dx * ux + dy * uy, dx * uy - dy * ux];
  if (along <= near) return false;
  if (kind === "cone") return far <= length + near && along >= far * Math.cos(half) - near;
  return along <= length + near && within(across, -width / 2, width / 2, near);
}

function within(value: number, a: number, b: number, near: number): boolean {
  return value >= Math.min(a, b) - near && value < Math.max(a, b) - near;
}

/// Steps of a whole circle, and of half a cone: as fine as a shared ruler allows (protocol/wire/v1/chat.proto).
const STEPS = { circle: 28, cone: 7 } as const;

/// As a ruler draws it: from the origin to where the size is written, then around and back to that point. At most 32
/// points.
export function outlineOf({ kind, origin, tip, half, width }: Template): readonly Point[] {
  const length = Math.hypot(tip.x - origin.x, tip.y - origin.y);
  const arc = (from: number, to: number, steps: number) =>
    Array.from({ length: steps - 1 }, (_, index) => turned(origin, tip, from + ((to - from) * (index + 1)) / steps));
  switch (kind) {
    case "circle":
      return [origin, tip, ...arc(0, 2 * Math.PI, STEPS.circle), tip];
    case "cone": {
      const [left, right] = [turned(origin, tip, -half), turned(origin, tip, half)];
      return [origin, tip, ...arc(0, half, STEPS.cone), right, origin, left, ...arc(-half, 0, STEPS.cone), tip];
    }
    case "line": {
      const [x, y] = [((origin.y - tip.y) * width) / (2 * length), ((tip.x - origin.x) * width) / (2 * length)];
      const beside = (at: Point, side: 1 | -1) => ({ x: at.x + side * x, y: at.y + side * y });
      return [origin, tip, beside(tip, 1), beside(origin, 1), beside(origin, -1), beside(tip, -1), tip];
    }
    case "square": {
      const [side, other] = [
        { x: tip.x, y: origin.y },
        { x: origin.x, y: tip.y },
      ];
      return [origin, side, tip, other, origin, side];
    }
    default:
      return assertNever(kind);
  }
}

/// `at` turned around `origin`, in radians clockwise.
export function turned(origin: Point, at: Point, by: number): Point {
  const [dx, dy, cos, sin] = [at.x - origin.x, at.y - origin.y, Math.cos(by), Math.sin(by)];
  return { x: origin.x + dx * cos - dy * sin, y: origin.y + dx * sin + dy * cos };
}

/// Its radius, length or side.
export function sizeOf({ kind, origin, tip }: Template): number {
  return kind === "square" ? Math.abs(tip.x - origin.x) : Math.hypot(tip.x - origin.x, tip.y - origin.y);
}

/// The cell at the origin; of those around a corner the one toward the tip.
export function originCell({ origin, tip }: Template, grid: Grid): Cell {
  const part = (grid.width * 0.01) / Math.hypot(tip.x - origin.x, tip.y - origin.y);
  return cellAt({ x: origin.x + (tip.x - origin.x) * part, y: origin.y + (tip.y - origin.y) * part }, grid);
}
