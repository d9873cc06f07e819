// Where zones and their edges are on a canvas: a zone is as wide as four cells.
import type { Cell } from "./table";

const ZONE = 4;

/// "B1" on a map of `rows` rows, whose first is the top one.
export function zoneCalled(name: string, rows: number): Cell {
  return { column: name.charCodeAt(0) - "A".charCodeAt(0), row: rows - Number(name.slice(1)) };
}

/// The middle of a zone, where a lone creature in it stands.
export function middleOf({ column, row }: Cell): Cell {
  return { column: (column + 0.5) * ZONE - 0.5, row: (row + 0.5) * ZONE - 0.5 };
}

/// The middle of the edge between two neighbors.
export function edgeBetween(a: Cell, b: Cell): Cell {
  const [from, to] = [middleOf(a), middleOf(b)];
  return { column: (from.column + to.column) / 2, row: (from.row + to.row) / 2 };
}
