// Players: the darkness over the ground that they see, less where it is lit.
import { countOf, type Raster, rasterOfChunks } from "../../state/maps/raster";
import type { LightView } from "../map_view";
import { CLEAR, darknessTexels, paint } from "./fog_texels";
import { type Board, SampleSprite } from "./sample_sprite";
import type { Window } from "./smooth_mask";

/// Blue, so that ground seen in the dark is not taken for ground that was explored and is seen no more.
const NIGHT = 0x06143a;

/// Of a region or a source of darkness in a bright scene.
const PITCH_DARK = 10;

type Drawn = Pick<LightView, "darkness" | "bright" | "dim"> & Board & { readonly seen: Raster };

export class DarknessVeil {
  /// The numbers of samples that are brightly lit and dimly lit, for tests; "": it is not dark.
  summary = "";
  private readonly veil = new SampleSprite(NIGHT);
  private drawn: Drawn | null = null;

  get sprite() {
    return this.veil.sprite;
  }

  hide(): void {
    this.veil.hide();
    this.drawn = null;
    this.summary = "";
  }

  /// seen: what the player sees now. window: the whole map.
  draw(light: LightView, seen: Raster, { columns, rows, grid }: Board, window: Window): void {
    const { darkness, bright, dim } = light;
    const before = this.drawn;
    const sameLight = before?.bright === bright && before.dim === dim && before.darkness === darkness;
    const sameBoard = before?.columns === columns && before.rows === rows && before.grid === grid;
    if (sameLight && sameBoard && before?.seen === seen) return;
    this.drawn = { darkness, bright, dim, columns, rows, grid, seen };
    const lit = { bright: rasterOfChunks(bright), dim: rasterOfChunks(dim) };
    this.summary = `${countOf(lit.bright)} ${countOf(lit.dim)}`;
    const texel = darknessTexels(darkness === 0 ? PITCH_DARK : darkness);
    this.veil.show(window, this.drawn, (texels) => {
      texels.fill(CLEAR);
      paint(texels, window, seen, texel.dark);
      paint(texels, window, lit.dim, texel.dim);
      paint(texels, window, lit.bright, CLEAR);
    });
  }
}
