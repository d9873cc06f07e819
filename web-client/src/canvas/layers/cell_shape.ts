// Outlines of cells: of one, slightly inset, and of several together.
import type { Graphics } from "pixi.js";
import type { Cell } from "../../state/table/table";
import { center, cornersOf, type Grid, sidesOf } from "../grid";

/// Adds the outline of a cell to `graphics`. inset: from each side; radius: of the corners; in world pixels.
export function traceCell(
  graphics: Graphics,
  cell: Cell,
  grid: Grid,
  shape: { inset: number; radius: number },
): Graphics {
  const { x, y } = center(cell, 1, grid);
  const part = 1 - (2 * shape.inset) / grid.width;
  const corners = cornersOf(cell, grid).map((at) => ({ x: x + (at.x - x) * part, y: y + (at.y - y) * part }));
  return shape.radius === 0 ? graphics.poly(corners) : graphics.roundShape(corners, shape.radius);
}

/// Adds to `graphics` the outer sides of `cells`.
export function traceEdge(graphics: Graphics, cells: readonly Cell[], grid: Grid): Graphics {
  const covered = new Set(cells.map(({ column, row }) => `${column},${row}`));
  for (const { from, to, beyond } of cells.flatMap((cell) => sidesOf(cell, grid)))
    if (!covered.has(`${beyond.column},${beyond.row}`)) graphics.moveTo(from.x, from.y).lineTo(to.x, to.y);
  return graphics;
}
