// The outline of a side, which identifies it without color: circle, octagon, square, hexagon.

import type { Graphics } from "pixi.js";
import { assertNever } from "../../assert_never";

const SHAPES = ["circle", "octagon", "square", "hexagon"] as const;

/// Adds the outline of `side` around 0,0 to `graphics`.
export function traceSide(graphics: Graphics, side: number, radius: number): Graphics {
  const shape = SHAPES[side % SHAPES.length] ?? "circle";
  switch (shape) {
    case "circle":
      return graphics.circle(0, 0, radius);
    case "octagon":
      return graphics.regularPoly(0, 0, radius * 1.06, 8, Math.PI / 8);
    case "square":
      return graphics.roundRect(-radius * 0.9, -radius * 0.9, radius * 1.8, radius * 1.8, radius * 0.18);
    case "hexagon":
      return graphics.regularPoly(0, 0, radius * 1.06, 6);
    default:
      return assertNever(shape);
  }
}
