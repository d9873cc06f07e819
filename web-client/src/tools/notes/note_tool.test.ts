// W135: pinning, selecting and changing notes.
import { create } from "@bufbuild/protobuf";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gridOf } from "../../canvas/grid";
import {
  type Note,
  Note_Audience,
  Note_Icon,
  NoteSchema,
  SceneSchema,
} from "../../generated/protocol/wire/v1/state_pb";
import { Overlay } from "../overlay.svelte";
import type { MapPointer } from "../tool";
import type { ToolContext } from "../tool_context";
import { NoteDesk } from "./note_desk.svelte";
import { NoteTool } from "./note_tool";

beforeEach(() => {
  vi.stubGlobal("Element", class {});
  vi.stubGlobal("getSelection", () => null);
  vi.stubGlobal("document", { body: undefined, activeElement: null });
});
afterEach(() => vi.unstubAllGlobals());

const pin = (id: string, column: number, row: number, more: Partial<Note> = {}) => ({
  ...create(NoteSchema, { id, x: column * 720, y: row * 720, title: `Note ${id}`, audience: Note_Audience.GM }),
  ...more,
});

/// The tool on a map of squares with two notes, and what it sends. accepts: whether edits are answered.
function toolOn({ accepts = true, selected = "" } = {}) {
  let scene = create(SceneSchema, { id: 1, columns: 10, rows: 10, notes: [pin("1", 1, 1), pin("2", 3, 3)] });
  const sent: { case: string; notes: readonly (Note | string)[] }[] = [];
  const overlay = new Overlay();
  const context = {
    session: {
      get table() {
        return { scenes: new Map([[1, scene]]) };
      },
      edit: (what: { case: string; value: { notes: Note[] } }) => {
        sent.push({ case: what.case, notes: what.value.notes });
        if (!accepts) return new Promise(() => undefined);
        if (what.case === "putNotes") {
          const put = what.value.notes.map((note) => ({ ...note, id: note.id === "0" ? `n${sent.length}` : note.id }));
          const others = scene.notes.filter(({ id }) => put.every((one) => one.id !== id));
          scene = { ...scene, notes: [...others, ...put] };
        }
        return Promise.resolve({ kind: "accepted" });
      },
    },
    overlay,
    canvas: { camera: { scale: 1 } },
    scene: () => 1,
    grid: () => gridOf(null),
  } as unknown as ToolContext;
  const tool = new NoteTool(context, selected);
  const desk = overlay.notes;
  if (!(desk instanceof NoteDesk)) throw new Error("the tool has a desk");
  const at = (column: number, row: number, more: Partial<MapPointer> = {}) =>
    ({ world: { x: column * 64, y: row * 64 }, screen: { x: 0, y: 0 }, ...more }) as MapPointer;
  const key = (name: string) => tool.key({ key: name, code: name, target: null } as unknown as KeyboardEvent);
  const drag = (from: MapPointer, to: MapPointer) => {
    tool.startDrag(from);
    tool.drag(to);
    tool.drop(to);
  };
  return { tool, desk, at, key, drag, sent, overlay };
}

test("A click on empty ground pins a note that the GM alone sees, and selects it", async () => {
  const { tool, desk, at, sent } = toolOn();

  tool.tap(at(5.45, 6.6));

  const note = { id: "0", x: 3960, y: 4680, title: "New note", audience: Note_Audience.GM };
  expect(sent).toMatchObject([{ case: "putNotes", notes: [note] }]);
  await vi.waitFor(() => expect(desk.chosen?.id).toBe("n1"));
  expect(desk.fresh).toBe(true);
});

test("A click selects a note, one beside it ends the selection", () => {
  const { tool, desk, at, sent } = toolOn();

  tool.tap(at(1, 0.8));
  expect(desk.chosen?.id).toBe("1");
  tool.tap(at(3, 3));
  expect(desk.chosen?.id).toBe("2");
  tool.tap(at(7, 7));
  expect(desk.chosen).toBeNull();
  expect(sent).toEqual([]);
});

test("The tool may begin with a note selected", () => {
  expect(toolOn({ selected: "2" }).desk.chosen?.title).toBe("Note 2");
});

test("What is set is sent with all else of the note; an empty title is not", () => {
  const { desk, sent } = toolOn({ selected: "1", accepts: false });

  desk.set({ title: "Well" });
  desk.set({ text: "Deep.", audience: Note_Audience.PLAYERS_OF, creatures: [7] });
  desk.set({ title: " " });

  expect(sent.map(({ notes }) => notes[0])).toMatchObject([
    { id: "1", title: "Well", text: "" },
    { id: "1", x: 720, title: "Well", text: "Deep.", audience: Note_Audience.PLAYERS_OF, creatures: [7] },
  ]);
  expect(desk.draft.changed).toMatchObject([{ id: "1", title: "Well", text: "Deep." }]);
});

test("The next note looks like the last one, and is secret again", () => {
  const { tool, desk, at, sent } = toolOn({ selected: "1" });
  desk.set({ icon: Note_Icon.DANGER, color: 0xff0000, audience: Note_Audience.ALL });
  desk.choose("");

  tool.tap(at(6.5, 6.5));

  expect(sent[1]?.notes).toMatchObject([{ icon: Note_Icon.DANGER, color: 0xff0000, audience: Note_Audience.GM }]);
});

test("A pin that is dragged by its head moves as the pointer does, snapped, and stays on the map", () => {
  const { drag, at, sent, desk } = toolOn();

  drag(at(1, 0.7), at(4.1, 5.6));
  expect(sent[0]?.notes).toMatchObject([{ id: "1", x: 2880, y: 4320 }]);
  drag(at(3, 3), at(30, 3));
  expect(sent[1]?.notes).toMatchObject([{ id: "2", x: 7200, y: 2160 }]);
  expect(desk.draft.changed).toHaveLength(2);
});

test("A drag of empty ground pans the map, and one back to where it began sends nothing", () => {
  const { tool, drag, at, sent } = toolOn();

  expect(tool.startDrag(at(8, 8))).toBe(false);
  drag(at(1, 1), at(1.05, 1));
  expect(sent).toEqual([]);
});

test("Delete removes the selected note, and never a token", () => {
  const { key, sent, desk } = toolOn({ selected: "2" });

  expect(key("Delete")).toBe(true);
  expect(key("Delete")).toBe(true);
  expect(key("Backspace")).toBe(false);

  expect(sent).toEqual([{ case: "removeNotes", notes: ["2"] }]);
  expect(desk.chosen).toBeNull();
});

test("Escape ends the selection first, then the tool", () => {
  const { key, desk } = toolOn({ selected: "1" });

  expect(key("Escape")).toBe(true);
  expect(desk.chosen).toBeNull();
  expect(key("Escape")).toBe(false);
});

test("Without the tool nothing of it is on the map", () => {
  const { tool, overlay, at } = toolOn();
  tool.hover(at(1, 1));
  expect(overlay.hint?.text).toBe("Note 1");

  tool.end();

  expect([overlay.notes, overlay.hint, overlay.grip]).toEqual([null, null, null]);
});
