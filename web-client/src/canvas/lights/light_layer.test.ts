// What lights are drawn with. The graphics card has no part in this.
import { create } from "@bufbuild/protobuf";
import { Container, type Graphics, type Sprite } from "pixi.js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  type Light,
  Light_Glow,
  LightSchema,
  Scene_VisionMode,
  SceneSchema,
} from "../../generated/protocol/wire/v1/state_pb";
import { gridOf } from "../grid";
import type { LightDraftView, MapView } from "../map_view";
import { LightLayer } from "./light_layer";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lamp = create(LightSchema, {
  id: "4",
  x: 720,
  y: 720,
  bright: 30_000n,
  dim: 60_000n,
  degrees: 360,
  color: 0xffb45e,
});
const draft: LightDraftView = { selected: new Set(), moving: new Set(), lights: [], next: null };

function layerOn() {
  const above = new Container();
  const again = vi.fn();
  const layer = new LightLayer(above, again);
  const [symbols] = above.children as Graphics[];
  const draw = (lights: readonly Light[], more: Partial<MapView> = {}, still = false) => {
    const light = create(SceneSchema, { visionMode: Scene_VisionMode.VISION, cell: 15_000n, lights: [...lights] });
    layer.draw({ light, lightDraft: null, fog: { gm: false }, grid: gridOf(null), ...more } as MapView, 1, 0, still);
  };
  const glows = () => (layer.container.children[0]?.children ?? []) as Sprite[];
  return { layer, symbols, draw, glows, again };
}

test("A light that is on glows as far as its dim light reaches, in its color", () => {
  const { draw, glows } = layerOn();

  draw([lamp, { ...lamp, off: true }, { ...lamp, darkens: true }]);

  expect(glows().map(({ x, y, width, tint, blendMode }) => [x, y, width, tint, blendMode])).toEqual([
    [64, 64, 512, 0xffb45e, "add"],
    [64, 64, 512, 0, "normal"],
  ]);
});

test("Symbols are a GM's: small ones in a scene with vision, all with the light tool in hand", () => {
  const { layer, symbols, draw } = layerOn();
  const gm = { gm: true } as MapView["fog"];

  draw([lamp]);
  expect(symbols?.visible).toBe(false);
  draw([lamp], { fog: gm });
  expect(symbols?.visible).toBe(true);
  draw([lamp], { fog: null, light: create(SceneSchema, { cell: 1n, lights: [lamp] }) });
  expect([layer.container.visible, symbols?.visible]).toEqual([false, false]);
  draw([lamp], { fog: null, light: create(SceneSchema, { cell: 1n, lights: [lamp] }), lightDraft: draft });
  expect([layer.container.visible, symbols?.visible]).toEqual([true, true]);
});

test("A light that is moved glows where it is moved to", () => {
  const { draw, glows } = layerOn();

  draw([lamp], { lightDraft: { ...draft, moving: new Set(["4"]), lights: [{ ...lamp, x: 1440 }] } });

  expect(glows().map(({ x }) => x)).toEqual([128]);
});

test("The map is drawn again only while a light flickers and motion is welcome", () => {
  for (const [light, still, times] of [
    [lamp, false, 0],
    [{ ...lamp, glow: Light_Glow.FLICKER, off: true }, false, 0],
    [{ ...lamp, glow: Light_Glow.FLICKER }, true, 0],
    [{ ...lamp, glow: Light_Glow.FLICKER }, false, 1],
    [{ ...lamp, glow: Light_Glow.PULSE }, false, 1],
  ] as const) {
    const { draw, again } = layerOn();

    draw([light], {}, still);
    draw([light], {}, still);
    vi.advanceTimersByTime(1000);

    expect(again).toHaveBeenCalledTimes(times);
  }
});

test("A map that is gone is not drawn again", () => {
  const { layer, draw, again } = layerOn();
  draw([{ ...lamp, glow: Light_Glow.FLICKER }]);

  layer.container.destroy({ children: true });
  vi.advanceTimersByTime(1000);

  expect(again).not.toHaveBeenCalled();
});
