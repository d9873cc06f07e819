// W122: drawing and selecting walls.
import { create } from "@bufbuild/protobuf";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gridOf } from "../../canvas/grid";
import { wallView } from "../../canvas/walls";
import { SceneSchema, type Wall } from "../../generated/protocol/wire/v1/state_pb";
import { View, type WallBrush } from "../../state/view.svelte";
import { Overlay } from "../overlay.svelte";
import type { MapPointer } from "../tool";
import type { ToolContext } from "../tool_context";
import { legsAlong } from "./legs";
import { WallTool } from "./wall_tool";

beforeEach(() => {
  vi.stubGlobal("Element", class {});
  vi.stubGlobal("getSelection", () => null);
  vi.stubGlobal("document", { body: undefined });
});
afterEach(() => vi.unstubAllGlobals());

const cells = (column: number, row: number) => ({ x: column * 720, y: row * 720 });
const look = { kind: "wall", side: "both" } as const;
const square = legsAlong([cells(1, 1), cells(3, 1), cells(3, 3)], look).map((wall, at) => ({
  ...wall,
  id: `${at + 1}`,
}));

/// The tool on a map of squares with an angle of two walls, and what it sends.
function toolOn(brush: Partial<WallBrush> = {}) {
  const scene = create(SceneSchema, { id: 1, columns: 10, rows: 10, walls: square });
  const sent: { case: string; walls: readonly (Wall | string)[] }[] = [];
  const view = new View();
  view.wallBrush = { ...view.wallBrush, ...brush };
  const overlay = new Overlay();
  const context = {
    session: {
      table: { scenes: new Map([[1, scene]]) },
      edit: (what: { case: string; value: { walls: Wall[] } }) => {
        sent.push({ case: what.case, walls: what.value.walls });
        return Promise.resolve({ kind: "accepted" });
      },
    },
    view,
    overlay,
    canvas: { camera: { scale: 1 } },
    scene: () => 1,
    grid: () => gridOf(null),
    walls: () => scene.walls.map((wall) => wallView(wall, gridOf(null), true)),
  } as unknown as ToolContext;
  const tool = new WallTool(context);
  const at = (column: number, row: number, more: Partial<MapPointer> = {}) =>
    ({ world: { x: column * 64, y: row * 64 }, ...more }) as MapPointer;
  const key = (name: string, more: object = {}) =>
    tool.key({ key: name, code: name, target: null, ...more } as unknown as KeyboardEvent);
  const drag = (from: MapPointer, to: MapPointer) => {
    tool.startDrag(from);
    tool.drag(to);
    tool.drop(to);
  };
  return { tool, at, key, drag, sent, view, overlay };
}

test("A chain is sent as one edit when it ends: by Enter, a second click at its end or start, another tool", () => {
  for (const end of ["enter", "again", "start", "tool"] as const) {
    const { tool, at, key, sent } = toolOn();
    for (const [column, row] of [
      [5, 5],
      [6, 5],
      [6, 6],
    ] as const)
      tool.tap(at(column, row));
    expect(sent).toEqual([]);

    if (end === "enter") key("Enter");
    else if (end === "again") tool.tap(at(6, 6));
    else if (end === "start") tool.tap(at(5, 5));
    else tool.end();

    expect(sent.map(({ walls }) => walls.length)).toEqual([end === "start" ? 3 : 2]);
  }
});

test("Backspace and Ctrl+Z remove the last point, Esc the chain", () => {
  const { tool, at, key, sent } = toolOn();
  for (const column of [4, 5, 6, 7]) tool.tap(at(column, 8));
  key("Backspace");
  key("z", { code: "KeyZ", ctrlKey: true });
  key("Enter");
  expect(sent.map(({ walls }) => walls.length)).toEqual([1]);

  tool.tap(at(4, 8));
  tool.tap(at(5, 8));
  expect(key("Escape")).toBe(true);
  key("Enter");
  expect(sent).toHaveLength(1);
  expect(key("Escape")).toBe(false);
});

test("A drag draws a rectangle; a door is a line, and two clicks", () => {
  const { at, drag, sent } = toolOn();
  drag(at(5, 5), at(7, 8));
  expect(sent.map(({ walls }) => walls.length)).toEqual([4]);

  const door = toolOn({ kind: "door" });
  door.drag(door.at(5, 5), door.at(6, 5));
  door.tool.tap(door.at(7, 5));
  door.tool.tap(door.at(8, 5));
  expect(door.sent.map(({ walls }) => walls.length)).toEqual([1, 1]);
});

test("An end is dragged with all walls that share it", () => {
  const { at, drag, sent } = toolOn({ mode: "select" });

  drag(at(3, 1), at(4, 1));

  expect(sent.map((edit) => edit.walls)).toMatchObject([
    [
      { id: "1", fromX: 720, toX: 2880, toY: 720 },
      { id: "2", fromX: 2880, fromY: 720, toX: 2160 },
    ],
  ]);
});

test("A click selects a wall, Shift adds, a box selects by middles, and Del deletes", () => {
  const { tool, at, key, drag, sent, overlay } = toolOn({ mode: "select" });
  const selected = () => [...(overlay.walls?.draft.selected ?? [])];
  tool.tap(at(2, 1));
  expect(selected()).toEqual(["1"]);
  tool.tap(at(3, 2, { shift: true }));
  expect(selected()).toEqual(["1", "2"]);
  tool.tap(at(8, 8));
  expect(selected()).toEqual([]);
  drag(at(1.5, 0.5), at(2.5, 1.5));
  expect(selected()).toEqual(["1"]);

  key("Delete");

  expect(sent).toEqual([{ case: "removeWalls", walls: ["1"] }]);
});

test("Del and Ctrl+A never are the tokens' while the tool is in hand", () => {
  const { key, overlay, view } = toolOn();

  expect(key("Delete")).toBe(true);
  expect(key("a", { code: "KeyA", ctrlKey: true })).toBe(true);
  expect(view.wallBrush.mode).toBe("select");
  expect(overlay.walls?.draft.selected.size).toBe(2);
});
