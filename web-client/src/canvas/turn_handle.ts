// Where the handle is that turns a token, and what it means to take hold of something near it. Pure.
import type { Point } from "./grid";
import type { TurningView } from "./map_view";

/// How far the point that shows where a token looks stands out from its rim, in world pixels and at least on the screen.
const POINT = 14;
const POINT_PX = 8;
/// How far from that point the handle's middle is, on the screen.
const BEYOND_PX = 12;
const KNOB_PX = 9;
/// Between two who stand face to face there is room for less.
const SMALL_KNOB_PX = 6.5;
/// A token smaller than this on the screen has no handle.
const LEAST_PX = 24;
/// Around its middle: half of what a finger needs.
const REACH_PX = { mouse: 13, touch: 22 };
/// Part of a token's width from its middle to its rim.
export const RIM = 0.42;

/// Its middle in world pixels: beyond the point, or on the border to somebody who is faced. scale: screen pixels per world pixel.
export function handleAt({ at, width, facing, toward, faced }: TurningView, scale: number): Point {
  const beyond = faced ? width / 2 : width * RIM + pointAt(scale) + BEYOND_PX / scale;
  return outward(at, toward ?? facing, beyond);
}

/// Half of how wide it is drawn, on the screen.
export function knobPx({ faced }: TurningView): number {
  return faced ? SMALL_KNOB_PX : KNOB_PX;
}

/// How far that point stands out, in world pixels.
export function pointAt(scale: number): number {
  return Math.max(POINT, POINT_PX / scale);
}

/// The point so far from `from` in the direction of `degrees`.
export function outward(from: Point, degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + Math.sin(angle) * length, y: from.y - Math.cos(angle) * length };
}

/// Whether the token is large enough on the screen to be taken hold of.
export function hasHandle({ width }: Pick<TurningView, "width">, scale: number): boolean {
  return width * scale >= LEAST_PX;
}

/// Whether a press there takes the handle: on the small knob, or near the large one and not on the token itself; over somebody
/// else only on the knob.
export function takesHandle(
  turning: TurningView,
  scale: number,
  press: { readonly world: Point; readonly touch: boolean; readonly onOther: boolean },
): boolean {
  const { world, touch, onOther } = press;
  const far = (from: Point) => Math.hypot(world.x - from.x, world.y - from.y);
  if (!hasHandle(turning, scale) || (!turning.faced && far(turning.at) < turning.width * RIM)) return false;
  const reach = onOther || turning.faced ? knobPx(turning) : touch ? REACH_PX.touch : REACH_PX.mouse;
  return far(handleAt(turning, scale)) * scale <= reach;
}
