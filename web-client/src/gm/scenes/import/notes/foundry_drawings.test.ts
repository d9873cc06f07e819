import { expect, test } from "vitest";
import { Note_Audience, Note_Shape } from "../../../../generated/protocol/wire/v1/state_pb";
import { readFoundryScene } from "../foundry_scene";

const { LINE, POLYGON, ELLIPSE, TEXT } = Note_Shape;

/// v12: 20 x 10 squares of 100 pixels, padded by 5 and 3: a pixel is 7.2 units, and 600, 400 px are 720, 720.
const scene = {
  ...{ name: "Mill", width: 2000, height: 1000, padding: 0.25, background: { src: "mill.webp" } },
  grid: { type: 1, size: 100, distance: 5, units: "ft" },
};
const drawing = {
  ...{ author: "u1", x: 600, y: 400, rotation: 0, bezierFactor: 0, hidden: false, text: "" },
  ...{ fillType: 0, fillColor: "#0000ff", fillAlpha: 0.5, strokeWidth: 10, strokeColor: "#ff0000", strokeAlpha: 1 },
  ...{ fontSize: 40, textColor: "#00ff00", textAlpha: 1 },
  shape: { type: "r", width: 200, height: 100, radius: null, points: [] },
};
const polygon = (...points: unknown[]) => ({ ...drawing, shape: { type: "p", width: 100, height: 100, points } });

function read(drawings: unknown, fields: object = {}) {
  const result = readFoundryScene(JSON.stringify({ ...scene, ...fields, drawings }));
  if (result.kind === "problem") throw new Error(result.text);
  const { draft, report } = result;
  const counts = report
    .filter(({ kind }) => kind === "drawings")
    .map(({ fate, count, reason, places }) => [`${fate} ${count} ${reason}`.trimEnd(), ...places]);
  return { notes: draft.notes, counts };
}

test("A rectangle is a polygon around its middle that all players see", () => {
  const { notes, counts } = read([drawing]);

  expect(notes).toEqual([
    {
      ...{ x: 1440, y: 1080, corners: [-720, -360, 720, -360, 720, 360, -720, 360], shape: POLYGON },
      ...{ title: "", text: "", color: 0xff0000, width: 72, filled: false, audience: Note_Audience.ALL },
    },
  ]);
  expect(counts).toEqual([["taken 1"]]);
});

test("It is turned about its middle", () => {
  expect(read([{ ...drawing, rotation: 90 }]).notes).toMatchObject([
    { x: 1440, y: 1080, corners: [360, -720, 360, 720, -360, 720, -360, -720] },
  ]);
});

test("An ellipse and a circle are two corners of the box around them", () => {
  const shapes = [
    { type: "e", width: 200, height: 100 },
    { type: "c", radius: 50 },
  ];

  const { notes } = read(shapes.map((shape) => ({ ...drawing, shape })));

  expect(notes).toMatchObject([
    { x: 1440, y: 1080, shape: ELLIPSE, corners: [-720, -360, 720, 360] },
    { x: 1080, y: 1080, shape: ELLIPSE, corners: [-360, -360, 360, 360] },
  ]);
});

test("An ellipse that is turned is a polygon, a circle stays as it is", () => {
  const ellipse = (width: number) => ({ ...drawing, rotation: 90, shape: { type: "e", width, height: 100 } });

  const [turned, circle] = read([ellipse(200), ellipse(100)]).notes;

  expect(turned).toMatchObject({ x: 1440, y: 1080, shape: POLYGON, corners: { length: 128 } });
  expect(turned?.corners.slice(0, 2)).toEqual([0, 720]); // its right end is below now
  expect(circle).toMatchObject({ shape: ELLIPSE, corners: [-360, -360, 360, 360] });
});

test("A chain of points is a line, and a polygon where it ends at its beginning or is filled", () => {
  const chain = polygon(0, 0, 100, 0, 100, 100);

  const { notes } = read([chain, polygon(0, 0, 100, 0, 100, 100, 0, 0), { ...chain, fillType: 1 }]);

  const corners = [-360, -360, 360, -360, 360, 360];
  expect(notes).toMatchObject([
    { x: 1080, y: 1080, shape: LINE, filled: false, corners },
    { x: 1080, y: 1080, shape: POLYGON, filled: false, corners },
    { x: 1080, y: 1080, shape: POLYGON, filled: true, corners },
  ]);
});

test("A drawing of v9 has the fields of its shape itself", () => {
  const { shape, ...old } = drawing;
  const chain = [
    [0, 0],
    [100, 0],
    [100, 100],
  ];
  const size = { width: 200, height: 100 };

  const { notes } = read([
    { ...old, ...size, type: "r" },
    { ...old, ...size, type: "f", points: chain },
    { ...old, ...size, t: "e" },
    { ...old, ...size, type: "t", text: "Mill" },
  ]);

  expect(notes.map((note) => [note.shape, note.corners])).toEqual([
    [POLYGON, [-720, -360, 720, -360, 720, 360, -720, 360]],
    [LINE, [-360, -360, 360, -360, 360, 360]],
    [ELLIPSE, [-720, -360, 720, 360]],
    [TEXT, []],
  ]);
});

test("A text without a visible shape is written in its middle, else it is the title of the drawing", () => {
  const { notes, counts } = read([
    { ...drawing, text: "Old mill", strokeWidth: 0 },
    { ...drawing, text: "Old mill", strokeAlpha: 0, fillType: 1, fillAlpha: 0 },
    { ...drawing, text: "Old mill" },
  ]);

  const written = { shape: TEXT, title: "Old mill", x: 1440, y: 1080, corners: [], width: 288, color: 0x00ff00 };
  expect(notes).toMatchObject([written, written, { shape: POLYGON, title: "Old mill", color: 0xff0000 }]);
  expect(counts).toEqual([["taken 3"]]);
});

test("A long text is cut to one line, and its note has all of it", () => {
  const { notes, counts } = read([{ ...drawing, text: "The\nold mill" }]);

  expect(notes).toMatchObject([{ title: "The old mill", text: "The\nold mill" }]);
  expect(counts).toEqual([["changed 1 Written in one line; its note has the whole text.", "drawings[0]"], ["taken 1"]]);
});

test("Only the GM sees what is hidden", () => {
  expect(read([{ ...drawing, hidden: true }]).notes).toMatchObject([{ audience: Note_Audience.GM }]);
});

test("A drawing has the color of its line, else of its fill", () => {
  const filled = { ...drawing, fillType: 1 };

  const { notes, counts } = read([
    filled,
    { ...filled, strokeWidth: 0 },
    { ...filled, fillType: 2, fillColor: "#ff0000" },
    { ...drawing, strokeColor: "red" },
    { ...drawing, strokeColor: undefined },
    { ...drawing, strokeColor: 0xff0000 },
  ]);

  expect(notes.map(({ color, width, filled }) => [color, width, filled])).toEqual([
    [0xff0000, 72, true],
    [0x0000ff, 0, true],
    [0xff0000, 72, true],
    [0xffffff, 72, false],
    [0xffffff, 72, false],
    [0xffffff, 72, false],
  ]);
  expect(counts).toEqual([
    ["changed 1 Its fill has the color of its line.", "drawings[0]"],
    ["changed 1 Its pattern is a plain fill.", "drawings[2]"],
    ["changed 2 Its color cannot be read: it is white.", "drawings[3]", "drawings[5]"],
    ["taken 6"],
  ]);
});

test.each([
  [undefined, 58], // Foundry's usual 8 px
  [0.001, 1],
  [1e300, 7200],
])("A line of %s px is %s units wide", (strokeWidth, width) => {
  expect(read([{ ...drawing, strokeWidth }]).notes).toMatchObject([{ width }]);
});

test("Rows of hexes are 86.6 pixels high: a shape keeps its own, and a line its width", () => {
  const grid = { ...scene.grid, type: 2 };
  const square = { ...drawing, x: 100, y: 0, shape: { type: "r", width: 100, height: 86.6025 } };

  const { notes } = read([square], { grid, padding: 0 });

  expect(notes).toMatchObject([{ x: 1080, y: 360, corners: [-360, -360, 360, -360, 360, 360, -360, 360], width: 72 }]);
});

test("Drawings that cannot be read, or show nothing, are dropped", () => {
  const { notes, counts } = read([
    null,
    { ...drawing, x: "600" },
    { ...drawing, shape: { ...drawing.shape, type: "z" } },
    { ...drawing, shape: "r" },
    polygon(),
    polygon(0, 0, 100),
    polygon(0, 0, null, 9),
    polygon(50, 50, 50, 50),
    { ...drawing, shape: { type: "r" } },
    { ...drawing, strokeWidth: 0 },
    { ...drawing, type: "t", shape: undefined },
    { ...drawing, text: "Mill", textAlpha: 0, strokeAlpha: 0 },
    { ...drawing, x: 1e300 },
    { ...drawing, rotation: 1e300, shape: { ...drawing.shape, width: 1e300 } },
  ]);

  expect(notes).toEqual([]);
  expect(counts).toEqual([
    ["dropped 2 Its place is not two numbers.", "drawings[0]", "drawings[1]"],
    ["dropped 2 Its shape is unknown.", "drawings[2]", "drawings[3]"],
    ["dropped 3 Its points are not pairs of numbers.", "drawings[4]", "drawings[5]", "drawings[6]"],
    ["dropped 2 All of its points are one.", "drawings[7]", "drawings[8]"],
    ["dropped 3 Nothing of it is seen.", "drawings[9]", "drawings[10]", "drawings[11]"],
    ["dropped 2 More than 100 squares off the map.", "drawings[12]", "drawings[13]"],
  ]);
});

test("A shape without an inside is a line", () => {
  const flat = { ...drawing, shape: { type: "r", width: 200, height: 0 } };

  const { notes } = read([flat, polygon(0, 0, 100, 0, 0, 0)].map((one) => ({ ...one, fillType: 1 })));

  expect(notes).toMatchObject([
    { shape: LINE, filled: false, corners: [-720, 0, 720, 0] },
    { shape: LINE, filled: false, corners: [-360, 0, 360, 0] },
  ]);
});

/// A zigzag, so that each corner counts. Every point is 20 px below or above the one before.
const zigzag = (points: number) =>
  polygon(...Array.from({ length: points }, (_, at) => [at / 2, (at % 2) * 20]).flat());

test("Lines of more than 1,000 corners are thinned to those that make their shape", () => {
  const straight = polygon(...Array.from({ length: 1001 }, (_, at) => [at, 0]).flat());

  const { notes, counts } = read([zigzag(1000), straight]);

  expect(notes[0]?.corners).toHaveLength(2000);
  expect(notes[1]).toMatchObject({ x: 4320, y: 720, corners: [-3600, 0, 3600, 0] });
  expect(counts).toEqual([["changed 1 Thinned to 1000 corners.", "drawings[1]"], ["taken 2"]]);
});

test("Drawings beyond 20,000 corners together are dropped", () => {
  const { notes, counts } = read([...Array(20).fill(zigzag(1000)), drawing]);

  expect(notes).toHaveLength(20);
  expect(counts).toEqual([["dropped 1 Drawings of a scene have at most 20000 corners.", "drawings[20]"], ["taken 20"]]);
});

test("Pins and drawings of a scene are 1,000 at most", () => {
  const { notes, counts } = read(Array(5).fill(drawing), { notes: Array(998).fill({ x: 600, y: 400 }) });

  expect(notes).toHaveLength(1000);
  expect(counts).toEqual([["dropped 3 A scene has at most 1000 pins and drawings."], ["taken 2"]]);
});
