// The lines of walls in one path.
import type { Graphics } from "pixi.js";
import type { Point } from "../grid";

export interface Line {
  readonly from: Point;
  readonly to: Point;
}

/// Traces lines, each longer by `beyond` at both ends, so that they meet in corners: caps would triple what is drawn.
export function traceLines(on: Graphics, lines: Iterable<Line>, beyond = 0): Graphics {
  for (const { from, to } of lines) {
    const far = beyond / (Math.hypot(to.x - from.x, to.y - from.y) || 1);
    const [dx, dy] = [(to.x - from.x) * far, (to.y - from.y) * far];
    on.moveTo(from.x - dx, from.y - dy).lineTo(to.x + dx, to.y + dy);
  }
  return on;
}
