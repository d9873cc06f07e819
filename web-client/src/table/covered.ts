// What covers the map's edges. Pure.
import type { Insets, Size } from "../canvas/camera";

/// Sizes on the screen, in px.
export interface Cover {
  /// The usual cover of the edges, without cards that come and go.
  readonly insets: Insets;
  readonly screen: Size;
  /// The height of what stands at the upper edge.
  readonly top: number;
  /// The height of what stands at the lower edge, the dock included.
  readonly bottom: number;
  /// The cards of prompts and forms, at the left above the creature bar.
  readonly dock: Size;
  /// The width of a sheet beside the panels; 0: none.
  readonly sheet: number;
}

const GAP = 16;

/// The dock counts at the left or at the lower edge, where more of the map stays free, and there for half of the screen at most.
export function coveredOf({ insets, screen, top, bottom, dock, sheet }: Cover): Insets {
  const right = insets.right + sheet;
  const width = Math.min(dock.width, screen.width / 2);
  const low = bottom + GAP - dock.height;
  const beneath = { top: top + GAP, right, left: insets.left, bottom: low + Math.min(dock.height, screen.height / 2) };
  const beside = { ...beneath, left: insets.left + width, bottom: low };
  return free(screen, beside) > free(screen, beneath) ? beside : beneath;
}

function free({ width, height }: Size, { top, right, bottom, left }: Insets): number {
  return Math.max(0, width - left - right) * Math.max(0, height - top - bottom);
}
