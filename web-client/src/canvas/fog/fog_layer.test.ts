// W126: what the fog is drawn with. The graphics card has no part in this.
import { create } from "@bufbuild/protobuf";
import type { Sprite } from "pixi.js";
import { expect, test } from "vitest";
import { Scene_Grid, Scene_VisionMode, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import { chunksOf, EMPTY, type Raster } from "../../state/maps/raster";
import { filled } from "../../state/maps/raster_fill";
import { gridOf } from "../grid";
import type { FogDraftView, FogView, MapView } from "../map_view";
import { FogLayer } from "./fog_layer";

/// Whole columns of the map's samples.
const band = (from: number, to: number): Raster => filled(Array.from({ length: 40 }, (_, row) => ({ row, from, to })));
const stroke = (raster: Raster, hides: boolean): FogDraftView => ({ raster, hides, outline: [], closed: true });

/// A layer, and how it draws a map of 20 x 10 cells.
function layerOn(grid = Scene_Grid.SQUARE) {
  const layer = new FogLayer();
  const [fog, revealing, hiding, , darkness] = layer.container.children as Sprite[];
  const draw = (change: Partial<FogView>, more: Partial<MapView> = {}) => {
    const of = { gm: false, clear: EMPTY, partly: EMPTY, draft: null, ...change };
    const light = create(SceneSchema);
    layer.draw({ columns: 20, rows: 10, grid: gridOf({ grid }), light, fog: of, ...more } as MapView, 1);
  };
  if (fog === undefined || revealing === undefined || hiding === undefined || darkness === undefined)
    throw new Error("the layer has four sprites");
  /// In the middle of samples of one row.
  const alphas = (columns: readonly number[], of = fog) => {
    const { resource, width } = of.texture.source;
    return columns.map((column) => (resource as Uint8Array)[(82 * width + column * 4 + 2) * 4 + 3]);
  };
  return { layer, fog, revealing, hiding, darkness, draw, alphas };
}

test("Fog is opaque to players and a veil to the GM, half as strong where only some players see", () => {
  const { fog, draw, alphas } = layerOn();

  draw({ clear: band(0, 9), partly: band(5, 19) });
  expect(fog.alpha).toBe(1);
  expect(alphas([0, 6, 14, 30])).toEqual([0, 0, 128, 255]);

  draw({ gm: true });
  expect(fog.alpha).toBeLessThan(0.5);
  expect(alphas([0, 6, 14, 30])).toEqual([255, 255, 255, 255]);
});

test("Fog covers the map to its edges, which on hexes may lie beside the last samples", () => {
  const size = ({ fog }: ReturnType<typeof layerOn>) => {
    const { source, frame } = fog.texture;
    return [source.width, source.height, frame.width, frame.height, fog.width];
  };
  const [squares, rows] = [layerOn(), layerOn(Scene_Grid.HEX_ROWS)];
  for (const { draw } of [squares, rows]) draw({});

  expect(size(squares)).toEqual([320, 160, 320, 160, 1280]);
  expect(size(rows)).toEqual([328, 164, 328, 496 / 3, 1312]);
});

test("The texture is sent again only if what is revealed, or the map's size, changed", () => {
  const { fog, draw } = layerOn();
  const clear = band(0, 9);
  draw({ clear });
  let updates = 0;
  const { source } = fog.texture;
  source.on("update", () => updates++);

  draw({ clear });
  expect(updates).toBe(0);
  draw({ clear: band(0, 10) });
  expect(updates).toBe(1);
  draw({ clear }, { columns: 21 });
  expect(fog.texture.source).not.toBe(source);
});

test("A stroke is drawn over its chunks alone, in the look of what it does", () => {
  const { revealing, hiding, draw } = layerOn();

  draw({ draft: stroke(band(70, 75), false) });
  expect([revealing.visible, hiding.visible]).toEqual([true, false]);
  expect([revealing.x, revealing.width]).toEqual([992, 288]); // from sample 62 to the edge
  draw({ draft: stroke(band(5, 5), true) });
  expect([revealing.visible, hiding.visible]).toEqual([false, true]);
  expect([hiding.x, hiding.width]).toEqual([0, 1056]);
  draw({ draft: null });

  expect([revealing.visible, hiding.visible]).toEqual([false, false]);
});

test("A scene without fog has none, whatever was drawn before", () => {
  const { layer, draw } = layerOn();
  draw({});

  draw({}, { fog: null });

  expect(layer.container.visible).toBe(false);
});

const dark = (darkness: number) =>
  create(SceneSchema, {
    ...{ visionMode: Scene_VisionMode.VISION, darkness },
    ...{ bright: chunksOf(band(0, 9)), dim: chunksOf(band(10, 19)) },
  });

test("In the dark players see lit ground clearly, dim ground half veiled, the rest as dark as the scene", () => {
  const { layer, fog, darkness, draw, alphas } = layerOn();

  draw({ clear: band(0, 29), partly: band(0, 39) }, { light: dark(10) });
  expect(alphas([5, 15, 25, 35, 45])).toEqual([0, 0, 0, 128, 255]);
  expect(alphas([5, 15, 25, 35, 45], darkness)).toEqual([0, 70, 140, 0, 0]);
  expect(darkness.tint).not.toBe(fog.tint);
  expect([layer.summary, layer.lit]).toEqual(["1200 1600", "400 400"]);

  draw({ clear: band(0, 29), partly: band(0, 39) }, { light: dark(5) });
  expect(alphas([5, 15, 25], darkness)).toEqual([0, 35, 70]);
});

test("In a bright scene a region that is dark is veiled as pitch darkness is", () => {
  const { darkness, draw, alphas } = layerOn();

  draw({ clear: band(0, 29) }, { light: dark(0) });

  expect(alphas([5, 15, 25], darkness)).toEqual([0, 70, 140]);
});

test("A bright scene, one without vision, and a GM's are not veiled by darkness", () => {
  const { layer, darkness, draw } = layerOn();
  const clear = band(0, 5);
  for (const [gm, light] of [
    [false, create(SceneSchema, { visionMode: Scene_VisionMode.VISION })],
    [false, { ...dark(10), visionMode: Scene_VisionMode.MANUAL }],
    [true, dark(10)],
  ] as const) {
    draw({ clear }, { light: dark(10) });
    expect(darkness.visible).toBe(true);

    draw({ clear, gm }, { light });

    expect([darkness.visible, layer.lit]).toEqual([false, ""]);
  }
});

test("The veil follows the light though what is seen stays the same", () => {
  const { darkness, draw, alphas } = layerOn();
  const clear = band(0, 29);
  draw({ clear }, { light: dark(10) });

  draw({ clear }, { light: { ...dark(10), bright: [], dim: chunksOf(band(0, 29)) } });

  expect(alphas([5, 15, 25], darkness)).toEqual([70, 70, 70]);
});
