// What the canvas needs to draw a map's picture in tiles.
import type { Counts, GridKind } from "../../state/maps/cells";
import type { SampleChunk } from "./squares";

export interface TilesView {
  /// "/tiles/CAMPAIGN/SCENE/VERSION"
  readonly address: string;
  readonly kind: GridKind;
  readonly counts: Counts;
  /// Width of a cell in world pixels.
  readonly cellWidth: number;
  /// Width of a cell in the picture's own pixels, for the sharpness that can be expected.
  readonly cellPx: number;
  /// What this person sees; a sample may be in several. Null: everything.
  readonly chunks: readonly SampleChunk[] | null;
}

/// Of a tile's side, as the server cuts it.
export function tilePixels(cellPx: number, { columns, rows }: Counts): number {
  const most = Math.floor(16_384 / (Math.max(columns, rows) + 1) / 8) * 8;
  return Math.min(Math.max(48, Math.min(128, Math.round(cellPx / 8) * 8)), most);
}
