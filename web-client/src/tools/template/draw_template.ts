// The template that a drag draws. Its origin and direction snap to cells, its size is a whole number of cells. Pure.
import { cellAt, center, cornersOf, type Grid, type Point } from "../../canvas/grid";
import { isHex } from "../../state/maps/cells";
import type { TemplateBrush, TemplateKind } from "../../state/view.svelte";
import { nearest } from "../walls/snap";
import type { Template } from "./shape";

/// An end of the drag.
export interface TemplatePress {
  readonly world: Point;
  /// Without snapping; the size then has tenths of a cell.
  readonly free: boolean;
  /// The middle of the token there; null: none.
  readonly token: Point | null;
}

/// The largest template, in cells.
export const MOST_CELLS = 60;

export function templateTo(from: TemplatePress, to: TemplatePress, brush: TemplateBrush, grid: Grid): Template {
  const { kind } = brush;
  const origin = from.free ? from.world : ((kind === "square" ? null : from.token) ?? snapped(from.world, kind, grid));
  const at = to.free ? to.world : snapped(to.world, kind, grid);
  const [dx, dy] = [at.x - origin.x, at.y - origin.y];
  const shape = { kind, origin, half: halfOf(coneDegrees(brush, grid)), width: brush.width * grid.width };
  const sized = (pixels: number) => grid.width * cellsOf(pixels / grid.width, to.free);
  if (kind === "square") {
    const side = sized(Math.max(Math.abs(dx), Math.abs(dy)));
    return { ...shape, tip: { x: origin.x + (dx < 0 ? -side : side), y: origin.y + (dy < 0 ? -side : side) } };
  }
  const far = Math.hypot(dx, dy);
  const [ux, uy] = far === 0 ? [1, 0] : [dx / far, dy / far];
  const length = sized(far);
  return { ...shape, tip: { x: origin.x + ux * length, y: origin.y + uy * length } };
}

/// The angle of the next cone: unless it is chosen, as wide as long on squares, a sixth of a circle on hexes.
export function coneDegrees({ degrees }: Pick<TemplateBrush, "degrees">, { kind }: Pick<Grid, "kind">): number {
  return degrees ?? (isHex(kind) ? 60 : 53);
}

/// 53 stands for the angle of a cone that is as wide as long.
function halfOf(degrees: number): number {
  return degrees === 53 ? Math.atan(0.5) : (degrees * Math.PI) / 360;
}

function cellsOf(cells: number, free: boolean): number {
  const size = free ? Math.round(cells * 10) / 10 : Math.round(cells);
  return Math.min(MOST_CELLS, Math.max(free ? 0.1 : 1, size));
}

/// The middle or corner of a cell that is nearest. Squares between squares begin at corners.
function snapped(point: Point, kind: TemplateKind, grid: Grid): Point {
  const cell = cellAt(point, grid);
  const corners = cornersOf(cell, grid);
  const points = kind === "square" && !isHex(grid.kind) ? corners : [center(cell, 1, grid), ...corners];
  return nearest(point, points) ?? point;
}
