// A door: a thick bar along its line, swung aside while it is open, with a symbol in its middle.
import type { Graphics } from "pixi.js";
import type { Point } from "../grid";
import type { WallView } from "../map_view";
import { type Line, traceLines } from "./wall_lines";

const DARK = 0x11151a;
const WOOD = 0xb9793c;
/// Of a secret door.
const HIDDEN = 0xa97fc0;
const PALE = 0xf4efe6;
const SWUNG = (70 * Math.PI) / 180;

/// scale: screen pixels per world pixel; bar and symbol never get too small to see and press.
export function drawDoor(on: Graphics, wall: WallView, scale: number): void {
  const { from, to, kind, door } = wall;
  const width = Math.min(14, Math.max(8, 4.5 / scale));
  const color = kind === "secret" ? HIDDEN : WOOD;
  const leaf = door === "open" ? turned(from, to) : to;
  if (door === "open") {
    traceLines(on, [wall]).stroke({ width: width + 4, color: DARK, alpha: 0.35 });
    traceLines(on, [wall]).stroke({ width: 2, color: PALE, alpha: 0.6 });
  }
  const bar = { from, to: leaf };
  traceLines(on, [bar]).stroke({ width: width + 4, color: DARK });
  traceLines(on, kind === "secret" ? dashesOf(from, leaf, width * 1.6) : [bar]).stroke({ width, color });
  drawSymbol(on, wall, scale);
}

/// The parts of a line that dashes of a length cover, from its begin.
export function dashesOf(from: Point, to: Point, length: number): readonly Line[] {
  const whole = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.max(1, Math.round(whole / length / 2));
  const at = (part: number) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  const step = 1 / (2 * count - 1);
  return Array.from({ length: count }, (_, dash) => ({ from: at(2 * dash * step), to: at((2 * dash + 1) * step) }));
}

function turned(from: Point, to: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const [cos, sin] = [Math.cos(SWUNG), Math.sin(SWUNG)];
  return { x: from.x + x * cos - y * sin, y: from.y + x * sin + y * cos };
}

/// The round symbol in the middle of a door.
export function drawSymbol(on: Graphics, { from, to, door, kind }: WallView, scale: number): void {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const room = Math.max(6 / scale, 0.42 * Math.hypot(to.x - from.x, to.y - from.y));
  const radius = Math.min(16, Math.max(8, 10 / scale), room);
  const u = radius / 10;
  on.circle(x, y, radius)
    .fill(DARK)
    .stroke({ width: 1.6 * u, color: kind === "secret" ? HIDDEN : PALE });
  if (door === "locked") {
    on.moveTo(x - 2.6 * u, y - u)
      .lineTo(x - 2.6 * u, y - 3 * u)
      .arc(x, y - 3 * u, 2.6 * u, Math.PI, 2 * Math.PI)
      .lineTo(x + 2.6 * u, y - u)
      .stroke({ width: 1.6 * u, color: PALE });
    on.rect(x - 4 * u, y - u, 8 * u, 6 * u).fill(PALE);
    return;
  }
  const [left, top, wide, high] = [x - 3.5 * u, y - 5.5 * u, 7 * u, 11 * u];
  on.rect(left, top, wide, high);
  if (door === "closed") {
    on.fill(PALE);
    on.circle(x + 1.8 * u, y + 0.4 * u, 1.1 * u).fill(DARK);
    return;
  }
  on.stroke({ width: 1.3 * u, color: PALE });
  on.poly([left, top, x + 0.8 * u, top + 2 * u, x + 0.8 * u, top + high + u, left, top + high]).fill(PALE);
}
