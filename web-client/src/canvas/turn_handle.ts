// The handle that turns a token: its position, and presses near it. Pure.
import type { Point } from "./grid";
import type { TurningView } from "./map_view";

/// Length of the facing point beyond the rim, in world pixels and at least on the screen.
const POINT = 14;
const POINT_PX = 8;
/// Distance of the handle's middle from that point, on the screen.
const BEYOND_PX = 12;
const KNOB_PX = 9;
/// Radius of the handle between two tokens that face each other.
const SMALL_KNOB_PX = 6.5;
/// A token smaller than this on the screen has no handle.
const LEAST_PX = 24;
/// Radius of the press area: half a finger's width.
const REACH_PX = { mouse: 13, touch: 22 };
/// Radius of a token as a part of its width.
export const RIM = 0.42;

/// The handle's middle in world pixels: beyond the point, or on the border to a faced token. scale: screen pixels per
/// world pixel.
export function handleAt({ at, width, facing, toward, faced }: TurningView, scale: number): Point {
  const beyond = faced ? width / 2 : width * RIM + pointAt(scale) + BEYOND_PX / scale;
  return outward(at, toward ?? facing, beyond);
}

/// Half of the drawn width, on the screen.
export function knobPx({ faced }: TurningView): number {
  return faced ? SMALL_KNOB_PX : KNOB_PX;
}

/// Length of the facing point, in world pixels.
export function pointAt(scale: number): number {
  return Math.max(POINT, POINT_PX / scale);
}

/// The point at a distance from `from` in the direction of `degrees`.
export function outward(from: Point, degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + Math.sin(angle) * length, y: from.y - Math.cos(angle) * length };
}

/// Whether the token is large enough on the screen to have a handle.
export function hasHandle({ width }: Pick<TurningView, "width">, scale: number): boolean {
  return width * scale >= LEAST_PX;
}

/// Whether a press takes the handle: on the small knob, or near the large one and not on the token itself. Over
/// another token only the knob counts.
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
