// Roofs, over tokens and fog: players see beneath one where a creature of theirs stands, a GM through all.
import { Graphics } from "pixi.js";
import type { Grid } from "../grid";
import type { RoofsView } from "../map_view";
import { outlineOf } from "./drawing_shape";
import { isOpen, shingles } from "./roof_lines";

const SHADOW = 0x000000;
const VEIL = 0.3;

export class RoofLayer {
  readonly container = new Graphics();
  private drawn: { readonly roofs: RoofsView; readonly grid: Grid } | null = null;

  draw(roofs: RoofsView, grid: Grid): void {
    if (this.drawn?.roofs === roofs && this.drawn.grid === grid) return;
    this.drawn = { roofs, grid };
    this.container.clear();
    for (const roof of roofs.all) {
      const { points } = outlineOf(roof, grid);
      if (!roofs.gm && isOpen(points, roofs.own)) continue;
      const alpha = roofs.gm ? VEIL : 1;
      this.container.poly([...points]).fill({ color: roof.color, alpha });
      for (const [from, to] of shingles(points)) this.container.moveTo(from.x, from.y).lineTo(to.x, to.y);
      this.container.stroke({ width: 2, color: SHADOW, alpha: 0.35 * alpha });
      this.container.poly([...points]).stroke({ width: 3, color: SHADOW, alpha: 0.6 * alpha });
    }
  }
}
