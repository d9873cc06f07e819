// GM: the symbols of lights, and how far they reach.
import type { Graphics } from "pixi.js";
import type { LightMark } from "./light_mark";

const DARK = 0x0b0d10;
const PALE = 0xf4efe6;
const OFF = 0x8f959c;
const CHOSEN = 0xff9a4d;
/// Dashes and gaps of a ring.
const DASH_PX = 9;
const MOST_DASHES = 60;

/// A round plate with the light's color; struck through if it is off. px: the width of a screen pixel. small: no tool is in hand.
export function drawSymbol(
  on: Graphics,
  { at: { x, y }, color, off, darkens }: LightMark,
  px: number,
  small: boolean,
): void {
  const radius = (small ? 7 : 10) * px;
  on.circle(x, y, radius)
    .fill({ color: DARK, alpha: 0.85 })
    .stroke({ width: 1.5 * px, color: off ? OFF : darkens ? PALE : color });
  if (darkens) on.circle(x, y, radius * 0.5).stroke({ width: 1.5 * px, color: off ? OFF : PALE });
  else on.circle(x, y, radius * 0.45).fill(off ? OFF : color);
  if (!off) return;
  const end = radius * 0.7;
  on.moveTo(x - end, y + end)
    .lineTo(x + end, y - end)
    .stroke({ width: 2 * px, color: PALE });
}

export function drawChosen(on: Graphics, { at: { x, y } }: LightMark, px: number): void {
  on.circle(x, y, 14 * px).stroke({ width: 3 * px, color: CHOSEN });
}

/// Dashed lines around what it lights brightly and at all.
export function drawReach(on: Graphics, mark: LightMark, px: number): void {
  const color = mark.darkens ? PALE : mark.color;
  for (const [width, ink] of [
    [3.5, DARK],
    [1.5, color],
  ] as const) {
    for (const radius of mark.darkens ? [mark.dim] : [mark.bright, mark.dim])
      if (radius > 0) dashed(on, mark, radius, px);
    if (mark.degrees < 360) sides(on, mark);
    on.stroke({ width: width * px, color: ink, alpha: 0.85 });
  }
}

function dashed(on: Graphics, { at: { x, y }, ...cone }: LightMark, radius: number, px: number): void {
  const [first, angle] = [startOf(cone), (cone.degrees * Math.PI) / 180];
  const count = Math.min(MOST_DASHES, Math.max(4, Math.round((radius * angle) / (2 * DASH_PX * px))));
  const step = angle / count;
  for (let dash = 0; dash < count; dash++) {
    const from = first + dash * step;
    on.moveTo(x + radius * Math.cos(from), y + radius * Math.sin(from)).arc(x, y, radius, from, from + step / 2);
  }
}

function sides(on: Graphics, { at: { x, y }, dim, ...cone }: LightMark): void {
  const first = startOf(cone);
  for (const angle of [first, first + (cone.degrees * Math.PI) / 180])
    on.moveTo(x, y).lineTo(x + dim * Math.cos(angle), y + dim * Math.sin(angle));
}

/// Where a cone begins, as angles are counted in drawing: clockwise from the right.
function startOf({ turn, degrees }: Pick<LightMark, "turn" | "degrees">): number {
  return turn - Math.PI / 2 - (degrees * Math.PI) / 360;
}
