// The outline of a side, so that sides are told apart without colour: circle, octagon, square, hexagon.
import type { Graphics } from "pixi.js";

/// Adds the outline of `side` around 0,0 to `graphics`.
export function traceSide(graphics: Graphics, side: number, radius: number): Graphics {
  switch (side % 4) {
    case 0:
      return graphics.circle(0, 0, radius);
    case 1:
      return graphics.regularPoly(0, 0, radius * 1.06, 8, Math.PI / 8);
    case 2:
      return graphics.roundRect(-radius * 0.9, -radius * 0.9, radius * 1.8, radius * 1.8, radius * 0.18);
    default:
      return graphics.regularPoly(0, 0, radius * 1.06, 6);
  }
}
