// The cells of a stroke: a line, a rectangle or its outline, and a filled region. Pure.
import { cellAt, center, type Grid } from "../../canvas/grid";
import {
  brushCells,
  type Counts,
  cellAtOffset,
  cellKey,
  inside,
  isHex,
  offsetOf,
  stepsBetween,
} from "../../state/maps/cells";
import { MOST_PAINTED } from "../../state/maps/terrain";
import type { Cell } from "../../state/table/table";

/// The straight line between two cells, each beside the one before.
export function lineCells(grid: Grid, from: Cell, to: Cell): readonly Cell[] {
  const steps = stepsBetween(isHex(grid.kind) ? grid.kind : "square", from, to);
  const [a, b] = [center(from, 1, grid), center(to, 1, grid)];
  return Array.from({ length: steps + 1 }, (_, index) => {
    const part = steps === 0 ? 0 : index / steps;
    // a hair off the middles: ties between two cells fall to the same side
    return cellAt({ x: a.x + (b.x - a.x) * part + 0.01, y: a.y + (b.y - a.y) * part + 0.02 }, grid);
  });
}

/// The rectangle with two cells in opposite corners, by the screen's columns and rows; without its inner cells for
/// "outline".
export function rectangleCells(grid: Grid, from: Cell, to: Cell, shape: "rectangle" | "outline"): readonly Cell[] {
  const [a, b] = [offsetOf(grid.kind, from), offsetOf(grid.kind, to)];
  const columns = between(a.column, b.column);
  const rows = between(a.row, b.row);
  const atEdge = (list: readonly number[], value: number) => value === list[0] || value === list.at(-1);
  return rows.flatMap((row) =>
    columns
      .filter((column) => shape === "rectangle" || atEdge(rows, row) || atEdge(columns, column))
      .map((column) => cellAtOffset(grid.kind, { column, row })),
  );
}

function between(a: number, b: number): readonly number[] {
  const first = Math.min(a, b);
  return Array.from({ length: Math.abs(b - a) + 1 }, (_, index) => first + index);
}

/// `cells` with a brush of `width` around each, once each, on the map.
export function widened(grid: Grid, cells: readonly Cell[], width: number, counts: Counts): readonly Cell[] {
  const wide = new Map<string, Cell>();
  for (const cell of cells.flatMap((one) => brushCells(grid.kind, one, width)))
    if (inside(grid.kind, cell, counts)) wide.set(cellKey(cell), cell);
  return [...wide.values()];
}

const ACROSS_SIDES = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
/// The other two neighbors of a hex.
const OF_HEXES = [
  [-1, 1],
  [1, -1],
] as const;

/// The cells around `from`, across sides, for which `same` holds; a row of blocked cells bounds them, also a diagonal
/// one. Null: they are more than `most`.
export function fillCells(
  { kind }: Grid,
  from: Cell,
  counts: Counts,
  same: (cell: Cell) => boolean,
  most = MOST_PAINTED,
): readonly Cell[] | null {
  if (!inside(kind, from, counts)) return [];
  const around = isHex(kind) ? [...ACROSS_SIDES, ...OF_HEXES] : ACROSS_SIDES;
  const found = [from];
  const seen = new Set([cellKey(from)]);
  for (const { column, row } of found) {
    for (const [columns, rows] of around) {
      const next = { column: column + columns, row: row + rows };
      if (seen.has(cellKey(next)) || !inside(kind, next, counts) || !same(next)) continue;
      if (found.length === most) return null;
      seen.add(cellKey(next));
      found.push(next);
    }
  }
  return found;
}
