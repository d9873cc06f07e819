import { expect, test } from "vitest";
import { Region_Kind } from "../../../../generated/protocol/wire/v1/state_pb";
import { readFoundryScene } from "../foundry_scene";

const { STOP, ALERT, TRAP, PASSAGE, DARKNESS } = Region_Kind;

/// v12: 20 x 10 squares of 100 pixels, padded by 5 and 3: a pixel is 7.2 units, and 600, 400 px are 720, 720.
const scene = {
  ...{ name: "Mill", width: 2000, height: 1000, padding: 0.25, background: { src: "mill.webp" } },
  grid: { type: 1, size: 100, distance: 5, units: "ft" },
  environment: { darknessLevel: 0.4 },
};
const rectangle = { type: "rectangle", x: 600, y: 400, width: 200, height: 100, rotation: 0, hole: false };
const corners = [720, 720, 2160, 720, 2160, 1440, 720, 1440];
const pause = { type: "pauseGame", disabled: false, system: { once: true } };
const teleport = (...to: unknown[]) => ({ type: "teleportToken", system: { destination: to[0], choice: false } });
const darken = (system: object) => ({ type: "adjustDarknessLevel", system });
const region = (fields: object) => ({
  ...{ _id: "a", name: "Trap", elevation: { bottom: null, top: null }, shapes: [rectangle], behaviors: [pause] },
  ...fields,
});
const to = (id: string) => `Scene.kX3fQ0zZ.Region.${id}`;

function read(regions: unknown, fields: object = {}) {
  const result = readFoundryScene(JSON.stringify({ ...scene, ...fields, regions }));
  if (result.kind === "problem") throw new Error(result.text);
  const { draft, report } = result;
  const counts = report
    .filter(({ kind }) => kind.includes("region"))
    .map(({ kind, fate, count, reason, places }) => [`${kind} ${fate} ${count} ${reason}`.trimEnd(), ...places]);
  const links = draft.regions.map(({ name, kind, leadsTo }) => [name, kind, leadsTo]);
  return { regions: draft.regions, links, counts };
}

test("A region that pauses the game ends walks and tells the GM", () => {
  const { regions, counts } = read([region({})]);

  expect(regions).toEqual([{ kind: TRAP, name: "Trap", corners, darkness: 0, off: false, leadsTo: null }]);
  expect([STOP, ALERT]).not.toContain(regions[0]?.kind);
  expect(counts).toEqual([
    ["region behaviors changed 1 pauseGame: a walk ends there and the log tells you; the game goes on.", "Trap"],
    ["regions taken 1"],
  ]);
});

test("Rectangles are turned about their middle, those of v14 about their place", () => {
  const shapes = [
    { ...rectangle, rotation: 90 },
    { ...rectangle, rotation: 90, anchorX: 0, anchorY: 0 },
    { ...rectangle, x: 700, y: 450, anchorX: 0.5, anchorY: 0.5 },
  ];

  expect(read([region({ shapes })]).regions.map((one) => one.corners)).toEqual([
    [1800, 360, 1800, 1800, 1080, 1800, 1080, 360],
    // 200 px down and 100 px to the left of 600, 400
    [720, 720, 720, 2160, 0, 2160, 0, 720],
    corners,
  ]);
});

test("Circles and ellipses become polygons of 64 corners, turned clockwise", () => {
  const shapes = [
    { type: "circle", x: 600, y: 400, radius: 50 },
    { type: "ellipse", x: 600, y: 400, radiusX: 100, radiusY: 50, rotation: 90 },
  ];

  const [circle, ellipse] = read([region({ shapes })]).regions;

  // right, bottom, left, top
  const ends = (one: typeof circle) => [0, 16, 32, 48].map((at) => one?.corners.slice(2 * at, 2 * at + 2));
  expect([circle?.corners.length, ellipse?.corners.length]).toEqual([128, 128]);
  expect(ends(circle)).toEqual([
    [1080, 720],
    [720, 1080],
    [360, 720],
    [720, 360],
  ]);
  expect(ends(ellipse)).toEqual([
    [720, 1440],
    [360, 720],
    [720, 0],
    [1080, 720],
  ]);
});

test("Each shape is a region of the same name, without holes", () => {
  const shapes = [
    rectangle,
    { type: "polygon", points: [600, 400, 700, 400, 600, 500, 600, 400] },
    { ...rectangle, hole: true },
  ];

  const { regions, counts } = read([region({ shapes })]);

  expect(regions.map((one) => [one.name, one.corners])).toEqual([
    ["Trap", corners],
    ["Trap", [720, 720, 1440, 720, 720, 1440]],
  ]);
  expect(counts).toContainEqual(["region shapes dropped 1 Regions have no holes.", "Trap"]);
});

test("Passages lead to the regions that they name, also in a circle", () => {
  const { links, counts } = read([
    region({ _id: "a", name: "Up", behaviors: [teleport(to("b"))] }),
    region({ _id: "b", name: "Down", behaviors: [teleport(to("c"))] }),
    region({ _id: "c", name: "Back", behaviors: [teleport(to("a"))] }),
  ]);

  expect(links).toEqual([
    ["Up", PASSAGE, 1],
    ["Down", PASSAGE, 2],
    ["Back", PASSAGE, 0],
  ]);
  expect(counts).toEqual([["regions taken 3"]]);
});

test("A region where a passage leads is one, whatever else it does", () => {
  const { links, counts } = read([
    region({ _id: "a", name: "Up", behaviors: [teleport(to("c"))], shapes: [rectangle, rectangle] }),
    region({ _id: "b", name: "Other", behaviors: [teleport(to("d"))] }),
    region({ _id: "c", name: "Landing", behaviors: [] }),
    region({ _id: "d", name: "Pit", behaviors: [darken({ modifier: 1 })] }),
  ]);

  expect(links).toEqual([
    ["Up", PASSAGE, 3],
    ["Up", PASSAGE, 3],
    ["Other", PASSAGE, 5],
    ["Landing", PASSAGE, null],
    ["Pit", DARKNESS, null],
    ["Pit", PASSAGE, null],
  ]);
  expect(counts).toEqual([["regions taken 6"]]);
});

test("A passage out of the file, or to itself, leads nowhere yet", () => {
  const away = [to("z"), to("a"), "", null, undefined, 7, "Region", { id: "b" }];

  const { links, counts } = read(
    away.map((one, at) => region({ _id: at === 1 ? "a" : `${at}`, behaviors: [teleport(one)] })),
  );

  expect(links.map(([, kind, leadsTo]) => [kind, leadsTo])).toEqual(Array(8).fill([PASSAGE, null]));
  expect(counts[0]?.[0]).toBe("regions changed 8 It leads nowhere yet: its destination is not in this file.");
});

test("A passage of v14 leads to the first of its destinations", () => {
  const system = { destinations: [to("z"), to("c"), to("b")] };

  const { links, counts } = read([
    region({ _id: "a", behaviors: [{ type: "teleportToken", system }] }),
    region({ _id: "b", behaviors: [] }),
    region({ _id: "c", behaviors: [] }),
  ]);

  expect(links[0]).toEqual(["Trap", PASSAGE, 2]);
  expect(counts[0]).toEqual(["regions changed 1 It leads to the first of its destinations.", "Trap"]);
});

test.each([
  [{ mode: 0, modifier: 0.7 }, 7],
  [{ modifier: 1 }, 10],
  [{ mode: 1, modifier: 0.5 }, 2], // half of the scene's 4
  [{ mode: 2, modifier: 0.5 }, 7], // 4 and half of the 6 that are left
  [{ mode: 0, modifier: 1e300 }, 10],
  [{ mode: 0, modifier: -1 }, 0],
  [{ mode: 0, modifier: "1" }, 0],
])("A region is as dark as it is in Foundry: %j", (system, darkness) => {
  const { regions } = read([region({ behaviors: [darken(system)] })]);

  expect(regions).toMatchObject([{ kind: DARKNESS, darkness }]);
});

test("A level that depends on the scene's is reported, and an unknown mode is dropped", () => {
  const modes = [0, 2, 3, "0", 0.5, -1].map((mode) => region({ behaviors: [darken({ mode, modifier: 0.5 })] }));

  const { regions, counts } = read(modes);

  expect(regions).toHaveLength(2);
  expect(counts.slice(0, 2)).toEqual([
    ["region behaviors changed 1 adjustDarknessLevel: it stays as dark as it is now.", "Trap"],
    [
      "region behaviors dropped 4 adjustDarknessLevel: its mode is unknown.",
      ...Array(4).fill("Trap: adjustDarknessLevel"),
    ],
  ]);
});

test("What is disabled is off; of two of a kind the one that is on counts", () => {
  const off = { ...darken({ modifier: 1 }), disabled: true };

  const { regions, counts } = read([
    region({ behaviors: [off, darken({ modifier: 0.5 })] }),
    region({ behaviors: [off] }),
  ]);

  expect(regions.map((one) => [one.darkness, one.off])).toEqual([
    [5, false],
    [10, true],
  ]);
  expect(counts).toEqual([
    ["region behaviors dropped 1 A region does each thing once.", "Trap: adjustDarknessLevel"],
    ["regions taken 2"],
  ]);
});

test("Behaviors without a counterpart are named, and scripts are not read", () => {
  const types = ["executeScript", "executeMacro", "displayScrollingText", "suppressWeather", "toggleBehavior"];
  const behaviors = [...types, "modifyMovementCost", "changeLevel", "monks.tile", 7].map((type) => ({
    type,
    system: { source: "game.users.activate()" },
  }));

  const { regions, counts } = read([region({ behaviors })]);

  expect(regions).toEqual([]);
  expect(counts).toEqual([
    ["region behaviors dropped 1 executeScript: scripts are never run.", "Trap"],
    ["region behaviors dropped 1 executeMacro: macros are never run.", "Trap"],
    ["region behaviors dropped 1 displayScrollingText: regions show no text.", "Trap"],
    ["region behaviors dropped 1 suppressWeather: scenes have no weather.", "Trap"],
    ["region behaviors dropped 1 toggleBehavior: regions do not turn others on or off.", "Trap"],
    ["region behaviors dropped 1 modifyMovementCost: paint difficult terrain instead.", "Trap"],
    ["region behaviors dropped 1 changeLevel: scenes have one level.", "Trap"],
    ["region behaviors dropped 2 A behavior that regions do not have.", "Trap: monks.tile", "Trap"],
    ["regions dropped 1 It does nothing that regions do.", "regions[0]"],
  ]);
});

test("Names are plain, and heights are counted", () => {
  const { regions, counts } = read([
    region({ name: `<b>Pit</b>\n${"x".repeat(200)}`, elevation: { bottom: 0, top: null } }),
    region({ name: 7 }),
  ]);

  expect(regions.map(({ name }) => name)).toEqual([`Pit ${"x".repeat(96)}`, ""]);
  expect(counts).toContainEqual(["region heights dropped 1 Regions have no height.", `Pit ${"x".repeat(96)}`]);
});

test("Regions that cannot be read are dropped", () => {
  const shapes = [
    { ...rectangle, width: 0 },
    { ...rectangle, x: "600" },
    { type: "circle", x: 600, y: 400, radius: -50 },
    { type: "polygon", points: [600, 400, 700] },
    { type: "ring", x: 600, y: 400, innerWidth: 9 },
    null,
    { type: "polygon", points: [600, 400, 700, 400] },
    { type: "polygon", points: [600, 400, 700, 1e300, 700, 500] },
    { type: "circle", x: 600, y: 400, radius: 1e300 },
  ];

  const { regions, counts } = read([null, {}, region({ behaviors: "x" }), region({ shapes: {} }), region({ shapes })]);

  expect(regions).toEqual([]);
  expect(counts.filter(([line]) => String(line).includes("dropped"))).toEqual([
    ["regions dropped 3 It does nothing that regions do.", "regions[0]", "regions[1]", "regions[2]"],
    ["regions dropped 2 None of its shapes can be a region.", "regions[3]", "regions[4]"],
    ["region shapes dropped 4 Its shape cannot be read.", "Trap", "Trap", "Trap", "Trap"],
    ["region shapes dropped 2 Only rectangles, circles, ellipses and polygons are regions.", "Trap", "Trap"],
    ["region shapes dropped 1 It has no inside.", "Trap"],
    ["region shapes dropped 2 More than 100 squares off the map.", "Trap", "Trap"],
  ]);
  expect(read("x").counts).toEqual([["regions dropped 1 Not a list.", "regions"]]);
});

test("A polygon of more than 256 corners is thinned to those that make its shape", () => {
  const side = Array.from({ length: 100 }, (_, at) => at);
  const points = [
    ...side.flatMap((at) => [600 + at, 400]),
    ...side.flatMap((at) => [700, 400 + at]),
    ...side.flatMap((at) => [700 - at, 500]),
    ...side.flatMap((at) => [600, 500 - at]),
  ];

  const { regions, counts } = read([region({ shapes: [{ type: "polygon", points }] })]);

  expect(regions[0]?.corners).toEqual([720, 720, 1440, 720, 1440, 1440, 720, 1440]);
  expect(counts).toContainEqual(["region shapes changed 1 Thinned to 256 corners.", "Trap"]);
});

test("500 regions of 50,000 corners are the most", () => {
  const quiet = region({ behaviors: [darken({ modifier: 1 })] });
  const many = read(Array(502).fill(quiet));
  expect(many.regions).toHaveLength(500);
  expect(many.counts).toEqual([["regions dropped 2 A scene has at most 500 regions."], ["regions taken 500"]]);

  const shapes = read([{ ...quiet, shapes: Array(503).fill(rectangle) }]);
  expect(shapes.regions).toHaveLength(500);
  expect(shapes.counts).toEqual([["region shapes dropped 3 A scene has at most 500 regions."], ["regions taken 500"]]);

  // 64 corners each: 782 would have 50,048
  const circles = { ...quiet, shapes: Array(391).fill({ type: "circle", x: 600, y: 400, radius: 50 }) };
  const corners = read([{ ...circles, behaviors: [darken({ modifier: 1 }), teleport("")] }]);
  expect(corners.regions).toHaveLength(0);
  expect(corners.counts).toContainEqual([
    "regions dropped 1 Regions have at most 50000 corners together.",
    "regions[0]",
  ]);
});
