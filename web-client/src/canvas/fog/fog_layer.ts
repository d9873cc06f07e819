// Fog over what is not revealed of a map: opaque to players, a veil to the GM; the darkness over what players see of it; and the
// stroke of the GM's fog tool.
import { Container, Graphics } from "pixi.js";
import { Scene_VisionMode } from "../../generated/protocol/wire/v1/state_pb";
import { countOf, EMPTY, type Raster } from "../../state/maps/raster";
import type { FogDraftView, FogView, MapView } from "../map_view";
import { samplesOn } from "../samples";
import { DarknessVeil } from "./darkness_veil";
import { CLEAR, HALF, paint, SOLID, windowAround } from "./fog_texels";
import { type Board, SampleSprite } from "./sample_sprite";
import type { Window } from "./smooth_mask";

const FOG = 0x12161b;
const VEIL = 0.45;
const DARK = 0x0b0d10;
const LIGHT = 0xffd9a0;
/// Lines keep their width within this change of scale.
const SAME_SCALE = 1.3;

export class FogLayer {
  readonly container = new Container();
  /// The numbers of samples that all players see and that some see, for tests.
  summary = "";
  private readonly fog = new SampleSprite(FOG);
  private readonly revealing = new SampleSprite(LIGHT, 0.4);
  private readonly hiding = new SampleSprite(DARK, 0.6);
  private readonly outline = new Graphics();
  private readonly darkness = new DarknessVeil();
  private drawn: (Board & Pick<FogView, "clear" | "partly">) | null = null;
  private stroke: Raster = EMPTY;
  private lines: { readonly of: FogDraftView | null; readonly scale: number } = { of: null, scale: 1 };

  constructor() {
    this.container.addChild(this.fog.sprite, this.revealing.sprite, this.hiding.sprite, this.outline);
    this.container.addChild(this.darkness.sprite);
  }

  /// The numbers of samples that are brightly lit and dimly lit, for tests; "": it is not dark.
  get lit(): string {
    return this.darkness.summary;
  }

  draw(view: MapView, scale: number): void {
    const { fog } = view;
    this.container.visible = fog !== null;
    if (fog === null) return;
    this.fog.sprite.alpha = fog.gm ? VEIL : 1;
    this.drawFog(fog, view);
    const isDark =
      !fog.gm &&
      (view.light.darkness > 0 || view.light.bright.length > 0 || view.light.dim.length > 0) &&
      view.light.visionMode === Scene_VisionMode.VISION;
    if (isDark) this.darkness.draw(view.light, fog.clear, view, windowOf(view));
    else this.darkness.hide();
    this.drawStroke(fog.draft, view);
    this.drawOutline(fog.draft, scale);
  }

  private drawFog({ clear, partly }: FogView, { columns, rows, grid }: MapView): void {
    const before = this.drawn;
    const same = before?.clear === clear && before.partly === partly;
    if (same && before.columns === columns && before.rows === rows && before.grid === grid) return;
    this.drawn = { clear, partly, columns, rows, grid };
    this.summary = `${countOf(clear)} ${countOf(partly)}`;
    const window = windowOf(this.drawn);
    this.fog.show(window, this.drawn, (texels) => {
      texels.fill(SOLID);
      paint(texels, window, partly, HALF);
      paint(texels, window, clear, CLEAR);
    });
  }

  private drawStroke(draft: FogDraftView | null, board: Board): void {
    const { raster, hides } = draft ?? { raster: EMPTY, hides: false };
    const [shown, other] = hides ? [this.hiding, this.revealing] : [this.revealing, this.hiding];
    if (raster === this.stroke && !other.sprite.visible) return;
    this.stroke = raster;
    other.hide();
    const window = windowAround(raster, windowOf(board));
    if (window === null) return shown.hide();
    shown.show(window, board, (texels) => {
      texels.fill(CLEAR);
      paint(texels, window, raster, SOLID);
    });
  }

  private drawOutline(draft: FogDraftView | null, scale: number): void {
    const before = this.lines;
    const zoomed = Math.max(scale / before.scale, before.scale / scale) >= SAME_SCALE;
    if (draft === before.of && !(zoomed && draft !== null)) return;
    this.lines = { of: draft, scale };
    this.outline.clear();
    if (draft === null || draft.outline.length === 0) return;
    for (const [width, color] of [
      [4, DARK],
      [2, draft.hides ? 0xffffff : LIGHT],
    ] as const)
      this.outline.poly([...draft.outline], draft.closed).stroke({ width: width / scale, color });
  }
}

function windowOf({ columns, rows, grid }: Board): Window {
  return { column: 0, row: 0, ...samplesOn({ columns, rows }, grid) };
}
