// Cells of a map: grids, footprints, distances. Pixels: canvas/grid.ts. Pure.
import { assertNever } from "../../assert_never";
import { type Scene, Scene_Grid } from "../../generated/protocol/wire/v1/state_pb";
import type { Cell } from "../table/table";

/// hex_rows stand with a corner up, hex_columns with a side up. A hex is axial: column q, row r, and r runs 60 degrees
/// clockwise of q.
export type GridKind = "square" | "hex_rows" | "hex_columns" | "zones";

export interface Extent {
  readonly width: number;
  readonly height: number;
}

export interface Counts {
  readonly columns: number;
  readonly rows: number;
}

export function gridKind(scene: Pick<Scene, "grid"> | null | undefined): GridKind {
  const grid = scene?.grid;
  switch (grid) {
    case Scene_Grid.HEX_ROWS:
      return "hex_rows";
    case Scene_Grid.HEX_COLUMNS:
      return "hex_columns";
    case Scene_Grid.ZONES:
      return "zones";
    case Scene_Grid.SQUARE:
    case Scene_Grid.GRIDLESS:
    case undefined:
      return "square";
    default:
      return assertNever(grid);
  }
}

export function isHex(kind: GridKind): kind is "hex_rows" | "hex_columns" {
  return kind === "hex_rows" || kind === "hex_columns";
}

/// Whether creatures stand anywhere, not only in the middles of cells.
export function isGridless(scene: Pick<Scene, "grid"> | undefined): boolean {
  return scene?.grid === Scene_Grid.GRIDLESS;
}

/// Whether lines between the cells of a map are drawn.
export function hasGridLines({ grid, gridHidden }: Pick<Scene, "grid" | "gridHidden">): boolean {
  return !gridHidden && !isGridless({ grid });
}

export function cellKey({ column, row }: Cell): string {
  return `${column},${row}`;
}

/// The column and row on the screen: odd rows of hexes stand half a cell to the right, odd columns half a cell down.
export function offsetOf(kind: GridKind, { column, row }: Cell): Cell {
  if (kind === "hex_rows") return { column: column + Math.floor(row / 2), row };
  return { column, row: kind === "hex_columns" ? row + Math.floor(column / 2) : row };
}

/// The cell in a column and row on the screen.
export function cellAtOffset(kind: GridKind, { column, row }: Cell): Cell {
  if (kind === "hex_rows") return { column: column - Math.floor(row / 2), row };
  return { column, row: kind === "hex_columns" ? row - Math.floor(column / 2) : row };
}

export function inside(kind: GridKind, cell: Cell, { columns, rows }: Counts): boolean {
  const { column, row } = offsetOf(kind, cell);
  return column >= 0 && row >= 0 && column < columns && row < rows;
}

/// Every cell of a map, row by row as the screen shows them.
export function boardCells(kind: GridKind, { columns, rows }: Counts): readonly Cell[] {
  return Array.from({ length: columns * rows }, (_, index) =>
    cellAtOffset(kind, { column: index % columns, row: Math.floor(index / columns) }),
  );
}

/// The squared distance of two middles, in widths of a cell.
export function apartSquared(kind: GridKind, a: Cell, b: Cell): number {
  const [columns, rows] = [b.column - a.column, b.row - a.row];
  return columns ** 2 + rows ** 2 + (isHex(kind) ? columns * rows : 0);
}

/// Steps of a walk between cells: with diagonals on squares, across sides only between zones.
export function stepsBetween(kind: GridKind, a: Cell, b: Cell): number {
  const [columns, rows] = [b.column - a.column, b.row - a.row];
  const [across, down] = [Math.abs(columns), Math.abs(rows)];
  if (kind === "zones") return across + down;
  return Math.max(across, down, isHex(kind) ? Math.abs(columns + rows) : 0);
}

/// The cells of a creature of `size`. `at` is the upper left cell of a square. On hexes (1, 3, 7, 12, 19 ...) it is
/// the middle cell, or of the middle three the one before +q and +r.
export function footprint(kind: GridKind, at: Cell, size: number): readonly Cell[] {
  if (!isHex(kind)) return block(at, kind === "zones" ? 1 : size, 0);
  const [least, most] = [-Math.floor((size - 1) / 2), Math.floor(size / 2)];
  return block(at, size, least).filter(({ column, row }) => {
    const sum = column - at.column + row - at.row;
    return sum >= least && sum <= most;
  });
}

/// The cells under a brush, `width` cells wide, around `cell`.
export function brushCells(kind: GridKind, cell: Cell, width: number): readonly Cell[] {
  return isHex(kind) ? footprint(kind, cell, width) : block(cell, width, -Math.floor((width - 1) / 2));
}

function block({ column, row }: Cell, width: number, first: number): readonly Cell[] {
  const along = Array.from({ length: width }, (_, index) => first + index);
  return along.flatMap((down) => along.map((right) => ({ column: column + right, row: row + down })));
}

const ROOT_3 = Math.sqrt(3);

/// The size of a map in widths of a cell.
export function extentOf(kind: GridKind, { columns, rows }: Counts): Extent {
  if (kind === "hex_rows") return { width: columns + (rows > 1 ? 0.5 : 0), height: (1.5 * rows + 0.5) / ROOT_3 };
  if (kind === "hex_columns") return { width: (1.5 * columns + 0.5) / ROOT_3, height: rows + (columns > 1 ? 0.5 : 0) };
  return { width: columns, height: rows };
}

/// The number of columns and rows that fill `extent`, fractions included. Hexes that extend by half a cell count as
/// inside.
export function countsIn(kind: GridKind, { width, height }: Extent): Counts {
  const interlocked = (length: number) => (length * ROOT_3 - 0.5) / 1.5;
  if (kind === "hex_rows") return { columns: width - 0.5, rows: interlocked(height) };
  if (kind === "hex_columns") return { columns: interlocked(width), rows: height - 0.5 };
  return { columns: width, rows: height };
}

/// The period of the cell pattern to the right and down, in widths of a cell.
export function periodOf(kind: GridKind): Extent {
  return { width: kind === "hex_columns" ? ROOT_3 : 1, height: kind === "hex_rows" ? ROOT_3 : 1 };
}
