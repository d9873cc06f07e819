import { expect, test } from "vitest";
import { Wall_Blocking, Wall_Door, Wall_State } from "../../../generated/protocol/wire/v1/state_pb";
import { kindOfWall } from "../../../state/maps/walls";
import type { DraftWall } from "./scene_draft";
import { readUniversalVtt, type UniversalVttChoices } from "./universal_vtt";

// 640 x 480 pixels
const png = btoa("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\x80\0\0\x01\xe0\x08\x06\0\0\0");

/// Of 10 x 7.5 squares of 64 pixels.
const resolution = { map_origin: { x: 0, y: 0 }, map_size: { x: 10, y: 7.5 }, pixels_per_grid: 64 };
const plain = { format: 0.3, resolution, line_of_sight: [], portals: [], lights: [], image: png };
const line = (...at: (readonly [unknown, unknown])[]) => at.map(([x, y]) => ({ x, y }));

function read(fields: object, choices: UniversalVttChoices = {}) {
  return readText(JSON.stringify({ ...plain, ...fields }), choices);
}

function readText(text: string, choices: UniversalVttChoices = {}) {
  const result = readUniversalVtt(text, choices);
  if (result.kind === "problem") throw new Error(result.text);
  const { draft, report } = result;
  const walls = draft.walls.map(endsOf);
  const counts = report.map(({ kind, fate, count, reason }) => `${kind} ${fate} ${count} ${reason}`.trimEnd());
  return { draft, report, walls, kinds: draft.walls.map(kindOfWall), counts };
}

const endsOf = ({ fromX, fromY, toX, toY }: DraftWall) => [fromX, fromY, toX, toY];

const problemOf = (fields: object) => {
  const result = readUniversalVtt(JSON.stringify({ ...plain, ...fields }));
  return result.kind === "problem" ? result.text : null;
};

test("A plain file becomes a scene with its image and walls", () => {
  const { draft, counts } = read({ line_of_sight: [line([1, 1], [3, 1], [3, 2.5])] });

  expect(draft).toMatchObject({ name: "", grid: "square", columns: 10, rows: 8, cell: null, cellPx: 64, tokens: [] });
  expect(draft.imageArea).toEqual({ x: 0, y: 0, width: 10, height: 7.5 });
  expect(draft.image).toMatchObject({ kind: "embedded", type: "image/png", widthPx: 640, heightPx: 480 });
  expect(draft.walls).toEqual([
    {
      ...{ fromX: 720, fromY: 720, toX: 2160, toY: 720, blocksFrom: 0, door: 0, state: 0, heightSquares: 0 },
      ...{ sight: Wall_Blocking.FULL, move: Wall_Blocking.FULL },
    },
    expect.objectContaining({ fromX: 2160, fromY: 720, toX: 2160, toY: 1800 }),
  ]);
  expect(counts).toEqual(["image taken 1", "walls taken 2"]);
});

test("The map's origin is subtracted", () => {
  const moved = { ...resolution, map_origin: { x: 5, y: -2 } };

  expect(read({ resolution: moved, line_of_sight: [line([5, -2], [6, 0])] }).walls).toEqual([[0, 0, 720, 1440]]);
});

test("With a fractional origin squares stay on the painted ones, and the image begins inside the first", () => {
  const moved = { ...resolution, map_origin: { x: 2.5, y: -0.25 } };

  const { draft, walls } = read({ resolution: moved, line_of_sight: [line([3, 0], [4, 0])] });

  expect(walls).toEqual([[720, 720, 1440, 720]]);
  expect(draft.imageArea).toEqual({ x: 0.5, y: 0.75, width: 10, height: 7.5 });
  expect([draft.columns, draft.rows]).toEqual([11, 9]);
});

test("An origin that cannot be read is 0, with a warning", () => {
  for (const map_origin of [undefined, null, { x: "1", y: 0 }]) {
    const { counts, walls } = read({
      resolution: { ...resolution, map_origin },
      line_of_sight: [line([1, 0], [2, 0])],
    });

    expect(walls).toEqual([[720, 0, 1440, 0]]);
    expect(counts).toContain("grid warning 1 resolution.map_origin cannot be read: 0 is used.");
  }
});

test("The image's own width decides where the file states other pixels a cell", () => {
  const { draft, counts } = read({ resolution: { ...resolution, pixels_per_grid: 128 } });

  expect(draft.cellPx).toBe(64);
  expect(counts).toContain("grid warning 1 The file states 128 px a cell, its image has 64.0: the image is used.");
});

test("An image of another shape than the map is warned about", () => {
  const { counts } = read({ resolution: { ...resolution, map_size: { x: 10, y: 10 } } });

  expect(counts).toContain("image warning 1 A cell is 64.0 px wide but 48.0 px high; the width is used.");
});

test("A closed polyline repeats its first point and makes a ring", () => {
  const { walls } = read({ line_of_sight: [line([0, 0], [1, 0], [1, 1], [0, 0])] });

  expect(walls).toEqual([
    [0, 0, 720, 0],
    [720, 0, 720, 720],
    [720, 720, 0, 0],
  ]);
});

test.each([
  ["a text", "1"],
  ["null", null],
  ["missing", undefined],
  ["a list", [1]],
])("A point with a coordinate that is %s splits its polyline", (_, bad) => {
  const { walls, report } = read({ line_of_sight: [line([0, 0], [1, 0], [bad, 1], [2, 0], [3, 1])] });

  expect(walls).toEqual([
    [0, 0, 720, 0],
    [1440, 0, 2160, 720],
  ]);
  expect(report).toContainEqual({
    ...{ kind: "wall points", fate: "dropped", reason: "No two numbers.", count: 1 },
    places: ["line_of_sight[0][2]"],
  });
});

test("Bare NaN, Infinity and numbers beyond all are points that cannot be read", () => {
  const bare = (x: string) =>
    readText(JSON.stringify({ ...plain, line_of_sight: [line([0, 0], [1, 0], ["X", 1])] }).replace('"X"', x));

  for (const x of ["NaN", "Infinity", "-Infinity", "1e999"]) {
    expect(bare(x).walls).toEqual([[0, 0, 720, 0]]);
    expect(bare(x).counts).toContain("wall points dropped 1 No two numbers.");
  }
});

test("Lines of one point, and what is no list, are dropped", () => {
  const { walls, counts } = read({ line_of_sight: [line([1, 1]), [], 5, "x", null, [null], line([0, 0], [1, 0])] });

  expect(walls).toEqual([[0, 0, 720, 0]]);
  expect(counts).toContain("walls dropped 1 A line of one point.");
  expect(counts).toContain("walls dropped 3 Not a list of points.");
  expect(read({ line_of_sight: { x: 1 } }).counts).toContain("walls dropped 1 Not a list.");
});

test("Walls more than 100 squares off the map are dropped, huge ones too", () => {
  const { walls, counts } = read({
    line_of_sight: [
      line([0, 0], [1, 0], [1e300, 0], [-1.7e308, 1.7e308]),
      line([0, 2], [110, 2]),
      line([0, 4], [111, 4]),
    ],
  });

  expect(walls).toEqual([
    [0, 0, 720, 0],
    [0, 1440, 79_200, 1440],
  ]);
  expect(counts).toContain("walls dropped 3 More than 100 squares off the map.");
  expect(counts).toContain("walls warning 1 Reaches off the map.");
});

const square = [line([1, 1], [2, 1], [2, 2], [1, 2], [1, 1])];

test("Outlines of objects become pillars: they limit sight and block movement", () => {
  const { draft, counts } = read({ objects_line_of_sight: square });

  expect(draft.walls.map(({ sight, move }) => [sight, move])).toEqual(
    Array(4).fill([Wall_Blocking.LIMITED, Wall_Blocking.FULL]),
  );
  expect(counts).toContain("outlines taken 4");
});

test("Outlines of objects become plain walls, or nothing, by choice", () => {
  const walls = read({ objects_line_of_sight: square }, { objects: "walls" });
  const nothing = read({ objects_line_of_sight: square }, { objects: "nothing" });

  expect(walls.draft.walls.map(({ sight }) => sight)).toEqual(Array(4).fill(Wall_Blocking.FULL));
  expect(nothing.walls).toEqual([]);
  expect(nothing.counts).toContain("objects dropped 1 Left out by choice.");
});

const bounds = line([1, 0], [2, 0]);
const portal = { position: { x: 1.5, y: 0 }, bounds, rotation: 0, closed: true, freestanding: false };

test("A portal becomes a closed door, also where it does not say whether it is closed", () => {
  for (const closed of [true, undefined, "false", null]) {
    const { draft } = read({ portals: [{ ...portal, closed }] });

    expect(draft.walls).toMatchObject([{ fromX: 720, toX: 1440, door: Wall_Door.DOOR, state: Wall_State.CLOSED }]);
  }
});

test("A portal that is not closed blocks nothing, or is a window by choice; walls end at it", () => {
  const file = { line_of_sight: [line([0, 0], [3, 0])], portals: [{ ...portal, closed: false }] };
  const sides = [
    [0, 0, 720, 0],
    [1440, 0, 2160, 0],
  ];

  const opening = read(file);
  const window = read(file, { openings: "windows" });

  expect(opening.walls).toEqual(sides);
  expect(opening.counts).toContain("openings dropped 1 Not closed: blocks nothing.");
  expect(window.walls).toEqual([...sides, [720, 0, 1440, 0]]);
  expect(window.kinds).toEqual(["wall", "wall", "window"]);
  expect(window.counts).toContain("windows taken 1");
});

test("Walls are cut where a portal lies within 1/20 square, unless it stands alone", () => {
  const file = (freestanding: boolean) => ({
    line_of_sight: [line([0, 0.05], [3, 0.05])],
    portals: [{ ...portal, freestanding }],
  });

  expect(read(file(false)).walls).toEqual([
    [0, 36, 720, 0],
    [1440, 0, 2160, 36],
    [720, 0, 1440, 0],
  ]);
  expect(read(file(false)).counts).toContain("walls changed 1 Cut where a door or window is.");
  expect(read(file(true)).walls).toEqual([
    [0, 36, 2160, 36],
    [720, 0, 1440, 0],
  ]);
});

test.each([
  ["missing", undefined],
  ["three points", [...bounds, { x: 3, y: 0 }]],
  [
    "a bad point",
    [
      { x: 1, y: 0 },
      { x: null, y: 0 },
    ],
  ],
])("A portal whose bounds are %s is one square around its position", (_, bad) => {
  const { walls, counts } = read({
    portals: [{ ...portal, bounds: bad, rotation: Math.PI / 2, position: { x: 2, y: 3 } }],
  });

  expect(walls).toEqual([[1440, 1800, 1440, 2520]]);
  expect(counts).toContain("doors changed 1 Drawn one square wide: bounds cannot be read.");
});

test("A portal without a place is dropped; so is one far off the map", () => {
  const far = line([1e9, 0], [1e9, 1]);

  const { walls, counts } = read({ portals: [{ closed: true }, null, 7, { ...portal, bounds: far }] });

  expect(walls).toEqual([]);
  expect(counts).toContain("doors dropped 3 No place.");
  expect(counts).toContain("walls dropped 1 More than 100 squares off the map.");
});

test("A portal without rotation lies across", () => {
  expect(read({ portals: [{ position: { x: 1.5, y: 1 } }] }).walls).toEqual([[720, 720, 1440, 720]]);
});

test("Format 0.2 and texts are known; newer or none is warned about", () => {
  const warning = "format warning 1 A version newer than 0.3, or none: check the map.";

  for (const format of [0.2, 0.3, "0.3"]) expect(read({ format }).counts).not.toContain(warning);
  for (const format of [0.4, "1", "x", null, undefined, {}]) expect(read({ format }).counts).toContain(warning);
});

test("An image may have a data: prefix; its kind is judged by its bytes", () => {
  const { draft } = read({ image: `data:image/webp;base64,${png}` });

  expect(draft.image).toMatchObject({ kind: "embedded", type: "image/png" });
});

test("A file without image is a scene without one; cells are as it states", () => {
  for (const image of [undefined, null, "", 5]) {
    const { draft, counts } = read({ image });

    expect([draft.image, draft.cellPx, draft.columns]).toEqual([{ kind: "missing" }, 64, 10]);
    expect(counts).toContain("image warning 1 The file has no map image: choose one.");
  }
});

test("An image that is no base64, or no image, is dropped", () => {
  expect(read({ image: "#" }).counts).toContain("image dropped 1 Not valid base64.");
  expect(read({ image: btoa("GIF89a") }).counts).toContain("image dropped 1 Not a PNG, JPEG or WebP image.");
});

test("Unknown fields are counted", () => {
  expect(read({ floors: 3, map_id: 1 }).report).toContainEqual({
    ...{ kind: "other fields", fate: "dropped", reason: "No meaning here.", count: 2 },
    places: ["floors", "map_id"],
  });
});

test.each([
  ["no resolution", undefined],
  ["no size", { pixels_per_grid: 64 }],
  ["a size of texts", { map_size: { x: "10", y: "7" } }],
  ["a size of 0", { map_size: { x: 0, y: 7 } }],
  ["a negative size", { map_size: { x: 10, y: -1 } }],
])("A file with %s is refused and names the field (sight S21)", (_, bad) => {
  expect(problemOf({ resolution: bad })).toBe(
    "Not a Universal VTT file: resolution.map_size must be two numbers above 0.",
  );
});

test("A map above 500 squares is refused (sight S21)", () => {
  expect(problemOf({ resolution: { ...resolution, map_size: { x: 500.5, y: 1 } } })).toBe(
    "Map too large: limit 500 × 500 cells.",
  );
  expect(problemOf({ resolution: { ...resolution, map_size: { x: 1e300, y: 1 } } })).not.toBeNull();
});

test("Text that is no JSON, or no object, is refused (sight S21)", () => {
  expect(readUniversalVtt('{"format": 0.3,\n oops}')).toEqual({
    kind: "problem",
    text: "Not valid JSON: line 2, column 2.",
  });
  for (const text of ["[]", "null", "5", '"x"']) expect(readUniversalVtt(text).kind).toBe("problem");
});

test("More than 20,000 walls are refused, 20,000 are taken (sight S21)", { timeout: 60_000 }, () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const [x, y] = [(index % 200) * 2, Math.floor(index / 200) * 2];
      return line([x, y], [x + 1, y + 1]);
    });
  const large = { ...resolution, map_size: { x: 400, y: 300 } };

  expect(read({ resolution: large, line_of_sight: rows(20_000) }).walls.length).toBe(20_000);
  expect(problemOf({ resolution: large, line_of_sight: rows(20_001) })).toBe("Too many walls: 20001, limit 20000.");
  expect(problemOf({ line_of_sight: Array(40_001).fill(bounds) })).toBe("Too many walls: 40001, limit 20000.");
  expect(problemOf({ portals: Array(20_001).fill(portal) })).toBe("Too many walls: 20001, limit 20000.");
});
