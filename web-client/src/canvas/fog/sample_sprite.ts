// A picture of samples, smooth at its edges.
import { BufferImageSource, Rectangle, Sprite, Texture } from "pixi.js";
import { SAMPLE } from "../../state/maps/raster";
import type { MapPoint } from "../../state/maps/walls";
import type { MapView } from "../map_view";
import { lastCorner, samplesOn } from "../samples";
import { toWorld } from "../walls";
import { finenessOf, type Window } from "./smooth_mask";

/// The map that it lies on.
export type Board = Pick<MapView, "columns" | "rows" | "grid">;

export class SampleSprite {
  readonly sprite = new Sprite();
  private texels = new Uint32Array();
  private source: BufferImageSource | null = null;

  constructor(tint: number, alpha = 1) {
    this.sprite.tint = tint;
    this.sprite.alpha = alpha;
    this.sprite.visible = false;
  }

  /// Draws `window` of `board` with the texels that `fill` sets.
  show(window: Window, board: Board, fill: (texels: Uint32Array) => void): void {
    const fine = finenessOf(window);
    const [columns, rows] = [window.columns * fine, window.rows * fine];
    const { grid } = board;
    const first = { x: window.column * SAMPLE, y: window.row * SAMPLE };
    const last = endOf(window, board);
    const before = this.source;
    const fits = before?.width === columns && before.height === rows;
    if (!fits) this.texels = new Uint32Array(columns * rows);
    fill(this.texels);
    if (fits) before.update();
    const source = fits ? before : sourceOf(this.texels, columns, rows);
    const texels = (length: number) => (length / SAMPLE) * fine;
    const frame = new Rectangle(0, 0, texels(last.x - first.x), texels(last.y - first.y));
    const shown = this.sprite.texture;
    this.sprite.texture = new Texture({ source, frame });
    if (shown !== Texture.EMPTY) shown.destroy();
    if (!fits) before?.destroy();
    this.source = source;
    const [from, to] = [toWorld(first, grid), toWorld(last, grid)];
    this.sprite.position.set(from.x, from.y);
    this.sprite.setSize(to.x - from.x, to.y - from.y);
    this.sprite.visible = true;
  }

  hide(): void {
    this.sprite.visible = false;
  }
}

/// Where the last samples of `window` end: at the edge of the map, which on hexes may lie within or beyond them.
function endOf({ column, row, columns, rows }: Window, { grid, ...counts }: Board): MapPoint {
  const map = samplesOn(counts, grid);
  const edge = lastCorner(counts, grid);
  return {
    x: column + columns === map.columns ? edge.x : (column + columns) * SAMPLE,
    y: row + rows === map.rows ? edge.y : (row + rows) * SAMPLE,
  };
}

function sourceOf({ buffer }: Uint32Array, width: number, height: number): BufferImageSource {
  const resource = new Uint8Array(buffer);
  return new BufferImageSource({ resource, width, height, format: "rgba8unorm", alphaMode: "premultiplied-alpha" });
}
