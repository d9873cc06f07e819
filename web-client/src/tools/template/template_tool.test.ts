// W135: a template is drawn by a drag and shared while the pointer is down.
import { create } from "@bufbuild/protobuf";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gridOf } from "../../canvas/grid";
import { CreatureSchema, Scene_Grid, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import { readCreature } from "../../state/fold/fold_creature";
import { View } from "../../state/view.svelte";
import { Overlay } from "../overlay.svelte";
import type { MapPointer } from "../tool";
import type { ToolContext } from "../tool_context";
import { TemplateDesk } from "./template_desk.svelte";
import { TemplateTool } from "./template_tool";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("Element", class {});
  vi.stubGlobal("document", { body: undefined });
  vi.advanceTimersByTime(1000);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const goblin = (id: number, column: number) =>
  readCreature(
    create(CreatureSchema, { id, name: `Goblin ${id}`, scene: 1, size: 1, place: { kind: 1, column, row: 5 } }),
  );

/// The tool on a map of squares with goblins in columns 3 and 7 of row 5, and how many points each shared ruler has.
function toolOn(kind = Scene_Grid.SQUARE) {
  const scene = create(SceneSchema, { id: 1, grid: kind, columns: 20, rows: 20, cell: 10_000n });
  const creatures = new Map([goblin(1, 3), goblin(2, 7)].map((one) => [one.id, one]));
  const shared: number[] = [];
  const overlay = new Overlay();
  const view = new View();
  const context = {
    session: {
      table: { scenes: new Map([[1, scene]]), creatures },
      pointers: { measure: (_: number, xy: number[]) => shared.push(xy.length / 2) },
    },
    view,
    overlay,
    scene: () => 1,
    grid: () => gridOf(scene),
    tokens: () => [],
  } as unknown as ToolContext;
  const tool = new TemplateTool(context);
  const desk = overlay.template;
  if (!(desk instanceof TemplateDesk)) throw new Error("the tool has a desk");
  const at = (column: number, row: number) =>
    ({ world: { x: (column + 0.5) * 64, y: (row + 0.5) * 64 }, alt: false, token: 0 }) as MapPointer;
  const key = (code: string, shiftKey = false) =>
    tool.key({
      key: code,
      code,
      target: null,
      shiftKey,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
    } as KeyboardEvent);
  const touched = () => desk.touched.map(({ name }) => name);
  return { tool, desk, at, key, overlay, view, shared, touched };
}

test("A drag draws a circle, marks its cells and names the creatures in it", () => {
  const { tool, at, overlay, touched, desk } = toolOn();

  tool.startDrag(at(4, 5));
  tool.drag(at(5, 5));

  expect(overlay.brush).toHaveLength(5);
  expect(touched()).toEqual(["Goblin 1"]);
  tool.drag(at(7, 5));
  expect(touched()).toEqual(["Goblin 1", "Goblin 2"]);
  expect([...desk.marked]).toEqual([1, 2]);
});

test("The others see it while the pointer is down; it stays for the person", () => {
  const { tool, at, overlay, shared } = toolOn();

  tool.startDrag(at(4, 5));
  tool.drag(at(6, 5));
  tool.drop(at(6, 5));

  expect(shared).toEqual([30, 0]);
  vi.advanceTimersByTime(1000);
  expect(shared).toHaveLength(2);
  expect(overlay.ruler).toHaveLength(30);
});

test("Esc removes it once it rests, during a drag the gestures do", () => {
  const { tool, at, key, overlay, desk } = toolOn();
  tool.startDrag(at(4, 5));
  tool.drag(at(6, 5));
  expect(key("Escape")).toBe(false);
  tool.drop(at(6, 5));

  expect(key("Escape")).toBe(true);

  expect(desk.shape).toBeNull();
  expect([overlay.ruler, overlay.brush]).toEqual([[], []]);
  expect(key("Escape")).toBe(false);
});

test("Arrow keys move it by one cell, and move tokens while there is none", () => {
  const { tool, at, key, touched } = toolOn();
  expect(key("ArrowRight")).toBe(false);
  tool.startDrag(at(4, 5));
  tool.drop(at(5, 5));
  expect(touched()).toEqual(["Goblin 1"]);

  expect(key("ArrowRight")).toBe(true);
  expect(touched()).toEqual([]);
  key("ArrowRight");

  expect(touched()).toEqual(["Goblin 2"]);
});

test("Without a pointer it begins at a token, is turned by keys and sized by a number", () => {
  const { desk, key, touched, overlay } = toolOn();
  desk.set({ kind: "line" });
  desk.begin({ x: 352, y: 352 }, 3);
  expect(overlay.brush).toEqual([6, 7, 8].map((column) => ({ column, row: 5 })));
  expect(touched()).toEqual(["Goblin 2"]);

  for (let turn = 0; turn < 12; turn += 1) expect(key("ArrowRight", true)).toBe(true);
  desk.setSize(2);

  expect(overlay.brush).toEqual([3, 4].map((column) => ({ column, row: 5 })));
  expect(touched()).toEqual(["Goblin 1"]);
  expect(desk.size).toBeCloseTo(2);
  desk.set({ kind: "square" });
  expect(desk.size).toBeCloseTo(2);
  expect(overlay.brush).toHaveLength(4);
});

test("Another kind takes its place, from the same origin", () => {
  const { tool, desk, at, overlay, touched } = toolOn();
  tool.startDrag(at(4, 5));
  tool.drop(at(7, 5));

  desk.set({ kind: "line" });

  expect(overlay.brush).toEqual([5, 6, 7].map((column) => ({ column, row: 5 })));
  expect(touched()).toEqual(["Goblin 2"]);
});

test("Another tool removes it", () => {
  const { tool, at, overlay } = toolOn();
  tool.startDrag(at(4, 5));
  tool.drop(at(6, 5));

  tool.cancel();
  tool.end();

  expect([overlay.ruler, overlay.brush, overlay.template]).toEqual([[], [], null]);
});

test("Zones have no templates", () => {
  const { tool, at } = toolOn(Scene_Grid.ZONES);

  expect(tool.startDrag(at(4, 5))).toBe(false);
});
