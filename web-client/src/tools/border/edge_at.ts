// The edge of the board nearest to a point. Pure.
import { cellAt, type Grid, type Point } from "../../canvas/grid";
import type { Cell } from "../../state/table/table";

/// Part of a zone's width on each side of an edge that counts as the edge.
const REACH = 0.16;

/// The two zones at the edge near `point`, or null in the middle of a zone.
export function edgeAt(point: Point, grid: Grid): readonly [Cell, Cell] | null {
  const cell = cellAt(point, grid);
  const [x, y] = [point.x / grid.width - cell.column, point.y / grid.width - cell.row];
  const edges = [
    { far: x, to: { column: cell.column - 1, row: cell.row } },
    { far: 1 - x, to: { column: cell.column + 1, row: cell.row } },
    { far: y, to: { column: cell.column, row: cell.row - 1 } },
    { far: 1 - y, to: { column: cell.column, row: cell.row + 1 } },
  ].sort((a, b) => a.far - b.far);
  const [nearest] = edges;
  return nearest === undefined || nearest.far > REACH ? null : [cell, nearest.to];
}
