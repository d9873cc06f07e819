// Where a map begins and ends, so that its cells lie on those of a file. Pure.
import { countsIn, type Extent, extentOf, type GridKind } from "../../../state/maps/cells";
import { type MapPoint, SQUARE, squareOf } from "../../../state/maps/walls";
import { type Area, mostCells } from "./scene_draft";

export interface Placement {
  readonly columns: number;
  readonly rows: number;
  /// Where the image lies on the map.
  readonly imageArea: Area;
}

/// Half a lattice unit: a file's 2.9999999 squares are three.
const ROUNDING = 0.5 / SQUARE;

/// The cell's corner at or before the image's, in lattice squares of the file. Every second row of hexes stands out, so
/// hexes begin at an even one.
export function mapCorner(kind: GridKind, image: Area): MapPoint {
  const { width, height } = squareOf(kind);
  const first = (at: number, period: number) => Math.floor(at / period + ROUNDING) * period + 0;
  return {
    x: first(image.x / width, kind === "hex_columns" ? 2 : 1),
    y: first(image.y / height, kind === "hex_rows" ? 2 : 1),
  };
}

/// A map that begins at `corner` and covers `image`. corner: in lattice squares of the file.
export function placedAt(kind: GridKind, image: Area, corner: MapPoint): Placement {
  const square = squareOf(kind);
  const imageArea = { ...image, x: image.x - corner.x * square.width, y: image.y - corner.y * square.height };
  const counts = countsIn(kind, { width: imageArea.x + image.width, height: imageArea.y + image.height });
  const covering = (count: number) => Math.max(1, Math.ceil(count - ROUNDING));
  return { columns: covering(counts.columns), rows: covering(counts.rows), imageArea };
}

/// Why no scene can be as large, or null.
export function tooLarge({ columns, rows }: Placement): string | null {
  if (columns <= mostCells && rows <= mostCells) return null;
  return `Map too large: limit ${mostCells} × ${mostCells} cells.`;
}

/// The lattice point of `point`, which is in lattice squares of the file.
export function latticePoint(point: MapPoint, corner: MapPoint): MapPoint {
  return { x: Math.round((point.x - corner.x) * SQUARE) + 0, y: Math.round((point.y - corner.y) * SQUARE) + 0 };
}

/// The size of a map in lattice units.
export function latticeExtent(kind: GridKind, counts: Pick<Placement, "columns" | "rows">): Extent {
  const [extent, square] = [extentOf(kind, counts), squareOf(kind)];
  return { width: (extent.width / square.width) * SQUARE, height: (extent.height / square.height) * SQUARE };
}

/// A warning if an image of that size would be stretched by more than 1 % to lie there, or null.
export function stretched({ width, height }: Area, image: { widthPx: number; heightPx: number }): string | null {
  const [across, down] = [image.widthPx / width, image.heightPx / height];
  if (Math.abs(across / down - 1) <= 0.01) return null;
  return `A cell is ${across.toFixed(1)} px wide but ${down.toFixed(1)} px high; the width is used.`;
}
