import { create, toBinary } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import {
  Note_Audience,
  Note_Shape,
  Region_Kind,
  Scene_Grid,
  Scene_VisionMode,
} from "../../../generated/protocol/wire/v1/state_pb";
import { EditSchema } from "../../../generated/protocol/wire/v1/table_pb";
import { fieldsOfKind } from "../../../state/maps/walls";
import { addSceneEdit, newRegions, putLightsEdits, putNotesEdits, putWallsEdits } from "./import_frames";
import type { DraftLight, DraftNote, DraftWall, SceneDraft } from "./scene_draft";

const draft: SceneDraft = {
  ...{
    name: "",
    grid: "square",
    columns: 11,
    rows: 9,
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
  imageArea: { x: 0.5, y: -0.25, width: 10, height: 7.5 },
};
const wall: DraftWall = {
  ...{ fromX: -524_288, fromY: 524_288, toX: 524_287, toY: -524_288, blocksFrom: 2, state: 2, heightSquares: 0 },
  ...fieldsOfKind("secret"),
};
/// The highest that a wall may be.
const high = { ...wall, heightSquares: 1000 };
const usual = { cell: 10_000n };
const image = { hash: "ab", widthPx: 1000, heightPx: 750 };

test("The scene has the draft's grid, and the image lies where the file has it", () => {
  const { value } = addSceneEdit(draft, { name: "Mill", cell: 15_000n, image });

  expect(value).toMatchObject({ name: "Mill", grid: Scene_Grid.SQUARE, columns: 11, rows: 9, cell: 15_000n });
  expect(value.picture).toMatchObject({
    ...{ asset: "ab", widthPx: 1000, heightPx: 750, cellMilliPx: 100_000 },
    ...{ offsetXMilliPx: -50_000, offsetYMilliPx: 25_000 },
  });
});

test("A draft's own cell counts before the rulebook's; without image the scene has none", () => {
  const { value } = addSceneEdit(
    { ...draft, grid: "hex_columns", cell: 15_240n },
    { name: "x".repeat(101), cell: 1n, image: null },
  );

  expect([value.grid, value.cell, value.picture, value.name.length]).toEqual([
    Scene_Grid.HEX_COLUMNS,
    15_240n,
    undefined,
    100,
  ]);
});

test("An imported scene has no fog unless it is asked for", () => {
  const as = { name: "Mill", cell: 1n, image: null };

  expect(addSceneEdit(draft, as).value.visionMode).toBe(Scene_VisionMode.OPEN);
  const { value } = addSceneEdit(draft, { ...as, visionMode: Scene_VisionMode.MANUAL });
  expect(value.visionMode).toBe(Scene_VisionMode.MANUAL);
});

test("An image of absurd size stays within what the server takes", () => {
  const imageArea = { x: 1, y: -1, width: 1e-300, height: 1e-300 };

  expect(addSceneEdit({ ...draft, imageArea }, { name: "a", cell: 1n, image }).value.picture).toMatchObject({
    ...{ cellMilliPx: 100_000_000, offsetXMilliPx: -100_000_000, offsetYMilliPx: 100_000_000 },
  });
});

test("The height of a wall is in widths of the draft's cell, else the rulebook's; above 1 km it has no end", () => {
  const walls = [0, 1 / 3, 100, 1000].map((heightSquares) => ({ ...wall, heightSquares }));
  const heights = (cell: bigint | null) =>
    putWallsEdits(7, { walls, cell }, { cell: 10_000n }).flatMap(({ value }) =>
      value.walls.map(({ height }) => height),
    );

  expect(heights(null)).toEqual([0n, 3_334n, 1_000_000n, 10_000_000n]);
  expect(heights(15_240n)).toEqual([0n, 5_080n, 1_524_000n, 0n]);
});

test("Walls are sent in order, 1,500 an edit", () => {
  const walls = Array.from({ length: 3001 }, (_, index) => ({ ...wall, fromX: index }));

  const edits = putWallsEdits(7, { walls, cell: null }, usual);

  expect(edits.map(({ value }) => [value.scene, value.walls.length])).toEqual([
    [7, 1500],
    [7, 1500],
    [7, 1],
  ]);
  expect(edits.flatMap(({ value }) => value.walls.map(({ fromX }) => fromX))).toEqual(walls.map(({ fromX }) => fromX));
  expect(putWallsEdits(7, { walls: [], cell: null }, usual)).toEqual([]);
});

test("1,500 of the longest and highest walls fit into a frame of 64 KiB", () => {
  const [what] = putWallsEdits(4_000_000_000, { walls: Array(1500).fill(high), cell: null }, usual);
  if (what === undefined) throw new Error("no edit");

  const bytes = toBinary(EditSchema, create(EditSchema, { clientId: 4_000_000_000, what }));

  expect(bytes.length).toBeLessThan(64 * 1024 - 100);
});

const light: DraftLight = {
  ...{ x: 72_000, y: -72_000, brightSquares: 3, dimSquares: 6, degrees: 300, direction: 359, color: 0xffb45e },
  ...{ glow: 2, off: true, throughWalls: true, darkens: true },
};

test("The scene has the draft's darkness and lights, as far as they reach on its cells", () => {
  const lit = { ...draft, darkness: 7, lights: [light] };

  const { value } = addSceneEdit(lit, { name: "Mill", cell: 15_240n, image: null });

  expect(value.darkness).toBe(7);
  expect(value.lights).toMatchObject([
    { id: "0", x: 72_000, bright: 45_720n, dim: 91_440n, direction: 359, off: true },
  ]);
  const wide = addSceneEdit({ ...lit, cell: 10_000n }, { name: "Mill", cell: 15_240n, image: null });
  expect(wide.value.lights[0]?.dim).toBe(60_000n);
});

test("Lights that one message has no room for follow in further edits", () => {
  const lights = Array.from({ length: 2000 }, () => ({ ...light, dimSquares: 500, brightSquares: 500 }));
  const [cell, as] = [1_000_000_000n, { name: "x".repeat(100), cell: 1n, image }];

  const edits = [addSceneEdit({ ...draft, cell, lights }, as), ...putLightsEdits(7, { lights, cell }, as)];

  expect(edits.map(({ value }) => value.lights.length)).toEqual([1000, 1000]);
  for (const what of edits)
    expect(toBinary(EditSchema, create(EditSchema, { clientId: 4_000_000_000, what })).length).toBeLessThan(64_000);
  expect(putLightsEdits(7, { lights: [light], cell }, as)).toEqual([]);
});

test("A light of a strange length shines as far as a server lets it", () => {
  const as = { name: "Mine", cell: 16_093_440n, image };
  const of = (dimSquares: number, brightSquares: number) =>
    addSceneEdit({ ...draft, lights: [{ ...light, dimSquares, brightSquares }] }, as).value.lights[0];
  expect(of(10, 9)).toMatchObject({ dim: 100_000_000n, bright: 100_000_000n });
  expect(of(0.000_000_01, 0)).toMatchObject({ dim: 1n, bright: 0n });
  expect(of(1, 2)).toMatchObject({ dim: 16_093_440n, bright: 16_093_440n });
});

const note: DraftNote = {
  ...{ x: -524_288, y: 524_288, color: 0xffffff, title: "ü".repeat(80), text: "", audience: Note_Audience.GM },
  ...{ shape: Note_Shape.LINE, corners: Array<number>(2000).fill(-1_048_576), width: 7200, filled: true },
};

test("Pins and drawings are sent in order, as many in an edit as fit into a frame of 64 KiB", () => {
  const pins = Array.from({ length: 1000 }, (_, x) => ({ ...note, x, corners: [], text: "ü".repeat(4000) }));

  for (const notes of [Array<DraftNote>(20).fill(note), pins]) {
    const edits = putNotesEdits(4_000_000_000, notes);

    expect(edits.flatMap(({ value }) => value.notes.map(({ x }) => x))).toEqual(notes.map(({ x }) => x));
    for (const what of edits)
      expect(toBinary(EditSchema, create(EditSchema, { clientId: 4_000_000_000, what })).length).toBeLessThan(64_000);
  }
  expect(putNotesEdits(7, [note])[0]?.value).toMatchObject({
    scene: 7,
    notes: [{ id: "0", x: -524_288, width: 7200, filled: true, corners: { length: 2000 } }],
  });
  expect(putNotesEdits(7, [])).toEqual([]);
});

test("Regions are new, with the numbers of those where they lead", () => {
  const stairs = { kind: Region_Kind.PASSAGE, name: "Up", corners: [0, 0, 720, 0, 720, 720], darkness: 0, off: true };

  const [first, second] = newRegions([
    { ...stairs, leadsTo: 1 },
    { ...stairs, leadsTo: null },
  ]);

  expect(first).toMatchObject({ region: { ...stairs, id: "0", toScene: 0, toRegion: "0" }, leadsTo: 1 });
  expect(second?.leadsTo).toBeNull();
});
