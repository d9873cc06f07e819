// Scrolling of the map while something is dragged to its edge. Pure.
import type { Insets, Size } from "./camera";
import type { Point } from "./grid";

/// Width of the strip along each edge that scrolls.
const STRIP_PX = 48;
/// At the edge and beyond it.
const MOST_PX_PER_MS = 0.6;

/// The pan in pixels per millisecond of a drag from `from` to `at`, both on the screen. first, last: the corners of
/// the map there. A drag that begins in the strip scrolls as far as it goes on to the edge; without map beyond it none does.
export function edgeScroll(
  { from, at }: { readonly from: Point; readonly at: Point },
  { first, last }: { readonly first: Point; readonly last: Point },
  screen: Size,
  { top, right, bottom, left }: Insets,
): Point {
  const across = { from: from.x, at: at.x, first: first.x, last: last.x };
  const down = { from: from.y, at: at.y, first: first.y, last: last.y };
  return { x: along(across, left, screen.width - right), y: along(down, top, screen.height - bottom) };
}

/// One axis; the map is free between `least` and `most`.
function along(
  { from, at, first, last }: { from: number; at: number; first: number; last: number },
  least: number,
  most: number,
): number {
  const toLeast = first < least ? depth(least - at) - depth(least - from) : 0;
  const toMost = last > most ? depth(at - most) - depth(from - most) : 0;
  return MOST_PX_PER_MS * (Math.max(0, toLeast) - Math.max(0, toMost));
}

/// How deep a point lies in the strip, 0 to 1. beyond: its distance beyond the edge.
function depth(beyond: number): number {
  return Math.min(1, Math.max(0, 1 + beyond / STRIP_PX));
}
