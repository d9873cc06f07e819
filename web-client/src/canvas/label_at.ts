// The place of the label of a path on the screen. Pure.
import type { Insets, Size } from "./camera";
import type { Point } from "./grid";

/// The last place of a path and the token there, in pixels of the screen.
export interface PathEnd extends Point {
  /// Half the width of the token.
  readonly half: number;
}

const GAP = 8;

/// The upper left corner of a label of `size` on the screen: above the token, below it where there is no room above, and
/// clear of the insets. A label wider than what they leave lies in the middle of it.
export function labelAt({ x, y, half }: PathEnd, { width, height }: Size, screen: Size, insets: Insets): Point {
  const above = y - half - GAP - height;
  return {
    x: between(x - width / 2, insets.left, screen.width - insets.right - width),
    y: between(above < insets.top ? y + half + GAP : above, insets.top, screen.height - insets.bottom - height),
  };
}

function between(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.max(low, Math.min(value, high));
}
