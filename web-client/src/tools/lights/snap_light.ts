// Where a light snaps to: middles and corners of cells, and middles of their sides, where sconces are. Pure.
import { cellAt, center, type Grid, type Point } from "../../canvas/grid";
import { toLattice } from "../../canvas/walls";
import type { Counts } from "../../state/maps/cells";
import type { MapPoint } from "../../state/maps/walls";
import { gridPoints, nearest, onMap } from "../walls/snap";

export function snappedLight(at: Point, to: { readonly grid: Grid; readonly counts: Counts }): MapPoint {
  const point = onMap(at, to);
  const middle = center(cellAt(point, to.grid), 1, to.grid);
  return toLattice(nearest(point, [middle, ...gridPoints(point, to.grid)]) ?? point, to.grid);
}
