// W142, W143: drawing, selecting and changing drawings.
import { create } from "@bufbuild/protobuf";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gridOf } from "../../canvas/grid";
import {
  type Note,
  Note_Audience,
  Note_Shape,
  NoteSchema,
  SceneSchema,
} from "../../generated/protocol/wire/v1/state_pb";
import type { DrawingBrush } from "../../state/view.svelte";
import { Overlay } from "../overlay.svelte";
import type { MapPointer } from "../tool";
import type { ToolContext } from "../tool_context";
import { DrawTool } from "./draw_tool";
import { DrawingDesk } from "./drawing_desk.svelte";

beforeEach(() => {
  vi.stubGlobal("Element", class {});
  vi.stubGlobal("getSelection", () => null);
  vi.stubGlobal("document", { body: undefined, activeElement: null });
});
afterEach(() => vi.unstubAllGlobals());

const line = (id: string, column: number, row: number) =>
  create(NoteSchema, {
    id,
    x: column * 720,
    y: row * 720,
    shape: Note_Shape.LINE,
    corners: [-720, 0, 720, 0],
    width: 48,
  });
const [ADA, BEA] = [2, 3] as const;
const pin = create(NoteSchema, { id: "9", x: 720, y: 720, title: "Well" });

/// The tool in a mode on a map of squares with two lines and a pin, and what it sends. by: who drew the second line; seat: of the
/// player who has the tool; 0: a GM has it.
function toolOn(mode: DrawingBrush["mode"], more: Partial<DrawingBrush> = {}, { by = 0, seat = 0 } = {}) {
  const notes = [line("1", 2, 2), { ...line("2", 6, 6), by }, pin];
  let scene = create(SceneSchema, { id: 1, columns: 10, rows: 10, notes });
  const participants = new Map([[BEA, { name: "Bea" }]]);
  const sent: { case: string; notes: readonly (Note | string)[] }[] = [];
  const overlay = new Overlay();
  const look = { color: 0xff0000, width: 48, filled: false, audience: Note_Audience.ALL, creatures: [] };
  const view: { drawingBrush: DrawingBrush } = { drawingBrush: { ...look, mode, ...more } };
  const context = {
    session: {
      get table() {
        return { scenes: new Map([[1, scene]]), gm: seat === 0, seat, participants };
      },
      edit: (what: { case: string; value: { notes: Note[] } }) => {
        sent.push({ case: what.case, notes: what.value.notes });
        if (what.case === "putNotes") {
          const put = what.value.notes.map((note) => ({ ...note, id: note.id === "0" ? `n${sent.length}` : note.id }));
          const others = scene.notes.filter(({ id }) => put.every((one) => one.id !== id));
          scene = { ...scene, notes: [...others, ...put] };
        }
        return Promise.resolve({ kind: "accepted" });
      },
    },
    view,
    overlay,
    canvas: { camera: { scale: 1 } },
    scene: () => 1,
    grid: () => gridOf(null),
  } as unknown as ToolContext;
  const tool = new DrawTool(context);
  const desk = overlay.drawings;
  if (!(desk instanceof DrawingDesk)) throw new Error("the tool has a desk");
  const at = (column: number, row: number, more: Partial<MapPointer> = {}) =>
    ({ world: { x: column * 64, y: row * 64 }, screen: { x: 0, y: 0 }, ...more }) as MapPointer;
  const key = (name: string, ctrlKey = false) =>
    tool.key({ key: name, code: name, ctrlKey, target: null } as unknown as KeyboardEvent);
  const drag = (...way: MapPointer[]) => {
    const [from, ...rest] = way;
    if (from === undefined || !tool.startDrag(from)) return false;
    for (const step of rest) tool.drag(step);
    tool.drop(rest.at(-1) ?? from);
    return true;
  };
  return { tool, desk, at, key, drag, sent, view, overlay };
}

test("A drag draws a freehand line with the points that make its shape", () => {
  const { drag, at, sent } = toolOn("freehand", { audience: Note_Audience.GM });

  drag(at(1, 1), at(1.5, 1.001), at(2, 1), at(2, 1.5), at(2, 2));

  const drawn = { id: "0", shape: Note_Shape.LINE, x: 1080, y: 1080, corners: [-360, -360, 360, -360, 360, 360] };
  expect(sent).toMatchObject([{ case: "putNotes", notes: [{ ...drawn, title: "", audience: Note_Audience.GM }] }]);
});

test("A drag draws a shape snapped to the grid, with Alt freely", () => {
  const { drag, at, sent } = toolOn("rectangle", { filled: true });

  drag(at(1.1, 0.9), at(3.1, 2.05));
  drag(at(1.1, 0.9, { alt: true }), at(3.1, 2.05, { alt: true }));

  expect(sent.map(({ notes }) => notes[0])).toMatchObject([
    {
      shape: Note_Shape.POLYGON,
      x: 1440,
      y: 1080,
      corners: [-720, -360, 720, -360, 720, 360, -720, 360],
      filled: true,
    },
    { x: 1512, y: 1062 },
  ]);
});

test("Clicks set the points of a line, a double click ends it", () => {
  const { tool, at, sent, desk } = toolOn("line");

  for (const point of [at(1, 1), at(3, 1), at(3, 4)]) tool.tap(point);
  tool.hover(at(5, 4));
  expect(desk.draft.growing?.corners).toHaveLength(8);
  tool.doubleTap(at(3, 4));

  expect(sent).toMatchObject([{ notes: [{ shape: Note_Shape.LINE, corners: [-720, -1080, 720, -1080, 720, 1080] }] }]);
  expect(desk.chain).toEqual([]);
});

test("A drag draws a straight line", () => {
  const { drag, at, sent } = toolOn("line");

  drag(at(1, 1), at(2, 3), at(3, 1));

  expect(sent).toMatchObject([{ notes: [{ x: 1440, y: 720, corners: [-720, 0, 720, 0] }] }]);
});

test("A polygon is closed at its first corner", () => {
  const { tool, at, sent } = toolOn("polygon");

  for (const point of [at(1, 1), at(3, 1), at(3, 4), at(1.05, 1.05)]) tool.tap(point);

  expect(sent).toMatchObject([{ notes: [{ shape: Note_Shape.POLYGON, corners: { length: 6 } }] }]);
});

test("Backspace and Ctrl+Z take back the last point, Escape all of them, Enter ends the line", () => {
  const { tool, at, key, desk, sent } = toolOn("line");
  for (const point of [at(1, 1), at(3, 1), at(3, 4)]) tool.tap(point);

  key("Backspace");
  expect(desk.chain).toHaveLength(2);
  key("KeyZ", true);
  expect(desk.chain).toHaveLength(1);
  key("Escape");
  expect(desk.chain).toEqual([]);
  expect(key("KeyZ", true)).toBe(false);
  for (const point of [at(1, 1), at(3, 1)]) tool.tap(point);
  key("Enter");
  expect(sent).toHaveLength(1);
});

test("A click writes a text, which is selected to be typed", async () => {
  const { tool, at, sent, desk } = toolOn("text");

  tool.tap(at(4, 4));

  expect(sent).toMatchObject([{ notes: [{ shape: Note_Shape.TEXT, title: "Text", x: 2880, y: 2880, width: 384 }] }]);
  await vi.waitFor(() => expect(desk.chosen.map(({ id }) => id)).toEqual(["n1"]));
  expect([desk.brush.mode, desk.fresh]).toEqual(["select", true]);
  desk.set({ title: "" });
  expect(desk.chosen[0]?.title).toBe("Text");
});

test("A click selects a drawing and no pin, with Shift one more or less", () => {
  const { tool, at, desk } = toolOn("select");

  tool.tap(at(2, 2));
  tool.tap(at(6, 6, { shift: true }));
  expect([...desk.selected]).toEqual(["1", "2"]);
  tool.tap(at(2, 2, { shift: true }));
  expect([...desk.selected]).toEqual(["2"]);
  tool.tap(at(1, 0.8));
  expect(desk.chosen).toEqual([]);
});

test("A drag moves the selected drawings as one edit, one of empty ground pans the map", () => {
  const { tool, drag, at, sent, key } = toolOn("select");
  key("KeyA", true);

  drag(at(2, 2), at(3, 4.4));

  expect(sent).toMatchObject([
    {
      case: "putNotes",
      notes: [
        { id: "1", x: 2160, y: 3240, corners: [-720, 0, 720, 0] },
        { id: "2", x: 5040, y: 6120 },
      ],
    },
  ]);
  expect(tool.startDrag(at(8, 1))).toBe(false);
});

test("What is set changes the selected drawings and the next one; a line is not filled", () => {
  const { tool, at, desk, sent, view } = toolOn("select");
  tool.tap(at(2, 2));

  desk.set({ color: 0x00ff00, filled: true });

  expect(sent).toMatchObject([{ notes: [{ id: "1", color: 0x00ff00, filled: false }] }]);
  expect(view.drawingBrush).toMatchObject({ mode: "select", color: 0x00ff00, filled: true });
});

test("Delete removes the selected drawings, and never a token", () => {
  const { tool, at, key, sent, desk } = toolOn("select");
  tool.tap(at(2, 2));

  expect(key("Delete")).toBe(true);
  expect(key("Delete")).toBe(true);
  expect(key("Backspace")).toBe(false);

  expect(sent).toEqual([{ case: "removeNotes", notes: ["1"] }]);
  expect(desk.chosen).toEqual([]);
});

test("A line in progress is kept when another shape is chosen", () => {
  const { tool, at, desk, sent } = toolOn("line");
  for (const point of [at(1, 1), at(3, 1)]) tool.tap(point);

  desk.setMode("ellipse");

  expect(sent).toMatchObject([{ notes: [{ shape: Note_Shape.LINE }] }]);
  expect(desk.chain).toEqual([]);
});

test("A line in progress is kept when the tool is put away, and nothing of the tool is on the map", () => {
  const { tool, at, sent, overlay } = toolOn("line");
  for (const point of [at(1, 1), at(3, 1)]) tool.tap(point);

  tool.end();

  expect(sent).toHaveLength(1);
  expect([overlay.drawings, overlay.grip]).toEqual([null, null]);
});

test("A player selects, moves and deletes what they drew, and nothing else", () => {
  const { tool, drag, at, key, sent, desk } = toolOn("select", {}, { by: ADA, seat: ADA });

  tool.tap(at(2, 2));
  expect(desk.chosen).toEqual([]);
  expect(drag(at(2, 2), at(3, 3))).toBe(false);
  key("KeyA", true);
  expect(desk.chosen.map(({ id }) => id)).toEqual(["2"]);
  key("Delete");

  expect(sent).toEqual([{ case: "removeNotes", notes: ["2"] }]);
});

test("The pointer over a player's drawing names the player", () => {
  const { tool, at, overlay } = toolOn("select", {}, { by: BEA, seat: ADA });

  tool.hover(at(6, 6));
  expect([overlay.hint?.text, overlay.grip]).toEqual(["Drawn by Bea", null]);
  tool.hover(at(2, 2));
  expect(overlay.hint).toBeNull();
});

test("A GM clears the drawings of players as one edit", () => {
  const { desk, sent } = toolOn("select", {}, { by: BEA });

  desk.remove(desk.ofPlayers);

  expect(sent).toEqual([{ case: "removeNotes", notes: ["2"] }]);
});
