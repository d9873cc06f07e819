import { expect, test } from "vitest";
import { Note_Audience, Note_Shape, Region_Kind } from "../../../generated/protocol/wire/v1/state_pb";
import { fieldsOfKind, type WallKind } from "../../../state/maps/walls";
import type { ReportEntry } from "../import/import_report";
import type { DraftLight, DraftNote, DraftRegion, SceneDraft } from "../import/scene_draft";
import { draftText, reportLines } from "./draft_text";

const wall = (kind: WallKind) => ({
  ...{ fromX: 0, fromY: 0, toX: 720, toY: 0, blocksFrom: 0, state: 0, heightSquares: 0 },
  ...fieldsOfKind(kind),
});
const light: DraftLight = {
  ...{ x: 0, y: 0, brightSquares: 1, dimSquares: 2, degrees: 360, direction: 0, color: 0, glow: 0 },
  ...{ off: false, throughWalls: false, darkens: false },
};
const pin: DraftNote = {
  ...{ x: 0, y: 0, color: 0, title: "Well", text: "", audience: Note_Audience.GM, shape: Note_Shape.A_PIN },
  ...{ corners: [], width: 0, filled: false },
};
const region: DraftRegion = {
  ...{ kind: Region_Kind.STOP, name: "", corners: [0, 0, 720, 0, 720, 720], darkness: 0, off: false, leadsTo: null },
};
const draft: SceneDraft = {
  ...{
    name: "",
    grid: "square",
    columns: 30,
    rows: 20,
    cell: null,
    cellPx: 64,
    tokens: [],
    notes: [],
    regions: [],
    walls: [],
    lights: [],
    darkness: 0,
  },
  image: { kind: "missing" },
  imageArea: { x: 0, y: 0, width: 30, height: 20 },
};
const entry = (given: Partial<ReportEntry>): ReportEntry => ({
  ...{ kind: "walls", fate: "dropped", reason: "", count: 1, places: [] },
  ...given,
});

test("The size is in cells, and walls are counted by kind", () => {
  expect(draftText({ ...draft, walls: (["wall", "door", "wall", "secret"] as const).map(wall) })).toBe(
    "30 × 20 squares: 2 walls, 1 door, 1 secret door",
  );
  expect(draftText({ ...draft, lights: [light, light] })).toBe("30 × 20 squares: no walls, 2 lights");
  expect(draftText({ ...draft, notes: [pin] })).toBe("30 × 20 squares: no walls, 1 pin");
  expect(draftText({ ...draft, lights: [light], regions: [region] })).toBe(
    "30 × 20 squares: no walls, 1 light, 1 region",
  );
  const line = { ...pin, shape: Note_Shape.LINE };
  expect(draftText({ ...draft, notes: [pin, line, line, pin] })).toBe("30 × 20 squares: no walls, 2 pins, 2 drawings");
  expect(draftText({ ...draft, grid: "hex_rows" })).toBe("30 × 20 hexes: no walls");
});

test("The report begins with warnings, and what was taken is one line", () => {
  const report = [
    entry({ fate: "taken", count: 214 }),
    entry({ kind: "image", fate: "taken" }),
    entry({ kind: "lights", count: 3, reason: "Its range is no number above 0.", places: ["Torch"] }),
    entry({ kind: "grid", fate: "warning", reason: "Unknown kind of grid: squares are used." }),
    entry({ fate: "changed", reason: "Joined.", places: [{ x: 360, y: 1440 }] }),
  ];

  expect(reportLines(report)).toEqual([
    { fate: "warning", text: "grid: Unknown kind of grid: squares are used.", places: [] },
    { fate: "dropped", text: "3 lights: Its range is no number above 0.", places: ["Torch"] },
    { fate: "changed", text: "1 wall: Joined.", places: ["0.5 across, 2.0 down"] },
    { fate: "taken", text: "214 walls, image", places: [] },
  ]);
});
