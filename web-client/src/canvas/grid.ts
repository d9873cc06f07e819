// Grid geometry: cells to world pixels and back. Square grids and zones; every other kind would be added here alone.
import type { Cell } from "../state/table";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/// Width of a cell in world pixels.
export const CELL = 64;
/// Width of a zone: room for several tokens.
export const ZONE = 4 * CELL;

export function cellAt(point: Point, width: number): Cell {
  return { column: Math.floor(point.x / width), row: Math.floor(point.y / width) };
}

/// The middle of a footprint of `size` cells whose first cell is `cell`.
export function centreOf(cell: Cell, size: number, width: number): Point {
  return { x: (cell.column + size / 2) * width, y: (cell.row + size / 2) * width };
}

/// The first cell of a footprint of `size` cells whose middle is nearest to `point`.
export function firstCell(point: Point, size: number, width: number): Cell {
  return { column: Math.round(point.x / width - size / 2), row: Math.round(point.y / width - size / 2) };
}

export function inside(cell: Cell, columns: number, rows: number): boolean {
  return cell.column >= 0 && cell.row >= 0 && cell.column < columns && cell.row < rows;
}

/// Steps of a chess king between two cells.
export function stepsBetween(a: Cell, b: Cell): number {
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row));
}

/// The cells of a square brush, `width` cells wide, around `cell`.
export function brushCells(cell: Cell, width: number): readonly Cell[] {
  const first = -Math.floor((width - 1) / 2);
  const offsets = Array.from({ length: width }, (_, index) => first + index);
  return offsets.flatMap((row) => offsets.map((column) => ({ column: cell.column + column, row: cell.row + row })));
}

/// 1/1000 cell, as pings and rulers travel.
export function toMilliCells(point: Point, width: number): Point {
  return { x: Math.round((point.x * 1000) / width), y: Math.round((point.y * 1000) / width) };
}

export function fromMilliCells(point: Point, width: number): Point {
  return { x: (point.x * width) / 1000, y: (point.y * width) / 1000 };
}

/// Where the grid is taken hold of, in world pixels: first corner (moves it), last corner (stretches it).
export function gridHandles(
  columns: number,
  rows: number,
  width: number,
): readonly [readonly [number, number], readonly [number, number]] {
  return [
    [0, 0],
    [columns * width, rows * width],
  ];
}
