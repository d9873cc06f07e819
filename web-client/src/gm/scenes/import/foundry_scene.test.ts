import { expect, test } from "vitest";
import { Wall_Blocking, Wall_Door, Wall_Side, Wall_State } from "../../../generated/protocol/wire/v1/state_pb";
import { readFoundryScene } from "./foundry_scene";

const { NONE, LIMITED, FULL } = Wall_Blocking;

/// v12: 20 x 10 squares of 100 pixels, padded by 5 and 3.
const scene = {
  name: "Mill",
  width: 2000,
  height: 1000,
  padding: 0.25,
  grid: { type: 1, size: 100, distance: 5, units: "ft" },
  background: { src: "maps/old%20mill.webp?v=2", offsetX: 0, offsetY: 0 },
  walls: [],
};
const wall = { c: [500, 300, 600, 300], light: 20, sight: 20, sound: 20, move: 20, dir: 0, door: 0, ds: 0 };

function read(fields: object) {
  const result = readFoundryScene(JSON.stringify({ ...scene, ...fields }));
  if (result.kind === "problem") throw new Error(result.text);
  const { draft, report } = result;
  const walls = draft.walls.map(({ fromX, fromY, toX, toY }) => [fromX, fromY, toX, toY]);
  const counts = report.map(({ kind, fate, count, reason }) => `${kind} ${fate} ${count} ${reason}`.trimEnd());
  return { draft, report, walls, counts };
}

const problemOf = (fields: object) => {
  const result = readFoundryScene(JSON.stringify({ ...scene, ...fields }));
  return result.kind === "problem" ? result.text : null;
};

test("A scene has its name, grid, cell and the image's file name", () => {
  const { draft, counts } = read({ walls: [wall] });

  expect(draft).toMatchObject({ name: "Mill", grid: "square", columns: 20, rows: 10, cell: 15240n, cellPx: 100 });
  expect(draft.image).toEqual({ kind: "named", file: "old mill.webp" });
  expect(draft.imageArea).toEqual({ x: 0, y: 0, width: 20, height: 10 });
  expect(counts).toEqual(["walls taken 1"]);
});

test("Padding is rounded up to whole squares on each axis", () => {
  // 0.25 x 2000 is 5 squares, 0.25 x 1000 is 2.5: 3
  expect(read({ walls: [wall] }).walls).toEqual([[0, 0, 720, 0]]);
  expect(read({ padding: 0, walls: [wall] }).walls).toEqual([[3600, 2160, 4320, 2160]]);
  expect(read({ padding: undefined, walls: [wall] }).walls).toEqual([[0, 0, 720, 0]]);
});

test("An offset of the image leaves walls on their squares", () => {
  const { draft, walls } = read({ background: { offsetX: 30, offsetY: -40 }, walls: [wall] });

  // the image begins 30 px before and 40 px behind the square at 500, 300
  expect(draft.imageArea).toEqual({ x: 0.7000000000000002, y: 0.3999999999999999, width: 20, height: 10 });
  expect([draft.columns, draft.rows]).toEqual([21, 11]);
  expect(walls).toEqual([[720, 0, 1440, 0]]);
});

test("A scene of v9 has flat fields", () => {
  const { background, ...old } = scene;
  const flat = {
    ...old,
    grid: 100,
    gridType: 1,
    gridDistance: 1.5,
    gridUnits: "m",
    img: "a/b.png",
    shiftX: 100,
    shiftY: 0,
  };

  const result = readFoundryScene(JSON.stringify({ ...flat, darkness: 0.4, walls: [wall] }));

  expect(result).toMatchObject({
    draft: { columns: 20, rows: 10, cell: 15000n, image: { kind: "named", file: "b.png" }, walls: [{ fromX: 720 }] },
    report: [{ kind: "walls" }, { kind: "darkness", fate: "taken", count: 1 }],
  });
});

test("A scene of v14 has its image in its first level", () => {
  const levels = [{ background: { src: "x/ground.jpg" } }, { background: { src: "x/attic.jpg" } }];

  const { draft, walls, counts } = read({ background: undefined, shiftX: 100, levels, walls: [wall] });

  expect(draft.image).toEqual({ kind: "named", file: "ground.jpg" });
  expect(walls).toEqual([[720, 0, 1440, 0]]);
  expect(counts).toContain("levels warning 1 Walls of all levels are on one map, with the first level's image.");
});

test("A scene without grid stays without one, and an unknown one becomes squares with a note", () => {
  const none = read({ grid: { ...scene.grid, type: 0 } });

  expect(none.draft).toMatchObject({ grid: "square", gridless: true });
  expect(read({ grid: { ...scene.grid, type: 9 } }).counts).toContain(
    "grid warning 1 Unknown kind of grid: squares are used.",
  );
});

test("A grid whose lines are invisible in Foundry has none here", () => {
  const hidden = (alpha: number) => read({ grid: { ...scene.grid, alpha } }).draft.gridHidden;

  expect([hidden(0), hidden(0.2)]).toEqual([true, false]);
});

test("An unknown unit leaves the cell to the rulebook", () => {
  for (const grid of [
    { size: 100, distance: 1, units: "leagues" },
    { size: 100 },
    { size: 100, distance: -5, units: "ft" },
  ]) {
    expect(read({ grid }).draft.cell).toBeNull();
    expect(read({ grid }).counts).toContain("grid warning 1 Unknown unit of length: the rulebook's cell is used.");
  }
  expect(read({ grid: { size: 100, distance: 5, units: "Ft." } }).draft.cell).toBe(15240n);
});

const hexes = (type: number, fields: object = {}) =>
  read({ padding: 0, grid: { ...scene.grid, type }, walls: [{ ...wall, c: [100, 0, 100, 173.205] }], ...fields });

test("Hex rows measure a row of 86.6 pixels as one lattice square down", () => {
  const { draft, walls } = hexes(2);

  // 20 columns, odd rows half a cell further; 1000 px are 11.2 rows and the 1/3 that the last one reaches down
  expect(draft).toMatchObject({ grid: "hex_rows", columns: 20, rows: 12 });
  expect(walls).toEqual([[720, 0, 720, 1440]]);
});

test("Even hex rows get one empty row before them", () => {
  const { draft, walls } = hexes(3);

  expect(draft).toMatchObject({ grid: "hex_rows", rows: 13 });
  expect(draft.imageArea.y).toBeCloseTo(0.866);
  expect(walls).toEqual([[720, 720, 720, 2160]]);
});

test("Hex columns and even hex columns are the same turned", () => {
  const c = [0, 100, 173.205, 100];

  expect(hexes(4, { walls: [{ ...wall, c }] }).walls).toEqual([[0, 720, 1440, 720]]);
  expect(hexes(5, { walls: [{ ...wall, c }] }).walls).toEqual([[720, 720, 2160, 720]]);
  expect(hexes(4).draft).toMatchObject({ grid: "hex_columns", columns: 23, rows: 10 });
});

test("Hexes made before v10 are measured from corner to corner", () => {
  // 86.6 px from side to side, 75 px from row to row
  const { draft, walls } = hexes(2, {
    ...{ grid: { ...scene.grid, type: 2 }, flags: { core: { legacyHex: true } } },
    walls: [{ ...wall, c: [86.603, 75, 173.205, 150] }],
  });

  expect(draft.cellPx).toBeCloseTo(86.603);
  expect(walls).toEqual([[720, 720, 1440, 1440]]);
});

test("Padding of hexes is rounded up to whole rows; an odd number of them moves the scene by half a hex", () => {
  // 250 px are 2.9 rows of 86.6 px: 3 rows, 259.8 px; 500 px are 5 columns and half a hex. The map begins at an even row.
  const { draft, walls } = hexes(2, { padding: 0.25, walls: [{ ...wall, c: [550, 259.808, 650, 259.808] }] });

  expect(draft.imageArea.x).toBeCloseTo(0.5);
  expect(draft.imageArea.y).toBeCloseTo(0.866);
  expect(walls).toEqual([[360, 720, 1080, 720]]);
});

test.each([
  ["full wall", {}, { sight: FULL, move: FULL, door: 0 }],
  ["limited", { sight: 10 }, { sight: LIMITED, move: FULL }],
  ["window", { sight: 0 }, { sight: NONE, move: FULL }],
  ["curtain", { move: 0 }, { sight: FULL, move: NONE }],
  ["wall of v8", { sight: undefined, sense: 1, move: 1 }, { sight: FULL, move: FULL }],
  ["limited wall of v8", { sight: undefined, sense: 2, move: 0 }, { sight: LIMITED, move: NONE }],
  ["fields missing", { sight: undefined, move: undefined, dir: undefined }, { sight: FULL, move: FULL, blocksFrom: 0 }],
  ["left", { dir: 1 }, { blocksFrom: Wall_Side.LEFT }],
  ["right", { dir: 2 }, { blocksFrom: Wall_Side.RIGHT }],
  ["closed door", { door: 1 }, { door: Wall_Door.DOOR, state: Wall_State.CLOSED }],
  ["open door", { door: 1, ds: 1 }, { door: Wall_Door.DOOR, state: Wall_State.OPEN }],
  ["locked secret door", { door: 2, ds: 2 }, { door: Wall_Door.SECRET, state: Wall_State.LOCKED }],
  ["state without a door", { ds: 1 }, { door: Wall_Door.NO_DOOR, state: Wall_State.CLOSED }],
])("Foundry's numbers are read: %s", (_, fields, expected) => {
  const { draft, counts } = read({ walls: [{ ...wall, ...fields }] });

  expect(draft.walls).toMatchObject([expected]);
  expect(counts.some((line) => line.includes("Unknown"))).toBe(false);
});

test("Proximity and distance become full sight, changed", () => {
  for (const sight of [30, 40]) {
    const { draft, counts } = read({ walls: [{ ...wall, sight, light: sight }] });

    expect(draft.walls).toMatchObject([{ sight: FULL }]);
    expect(counts).toContain("walls changed 1 Blocks sight at every distance.");
  }
});

test("Unknown values become the usual ones, changed", () => {
  const { draft, counts } = read({ walls: [{ ...wall, sight: "20", move: 7, dir: 1.5, door: 3, ds: null }] });

  expect(draft.walls).toMatchObject([{ sight: FULL, move: FULL, blocksFrom: 0, door: 0, state: 0 }]);
  for (const field of ["sight", "move", "dir", "door"])
    expect(counts).toContain(`walls changed 1 Unknown value of ${field}: the usual one is used.`);
});

test("Walls without four finite ends, of one point, or that block nothing are dropped", () => {
  const bad = [[1, 2, 3], [1, 2, 3, null], ["1", 2, 3, 4], [1, 2, 3, 4, 5], "x", undefined];

  const { walls, report, counts } = read({
    walls: [...bad.map((c) => ({ ...wall, c })), null, { ...wall, c: [5, 5, 5, 5] }, { ...wall, sight: 0, move: 0 }],
  });

  expect(walls).toEqual([]);
  expect(report[0]).toMatchObject({ reason: "Its ends are not four numbers.", count: 7 });
  expect(report[0]?.places[1]).toBe("walls[1]");
  expect(counts).toContain("walls dropped 1 Both ends are one point.");
  expect(counts).toContain("walls dropped 1 Blocks neither sight nor movement.");
});

test("Huge walls are dropped", () => {
  const { counts } = read({
    walls: [
      { ...wall, c: [0, 0, 1e300, 1] },
      { ...wall, c: [1e308, 1e308, -1e308, 0] },
    ],
  });

  expect(counts).toEqual(["walls dropped 2 More than 100 squares off the map."]);
});

test("The top of a wall is its height; above the floor it begins there, and below it is no wall", () => {
  const high = (flags: object, y: number) => ({ ...wall, c: [500, y, 600, y], flags: { "wall-height": flags } });
  // 5 ft a square
  const tops = [
    { top: 4 },
    { top: 10, bottom: 2.5 },
    { top: null, bottom: -5 },
    { top: 0 },
    { top: "high", bottom: 0 },
  ];
  const walls = tops.map((flags, row) => high(flags, 300 + 100 * row));

  const { draft, counts } = read({ walls });

  expect(draft.walls.map(({ heightSquares }) => heightSquares)).toEqual([0.8, 2, 0, 0]);
  expect(counts).toEqual([
    "wall heights changed 1 Begins at the floor.",
    "walls dropped 1 Its top is not above the floor.",
    "walls taken 4",
  ]);
  expect(read({ grid: { size: 100 }, walls: walls.slice(0, 1) }).counts).toContain(
    "wall heights dropped 1 The scene does not state how wide a square is.",
  );
});

test("Settings of walls that the table lacks are counted", () => {
  const { counts } = read({
    walls: [
      { ...wall, light: 0, threshold: { light: 10, attenuation: false } },
      { ...wall, c: [500, 300, 500, 500], door: 1, doorSound: "creak", threshold: { light: null, attenuation: false } },
    ],
  });

  expect(counts).toEqual([
    "light of walls dropped 1 Light passes where sight does.",
    "wall distances dropped 1 Walls block at every distance.",
    "door effects dropped 1 Doors have no sound or animation.",
    "walls taken 1",
    "doors taken 1",
  ]);
});

test("Tokens become a list of names; what has no counterpart is counted", () => {
  const { draft, report, counts } = read({
    tokens: [{ name: " Ghoul " }, { name: "Ghoul" }, {}, null],
    tiles: [{}],
    sounds: [{}],
    templates: [{}],
  });

  expect(draft.tokens).toEqual(["Ghoul", "Ghoul"]);
  expect(report[0]).toMatchObject({ kind: "tokens", count: 4, places: ["Ghoul", "Ghoul", "tokens[2]", "tokens[3]"] });
  expect(counts.map((line) => line.split(" ").slice(0, 3).join(" "))).toEqual([
    "tokens dropped 4",
    "tiles dropped 1",
    "sounds dropped 1",
    "templates dropped 1",
  ]);
});

test("A path or address of an image gives its file name alone", () => {
  const fileOf = (src: unknown) => read({ background: { src } }).draft.image;

  expect(fileOf("https://example.org/a/b.png#x")).toEqual({ kind: "named", file: "b.png" });
  expect(fileOf("..\\..\\c.png")).toEqual({ kind: "named", file: "c.png" });
  expect(fileOf("100%.png")).toEqual({ kind: "named", file: "100%.png" });
  expect(fileOf(null)).toEqual({ kind: "missing" });
  expect(read({ background: { src: "a.png", scaleX: 2 } }).counts).toContain(
    "image warning 1 Scaled or rotated in the file: here it fills the scene.",
  );
});

test.each([
  ["no grid", { grid: undefined }, "Not a Foundry scene: its grid size must be a number above 0."],
  ["grid size 0", { grid: { size: 0 } }, "Not a Foundry scene: its grid size must be a number above 0."],
  ["no width", { width: undefined }, "Not a Foundry scene: its width and height must be numbers above 0."],
  ["a text as height", { height: "9" }, "Not a Foundry scene: its width and height must be numbers above 0."],
  ["501 columns", { width: 50_100 }, "Map too large: limit 500 × 500 cells."],
  ["tiny squares", { grid: { size: 1e-300 } }, "Map too large: limit 500 × 500 cells."],
  [
    "a huge offset",
    { background: { offsetX: 1e308, offsetY: -1e308 }, grid: { size: 0.001 } },
    "Map too large: limit 500 × 500 cells.",
  ],
])("A scene with %s is refused (sight S21)", (_, fields, problem) => {
  expect(problemOf(fields)).toBe(problem);
});

test("A file that is no JSON or no object is refused (sight S21)", () => {
  expect(readFoundryScene("{").kind).toBe("problem");
  expect(readFoundryScene("[]").kind).toBe("problem");
});
