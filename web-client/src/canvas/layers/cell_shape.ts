// The outline of a cell, drawn somewhat inside it and with its corners rounded.
import type { Graphics } from "pixi.js";
import type { Cell } from "../../state/table";
import { centreOf, cornersOf, type Grid } from "../grid";

/// Adds it to `graphics`. inset: from each side; radius: of the corners; in world pixels.
export function traceCell(
  graphics: Graphics,
  cell: Cell,
  grid: Grid,
  shape: { inset: number; radius: number },
): Graphics {
  const { x, y } = centreOf(cell, 1, grid);
  const part = 1 - (2 * shape.inset) / grid.width;
  const corners = cornersOf(cell, grid).map((at) => ({ x: x + (at.x - x) * part, y: y + (at.y - y) * part }));
  return shape.radius === 0 ? graphics.poly(corners) : graphics.roundShape(corners, shape.radius);
}
