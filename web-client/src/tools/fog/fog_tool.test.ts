// W127: what a stroke of the fog tool sends.
import { create } from "@bufbuild/protobuf";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gridOf } from "../../canvas/grid";
import { Scene_VisionMode, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import type { RevealArea } from "../../generated/protocol/wire/v1/table_pb";
import { areaOf, countOf, EMPTY, type Raster, rasterOfChunks } from "../../state/maps/raster";
import { type FogBrush, View } from "../../state/view.svelte";
import { Overlay } from "../overlay.svelte";
import type { MapPointer } from "../tool";
import type { ToolContext } from "../tool_context";
import type { FogDesk } from "./fog_desk.svelte";
import { rectangleOf } from "./fog_shapes";
import { FogTool } from "./fog_tool";

beforeEach(() => {
  vi.stubGlobal("Element", class {});
  vi.stubGlobal("document", { body: undefined });
});
afterEach(() => vi.unstubAllGlobals());

const ADA = 4;
const counts = { columns: 10, rows: 10 };
const squares = (left: number, top: number, right: number, bottom: number) =>
  rectangleOf({ x: left * 720, y: top * 720 }, { x: right * 720, y: bottom * 720 }, { grid: gridOf(null), counts });

/// The tool on a map of squares, and what it sends: for which creature, how many samples, whether they are hidden.
function toolOn(brush: Partial<FogBrush> = {}, { fog = true, revealed = EMPTY as Raster } = {}) {
  const { MANUAL, OPEN } = Scene_VisionMode;
  const scene = create(SceneSchema, {
    id: 1,
    ...counts,
    visionMode: fog ? MANUAL : OPEN,
    revealed: revealed.size === 0 ? [] : [areaOf(0, revealed)],
  });
  const sent: (readonly [number, number, "hide" | "reveal"])[] = [];
  const answers: (() => void)[] = [];
  const view = new View();
  view.fogBrush = { ...view.fogBrush, shape: "rectangle", ...brush };
  const overlay = new Overlay();
  const context = {
    session: {
      table: { scenes: new Map([[1, scene]]), creatures: new Map([[ADA, {}]]) },
      edit: ({ value: { area, hide } }: { value: RevealArea }) => {
        sent.push([area?.creature ?? 0, countOf(rasterOfChunks(area?.chunks ?? [])), hide ? "hide" : "reveal"]);
        return new Promise<void>((answer) => answers.push(answer));
      },
    },
    view,
    overlay,
    canvas: { camera: { scale: 1 } },
    scene: () => 1,
    grid: () => gridOf(null),
  } as unknown as ToolContext;
  const tool = new FogTool(context);
  const at = (column: number, row: number, more: Partial<MapPointer> = {}) =>
    ({ world: { x: column * 64, y: row * 64 }, alt: false, touch: false, ...more }) as MapPointer;
  const key = (name: string, more: object = {}) =>
    tool.key({ key: name, code: name, target: null, ...more } as unknown as KeyboardEvent);
  const drag = (...points: MapPointer[]) => {
    const [from = at(0, 0), ...others] = points;
    tool.startDrag(from);
    for (const point of others) tool.drag(point);
    tool.drop(others.at(-1) ?? from);
  };
  const shown = () => {
    const draft = overlay.fog?.draft;
    return draft === undefined ? null : { samples: countOf(draft.raster), hides: draft.hides };
  };
  return { tool, at, key, drag, sent, answers, shown, overlay };
}

test("A drag reveals its rectangle to all players, as one edit at its end", () => {
  const { tool, at, drag, sent, shown } = toolOn();

  tool.startDrag(at(1, 1));
  tool.drag(at(3, 2));
  expect(shown()).toEqual({ samples: 32, hides: false });
  expect(sent).toEqual([]);
  drag(at(1, 1), at(2, 2), at(3, 2));

  expect(sent).toEqual([[0, 32, "reveal"]]);
});

test("With Alt a stroke does the opposite, also if Alt is released before its end", () => {
  const { at, drag, sent } = toolOn();
  drag(at(1, 1, { alt: true }), at(2, 2));
  const hiding = toolOn({ hides: true });
  hiding.drag(at(1, 1, { alt: true }), at(2, 2));
  hiding.drag(at(1, 1), at(2, 2));

  expect(sent).toEqual([[0, 16, "hide"]]);
  expect(hiding.sent).toEqual([
    [0, 16, "reveal"],
    [0, 16, "hide"],
  ]);
});

test("A brush covers its way, a click one dab", () => {
  const { tool, at, drag, sent } = toolOn({ shape: "brush", width: 2 });

  drag(at(2, 2), at(4, 2), at(6, 2));
  tool.tap(at(8, 8));

  const [[, stroke = 0] = [], [, dab = 0] = []] = sent;
  expect(dab).toBe(52); // a disc of 4 samples around
  expect(stroke).toBe(dab + 16 * 8); // and 16 columns of 8 between its halves
});

test("A stroke for one creature goes to its players; a creature that is gone is all players again", () => {
  const { at, drag, sent } = toolOn({ creature: ADA });
  drag(at(1, 1), at(2, 2));
  const gone = toolOn({ creature: 99 });
  gone.drag(at(1, 1), at(2, 2));

  expect(sent).toEqual([[ADA, 16, "reveal"]]);
  expect(gone.sent).toEqual([[0, 16, "reveal"]]);
});

test("A polygon closes by Enter, a double click, a click at its first corner or a right click", () => {
  for (const end of ["enter", "double", "first", "menu"] as const) {
    const { tool, at, key, sent } = toolOn({ shape: "polygon" });
    for (const [column, row] of [
      [2, 2],
      [6, 2],
      [6, 6],
      [2, 6],
    ] as const)
      tool.tap(at(column, row));
    expect(sent).toEqual([]);

    if (end === "enter") key("Enter");
    else if (end === "double") tool.doubleTap(at(2, 6));
    else if (end === "first") tool.tap(at(2.1, 2.1));
    else expect(tool.menu()).toBe(true);

    expect(sent).toEqual([[0, 256, "reveal"]]);
  }
});

test("Backspace and Ctrl+Z remove the last corner, Esc the polygon", () => {
  const { tool, at, key, sent, shown } = toolOn({ shape: "polygon" });
  for (const row of [2, 6, 7, 8]) tool.tap(at(row === 2 ? 2 : 6, row));
  key("Backspace");
  key("z", { code: "KeyZ", ctrlKey: true });
  tool.hover(at(6, 2));
  expect(shown()?.samples).toBeGreaterThan(100); // the triangle to the pointer

  expect(key("Escape")).toBe(true);
  key("Enter");

  expect(sent).toEqual([]);
  expect(key("Escape")).toBe(false);
});

test("A stroke that is canceled, or whose tool is put away, sends nothing", () => {
  for (const how of ["cancel", "end"] as const) {
    const { tool, at, sent, overlay } = toolOn();
    tool.startDrag(at(1, 1));
    tool.drag(at(3, 3));

    tool[how]();

    expect(sent).toEqual([]);
    expect(overlay.fog === null).toBe(how === "end");
  }
});

test("What is revealed already is not sent again; hiding always is", () => {
  const { at, drag, sent } = toolOn({}, { revealed: squares(1, 1, 5, 5) });
  drag(at(2, 2), at(4, 4));
  drag(at(2, 2), at(6, 4));
  drag(at(7, 7, { alt: true }), at(8, 8));

  expect(sent).toEqual([
    [0, 128, "reveal"],
    [0, 16, "hide"],
  ]);
});

test("Until the answer what was sent stays on the map", async () => {
  const { at, drag, shown, answers } = toolOn();
  drag(at(1, 1), at(2, 2));
  expect(shown()).toEqual({ samples: 16, hides: false });

  for (const answer of answers) answer();
  await Promise.resolve();

  await expect.poll(() => shown()?.samples).toBe(0);
});

test("A ring follows the pointer of a brush, not that of another shape", () => {
  const { tool, at, overlay } = toolOn({ shape: "brush", width: 2 });
  tool.hover(at(3, 3));
  const xs = overlay.fog?.draft.outline.map(({ x }) => x) ?? [];
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([128, 256]);

  const rectangle = toolOn();
  rectangle.tool.hover(rectangle.at(3, 3));
  expect(rectangle.overlay.fog?.draft.outline).toEqual([]);
});

test("The whole map is revealed or hidden at once", () => {
  const { overlay, sent } = toolOn({ creature: ADA });

  (overlay.fog as FogDesk).all(false);
  (overlay.fog as FogDesk).all(true);

  expect(sent).toEqual([
    [ADA, 1600, "reveal"],
    [ADA, 1600, "hide"],
  ]);
});

test("In a scene without fog drags pan the map, and clicks do nothing", () => {
  const { tool, at, sent } = toolOn({ shape: "brush" }, { fog: false });

  expect(tool.startDrag(at(1, 1))).toBe(false);
  tool.tap(at(1, 1));

  expect(sent).toEqual([]);
});
