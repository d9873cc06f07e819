// W132: placing, selecting and changing lights.
import { create } from "@bufbuild/protobuf";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gridOf } from "../../canvas/grid";
import { type Light, Light_Glow, LightSchema, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import { View } from "../../state/view.svelte";
import { Overlay } from "../overlay.svelte";
import type { MapPointer } from "../tool";
import type { ToolContext } from "../tool_context";
import { LightDesk } from "./light_desk.svelte";
import { LightTool } from "./light_tool";

beforeEach(() => {
  vi.stubGlobal("Element", class {});
  vi.stubGlobal("getSelection", () => null);
  vi.stubGlobal("document", { body: undefined });
});
afterEach(() => vi.unstubAllGlobals());

const lamp = (id: string, column: number, row: number, more: Partial<Light> = {}) => ({
  ...create(LightSchema, { id, x: column * 720, y: row * 720, bright: 60_000n, dim: 120_000n, degrees: 360 }),
  ...more,
});

/// The tool on a map of squares with two lights, and what it sends. accepts: whether edits are answered.
function toolOn({ lights = [lamp("1", 1, 1), lamp("2", 3, 3)], accepts = true, unit = "m" } = {}) {
  const scene = create(SceneSchema, { id: 1, columns: 10, rows: 10, cell: 15_000n, lights });
  const sent: { case: string; lights: readonly (Light | string)[] }[] = [];
  const view = new View();
  const overlay = new Overlay();
  const context = {
    session: {
      table: { scenes: new Map([[1, scene]]), schemaIndex: { schema: { unit }, houseRules: new Map(), key: () => 0 } },
      edit: (what: { case: string; value: { lights: Light[] } }) => {
        sent.push({ case: what.case, lights: what.value.lights });
        return accepts ? Promise.resolve({ kind: "accepted" }) : new Promise(() => undefined);
      },
    },
    view,
    overlay,
    canvas: { camera: { scale: 1 } },
    scene: () => 1,
    grid: () => gridOf(null),
  } as unknown as ToolContext;
  const tool = new LightTool(context);
  const desk = overlay.lights;
  if (!(desk instanceof LightDesk)) throw new Error("the tool has a desk");
  const at = (column: number, row: number, more: Partial<MapPointer> = {}) =>
    ({ world: { x: column * 64, y: row * 64 }, ...more }) as MapPointer;
  const key = (name: string, more: object = {}) =>
    tool.key({ key: name, code: name, target: null, ...more } as unknown as KeyboardEvent);
  const drag = (from: MapPointer, to: MapPointer) => {
    tool.startDrag(from);
    tool.drag(to);
    tool.drop(to);
  };
  const selected = () => [...desk.draft.selected];
  return { tool, desk, at, key, drag, sent, view, overlay, selected };
}

test("A click on empty ground places a torch, snapped to the middle or a corner of a cell", () => {
  const { tool, at, sent } = toolOn();

  tool.tap(at(5.45, 6.6));
  tool.tap(at(7.1, 8.1));

  expect(sent.map((edit) => edit.case)).toEqual(["putLights", "putLights"]);
  expect(sent.flatMap(({ lights }) => lights)).toMatchObject([
    {
      id: "0",
      x: 3960,
      y: 4680,
      bright: 60_000n,
      dim: 120_000n,
      color: 0xffb45e,
      glow: Light_Glow.FLICKER,
      off: false,
    },
    { id: "0", x: 5040, y: 5760 },
  ]);
});

test("With Alt a light is placed where the pointer is, in feet it reaches 20 and 40", () => {
  const { tool, at, sent } = toolOn({ unit: "ft" });

  tool.tap(at(5.1, 6.3, { alt: true }));

  expect(sent[0]?.lights).toMatchObject([{ x: 3672, y: 4536, bright: 60_960n, dim: 121_920n }]);
});

test("What the bar sets is placed next, and bright light never reaches farther than dim", () => {
  const { tool, desk, at, sent } = toolOn();
  desk.set({ color: 0x00ff00, bright: 200_000n });
  expect(desk.brush).toMatchObject({ bright: 200_000n, dim: 200_000n });
  desk.set({ dim: 90_000n });

  tool.tap(at(6.5, 6.5));

  expect(sent[0]?.lights).toMatchObject([{ color: 0x00ff00, bright: 90_000n, dim: 90_000n }]);
});

test("A click selects a light, Shift adds and removes, a click on empty ground ends the selection", () => {
  const { tool, at, sent, selected } = toolOn();

  tool.tap(at(1.1, 1));
  expect(selected()).toEqual(["1"]);
  tool.tap(at(3, 3, { shift: true }));
  expect(selected()).toEqual(["1", "2"]);
  tool.tap(at(3, 3, { shift: true }));
  expect(selected()).toEqual(["1"]);
  tool.tap(at(8, 8, { shift: true }));
  expect(selected()).toEqual(["1"]);
  tool.tap(at(8, 8));
  expect(selected()).toEqual([]);
  expect(sent).toEqual([]);
});

test("A box selects the lights in it, with Shift more of them", () => {
  const { at, drag, selected } = toolOn();

  drag(at(0.5, 0.5), at(2, 2));
  expect(selected()).toEqual(["1"]);
  drag(at(4, 4), at(2.5, 2.5, { shift: true }));
  expect(selected()).toEqual(["2"]);
  drag(at(0.5, 0.5, { shift: true }), at(2, 2));
  expect(selected()).toEqual(["2", "1"]);
});

test("A change of the bar is sent for the selected lights as one edit, and leaves what is placed next", () => {
  const { tool, desk, at, sent } = toolOn();
  tool.tap(at(1, 1));
  tool.tap(at(3, 3, { shift: true }));

  desk.set({ dim: 30_000n, throughWalls: true });

  expect(sent).toHaveLength(1);
  expect(sent[0]?.lights).toMatchObject([
    { id: "1", x: 720, bright: 30_000n, dim: 30_000n, throughWalls: true },
    { id: "2", x: 2160, bright: 30_000n, dim: 30_000n, throughWalls: true },
  ]);
  expect(desk.brush).toMatchObject({ dim: 120_000n, throughWalls: false });
});

test("A change before the last one is answered keeps that one", () => {
  const { tool, desk, at, sent } = toolOn({ accepts: false });
  tool.tap(at(1, 1));
  desk.set({ dim: 180_000n });

  desk.set({ throughWalls: true });
  tool.menu(at(3, 3));

  expect(sent.map(({ lights }) => lights)).toMatchObject([
    [{ id: "1", dim: 180_000n, throughWalls: false }],
    [{ id: "1", dim: 180_000n, throughWalls: true }],
    [{ id: "2", off: true }],
  ]);
  expect(desk.draft.lights).toMatchObject([
    { id: "1", dim: 180_000n, throughWalls: true },
    { id: "2", off: true },
  ]);
});

test("A drag moves the selected lights as one edit when it ends, and shows them on the way", () => {
  const { tool, desk, at, sent } = toolOn();
  tool.tap(at(1, 1));
  tool.tap(at(3, 3, { shift: true }));

  tool.startDrag(at(3, 3));
  tool.drag(at(5.9, 4.1));
  expect(desk.draft.lights.map(({ id, x, y }) => [id, x, y])).toEqual([
    ["1", 2880, 1440],
    ["2", 4320, 2880],
  ]);
  expect([...desk.draft.moving]).toEqual(["1", "2"]);
  expect(sent).toEqual([]);
  tool.drop(at(5.9, 4.1));

  expect(sent).toHaveLength(1);
  expect(sent[0]?.lights).toMatchObject([
    { id: "1", x: 2880, y: 1440 },
    { id: "2", x: 4320, y: 2880 },
  ]);
});

test("A light that is not selected is selected by its drag; none leaves the map, and a drag back is no edit", () => {
  const { at, drag, sent, selected } = toolOn();

  drag(at(3, 3), at(99, 99));
  drag(at(1, 1), at(1.1, 0.9));

  expect(sent.map(({ lights }) => lights)).toMatchObject([[{ id: "2", x: 7200, y: 7200 }]]);
  expect(selected()).toEqual(["1"]);
});

test("A canceled drag leaves the lights where they are", () => {
  const { tool, desk, at, sent } = toolOn();
  tool.startDrag(at(3, 3));
  tool.drag(at(6, 6));

  tool.cancel();

  expect([desk.draft.lights, sent]).toEqual([[], []]);
});

test("What was sent is shown until it is answered", async () => {
  for (const accepts of [true, false]) {
    const { tool, desk, at } = toolOn({ accepts });

    tool.tap(at(6.5, 6.5));
    expect(desk.draft.lights).toHaveLength(1);
    await Promise.resolve().then(() => Promise.resolve());
    await new Promise((done) => setTimeout(done));

    expect(desk.draft.lights).toHaveLength(accepts ? 0 : 1);
  }
});

test("A double click, or a right click, turns a light off and on", () => {
  const lights = [lamp("1", 1, 1), lamp("2", 3, 3, { off: true })];
  const { tool, at, sent } = toolOn({ lights });

  tool.tap(at(1, 1));
  tool.doubleTap(at(1, 1));
  expect(tool.menu(at(3, 3))).toBe(true);

  expect(sent.map((edit) => edit.lights)).toMatchObject([[{ id: "1", off: true }], [{ id: "2", off: false }]]);
  expect(tool.menu(at(8, 8))).toBe(false);
});

test("The second click of a double click on empty ground neither places nor turns off", () => {
  const { tool, at, sent } = toolOn({ lights: [] });

  tool.tap(at(6, 6));
  tool.doubleTap(at(6, 6));

  expect(sent).toHaveLength(1);
});

test("Del and Backspace delete the selected lights, and Del never is the tokens'", () => {
  for (const name of ["Delete", "Backspace"]) {
    const { tool, at, key, sent, selected } = toolOn();
    expect([key("Delete"), sent]).toEqual([true, []]);
    tool.tap(at(3, 3));

    expect(key(name)).toBe(true);

    expect(sent).toEqual([{ case: "removeLights", lights: ["2"] }]);
    expect(selected()).toEqual([]);
  }
});

test("Esc ends the selection first, then it is the table's; Ctrl+A selects all", () => {
  const { key, selected } = toolOn();
  expect(key("a", { code: "KeyA", ctrlKey: true })).toBe(true);
  expect(selected()).toEqual(["1", "2"]);

  expect(key("Escape")).toBe(true);

  expect(selected()).toEqual([]);
  expect(key("Escape")).toBe(false);
});

test("A finger pans beside the lights and moves them", () => {
  const { tool, at, drag, sent } = toolOn();

  expect(tool.startDrag(at(6, 6, { touch: true }))).toBe(false);
  drag(at(3.3, 3, { touch: true }), at(5, 5, { touch: true }));

  expect(sent.map(({ lights }) => lights)).toMatchObject([[{ id: "2", x: 3600, y: 3600 }]]);
});

test("The place of the next light is shown, but not over a light or while some are selected", () => {
  const { tool, desk, at, overlay } = toolOn();

  tool.hover(at(5.4, 5.4));
  expect([desk.draft.next, overlay.grip]).toEqual([{ x: 352, y: 352 }, null]);
  tool.hover(at(3, 3));
  expect([desk.draft.next, overlay.grip]).toEqual([null, "drag"]);
  tool.tap(at(3, 3));
  tool.hover(at(5.4, 5.4));
  expect(desk.draft.next).toBeNull();
});
