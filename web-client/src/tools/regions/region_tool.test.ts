// W141: drawing, selecting and changing regions.
import { create } from "@bufbuild/protobuf";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gridOf } from "../../canvas/grid";
import { type Region, Region_Kind, RegionSchema, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import { Overlay } from "../overlay.svelte";
import type { MapPointer } from "../tool";
import type { ToolContext } from "../tool_context";
import { RegionDesk } from "./region_desk.svelte";
import { RegionTool } from "./region_tool";

beforeEach(() => {
  vi.stubGlobal("Element", class {});
  vi.stubGlobal("document", { body: undefined, activeElement: null });
});
afterEach(() => vi.unstubAllGlobals());

/// Of two by two squares.
const square = (id: string, column: number, row: number, kind = Region_Kind.STOP) => {
  const [x, y] = [720 * column, 720 * row];
  return create(RegionSchema, { id, kind, corners: [x, y, x + 1440, y, x + 1440, y + 1440, x, y + 1440] });
};

/// The tool on a map of squares with two regions, and what it sends.
function toolOn() {
  let scene = create(SceneSchema, { id: 1, columns: 20, rows: 20, regions: [square("1", 1, 1), square("2", 6, 6)] });
  const other = create(SceneSchema, { id: 2, regions: [square("9", 0, 0, Region_Kind.PASSAGE)] });
  const sent: { case: string; scene: number; regions: readonly (Region | string)[] }[] = [];
  const overlay = new Overlay();
  const context = {
    session: {
      get table() {
        return {
          scenes: new Map([
            [1, scene],
            [2, other],
          ]),
        };
      },
      edit: (what: { case: string; value: { scene: number; regions: Region[] } }) => {
        sent.push({ case: what.case, scene: what.value.scene, regions: what.value.regions });
        if (what.case === "putRegions" && what.value.scene === 1) {
          const put = what.value.regions.map((one) => ({ ...one, id: one.id === "0" ? `n${sent.length}` : one.id }));
          const others = scene.regions.filter(({ id }) => put.every((one) => one.id !== id));
          scene = { ...scene, regions: [...others, ...put] };
        }
        return Promise.resolve({ kind: "accepted" });
      },
    },
    overlay,
    canvas: { camera: { scale: 1 } },
    scene: () => 1,
    grid: () => gridOf(null),
  } as unknown as ToolContext;
  const tool = new RegionTool(context);
  const desk = overlay.regions;
  if (!(desk instanceof RegionDesk)) throw new Error("the tool has a desk");
  const at = (column: number, row: number, more: Partial<MapPointer> = {}) =>
    ({ world: { x: column * 64, y: row * 64 }, screen: { x: 0, y: 0 }, ...more }) as MapPointer;
  const key = (name: string) => tool.key({ key: name, code: name, target: null } as unknown as KeyboardEvent);
  const drag = (from: MapPointer, to: MapPointer) => {
    tool.startDrag(from);
    tool.drag(to);
    tool.drop(to);
  };
  const corners = () => sent.map(({ regions: [region] }) => (typeof region === "object" ? region.corners : region));
  return { tool, desk, at, key, drag, sent, corners, overlay };
}

test("A drag draws a rectangle along the grid, which is selected", async () => {
  const { desk, at, drag, sent, corners } = toolOn();

  drag(at(10.1, 10.2), at(12.9, 11.8));

  expect(sent).toMatchObject([
    { case: "putRegions", regions: [{ id: "0", name: "Region 3", kind: Region_Kind.STOP }] },
  ]);
  expect(corners()).toEqual([[7200, 7200, 9360, 7200, 9360, 8640, 7200, 8640]]);
  await vi.waitFor(() => expect(desk.chosen?.id).toBe("n1"));
});

test("A region that is made one of damage does 1d6 until it is said otherwise", async () => {
  const { desk, at, drag, sent } = toolOn();
  drag(at(10, 10), at(13, 12));
  await vi.waitFor(() => expect(desk.chosen?.id).toBe("n1"));

  desk.set({ kind: Region_Kind.DAMAGE });
  desk.set({ dice: 0, sides: 0, damage: 4 });

  expect(sent.slice(1)).toMatchObject([
    { regions: [{ id: "n1", kind: Region_Kind.DAMAGE, dice: 1, sides: 6, damage: 0 }] },
    { regions: [{ id: "n1", kind: Region_Kind.DAMAGE, dice: 0, sides: 0, damage: 4 }] },
  ]);
});

test("A rectangle without a width is none", () => {
  const { at, drag, sent } = toolOn();

  drag(at(10, 10), at(10, 12));

  expect(sent).toEqual([]);
});

test("With Alt corners lie where the pointer is", () => {
  const { at, drag, corners } = toolOn();

  drag(at(10.5, 10.5, { alt: true }), at(11.5, 11.5, { alt: true }));

  expect(corners()).toEqual([[7560, 7560, 8280, 7560, 8280, 8280, 7560, 8280]]);
});

test("Clicks draw corner by corner until the first is clicked again", () => {
  const { tool, desk, at, corners } = toolOn();

  for (const [column, row] of [
    [10, 10],
    [13, 10],
    [13, 13],
    [11, 12],
    [10.05, 10.1],
  ] as const)
    tool.tap(at(column, row));

  expect(corners()).toEqual([[7200, 7200, 9360, 7200, 9360, 9360, 7920, 8640]]);
  expect(desk.chain).toEqual([]);
});

test("Enter, a double click and a right click close it too; Backspace takes a corner back, Escape all", () => {
  for (const finish of ["Enter", "double", "menu"]) {
    const { tool, at, key, corners } = toolOn();
    for (const [column, row] of [
      [10, 10],
      [13, 10],
      [13, 13],
      [16, 16],
    ] as const)
      tool.tap(at(column, row));
    key("Backspace");
    if (finish === "double") tool.doubleTap();
    else if (finish === "menu") tool.menu();
    else key(finish);
    expect(corners()).toEqual([[7200, 7200, 9360, 7200, 9360, 9360]]);
  }
  const { tool, desk, at, key, sent } = toolOn();
  tool.tap(at(10, 10));
  key("Escape");
  expect([desk.chain, sent]).toEqual([[], []]);
});

test("A click selects a region, one beside it ends the selection", () => {
  const { tool, desk, at, sent } = toolOn();

  tool.tap(at(2, 2.2));
  expect(desk.chosen?.id).toBe("1");
  tool.tap(at(7, 7));
  expect(desk.chosen?.id).toBe("2");
  tool.tap(at(15, 15));
  expect([desk.chosen, desk.chain, sent]).toEqual([null, [], []]);
});

test("A drag moves the selected region, or a corner of it", () => {
  const { tool, at, drag, corners } = toolOn();
  tool.tap(at(2, 2));

  drag(at(2, 2.4), at(4, 2.4));
  drag(at(3, 1), at(3, 0));

  expect(corners()).toEqual([
    [2160, 720, 3600, 720, 3600, 2160, 2160, 2160],
    [2160, 0, 3600, 720, 3600, 2160, 2160, 2160],
  ]);
});

test("A region that is dropped where it was is not sent", () => {
  const { tool, at, drag, sent } = toolOn();
  tool.tap(at(2, 2));

  drag(at(2, 2), at(2.1, 2.1));

  expect(sent).toEqual([]);
});

test("The next region is of the kind of the last one", () => {
  const { tool, desk, at, drag, sent } = toolOn();
  tool.tap(at(2, 2));
  desk.set({ kind: Region_Kind.TRAP });
  tool.tap(at(15, 15));

  drag(at(10, 10), at(12, 12));

  expect(sent[1]).toMatchObject({ regions: [{ kind: Region_Kind.TRAP }] });
});

test("A passage leads to a region of another scene, which can be made to lead back", () => {
  const { tool, desk, at, sent } = toolOn();
  tool.tap(at(2, 2));
  desk.set({ kind: Region_Kind.PASSAGE });
  expect(desk.target).toBeNull();

  desk.leadTo({ scene: 2, region: square("9", 0, 0) });
  expect(desk.target).toMatchObject({ scene: 2, region: { id: "9" }, back: false });
  desk.leadBack();

  expect(sent[1]).toMatchObject({ scene: 1, regions: [{ id: "1", toScene: 2, toRegion: "9" }] });
  expect(sent[2]).toMatchObject({ scene: 2, regions: [{ id: "9", toScene: 1, toRegion: "1" }] });
});

test("Delete removes the selected region; it never reaches the tokens", () => {
  const { tool, at, key, sent } = toolOn();
  expect(key("Delete")).toBe(true);
  tool.tap(at(2, 2));

  key("Delete");

  expect(sent).toMatchObject([{ case: "removeRegions", regions: ["1"] }]);
});

test("What is drawn is kept when another tool is taken", () => {
  const { tool, at, corners, overlay } = toolOn();
  for (const [column, row] of [
    [10, 10],
    [13, 10],
    [13, 13],
  ] as const)
    tool.tap(at(column, row));

  tool.end();

  expect(corners()).toEqual([[7200, 7200, 9360, 7200, 9360, 9360]]);
  expect(overlay.regions).toBeNull();
});
