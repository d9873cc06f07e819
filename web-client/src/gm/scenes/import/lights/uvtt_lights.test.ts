import { expect, test } from "vitest";
import { Light_Glow } from "../../../../generated/protocol/wire/v1/state_pb";
import { readUniversalVtt } from "../universal_vtt";

const resolution = { map_origin: { x: 0, y: 0 }, map_size: { x: 10, y: 7.5 }, pixels_per_grid: 64 };
const lamp = { position: { x: 2.5, y: 1 }, range: 4, intensity: 1, color: "ffeccd8b", shadows: true };

function read(fields: object) {
  const result = readUniversalVtt(JSON.stringify({ format: 0.3, resolution, ...fields }));
  if (result.kind === "problem") throw new Error(result.text);
  const { draft, report } = result;
  const counts = report
    .filter(({ kind }) => kind === "lights" || kind === "darkness")
    .map(({ kind, fate, count, reason, places }) => [`${kind} ${fate} ${count} ${reason}`.trimEnd(), ...places]);
  return { ...draft, counts };
}

test("A light is bright for half of its range, in squares of the map", () => {
  const { lights, darkness, counts } = read({ lights: [lamp] });

  expect(lights).toEqual([
    {
      ...{ x: 1800, y: 720, brightSquares: 2, dimSquares: 4, degrees: 360, direction: 0, color: 0xeccd8b },
      ...{ glow: Light_Glow.STEADY, off: false, throughWalls: false, darkens: false },
    },
  ]);
  expect([darkness, counts]).toEqual([0, [["lights taken 1"]]]);
});

test("A part of a larger map has its lights where they are", () => {
  const { lights } = read({ resolution: { ...resolution, map_origin: { x: -2, y: 0.5 } }, lights: [lamp] });

  expect(lights).toMatchObject([{ x: 3240, y: 720 }]);
});

test.each([
  ["ffeccd8b", 0xeccd8b],
  ["#80ECCD8B", 0xeccd8b],
  ["eccd8b", 0xeccd8b],
  ["#eccd8b", 0xeccd8b],
  [undefined, 0xffffff],
])("The last six digits are the color: %s", (color, expected) => {
  const { lights, counts } = read({ lights: [{ ...lamp, color }] });

  expect(lights[0]?.color).toBe(expected);
  expect(counts).toEqual([["lights taken 1"]]);
});

test("A weak light has a weak color, a light without shadows shines through walls", () => {
  const weak = { ...lamp, color: "ffff8000", intensity: 0.5, shadows: false };

  const { lights } = read({ lights: [weak, { ...weak, intensity: 7 }, { ...weak, intensity: -1 }] });

  expect(lights.map(({ color, throughWalls }) => [color, throughWalls])).toEqual([
    [0x804000, true],
    [0xff8000, true],
    [0, true],
  ]);
});

test("Lights that cannot be read are dropped, each with its place in the file", () => {
  const bad = [{}, { ...lamp, range: 0 }, { ...lamp, range: "4" }, { ...lamp, position: { x: 1e300, y: 0 } }, null];

  const { lights, counts } = read({ lights: [...bad, { ...lamp, color: "red", range: 1e9 }] });

  expect(lights).toMatchObject([{ dimSquares: 500, brightSquares: 250, color: 0xffffff }]);
  expect(counts).toEqual([
    ["lights dropped 2 Its position is not two numbers.", "lights[0]", "lights[4]"],
    ["lights dropped 2 Its range is no number above 0.", "lights[1]", "lights[2]"],
    ["lights dropped 1 More than 100 squares off the map.", "lights[3]"],
    ["lights changed 1 It reaches 500 squares, no farther.", "lights[5]"],
    ["lights changed 1 Its color cannot be read: it is white.", "lights[5]"],
    ["lights taken 1"],
  ]);
  expect(read({ lights: { 0: lamp } }).counts).toEqual([["lights dropped 1 Not a list.", "lights"]]);
});

test.each([
  ["ffffffff", 0],
  ["#FFFFFF", 0],
  ["ff808080", 5],
  ["ff202020", 9],
  ["ff0000c0", 2],
  ["ff000000", 10],
  ["", 0],
])("The strongest part of the light everywhere tells how dark the scene is: %s", (ambient_light, darkness) => {
  const draft = read({ environment: { ambient_light } });

  expect(draft.darkness).toBe(darkness);
  expect(draft.counts).toEqual(darkness > 0 ? [["darkness taken 1"]] : []);
});

test("A darkness that cannot be read leaves the scene bright", () => {
  for (const ambient_light of ["dark", 5, {}])
    expect(read({ environment: { ambient_light } })).toMatchObject({
      darkness: 0,
      counts: [["darkness dropped 1 Its color cannot be read: the scene is bright.", "environment.ambient_light"]],
    });
  expect(read({ environment: null }).darkness).toBe(0);
});

test("Where the image shows the light, the scene is bright and its lights are off", () => {
  const environment = { ambient_light: "ff000000", baked_lighting: true };

  const { darkness, lights, counts } = read({ environment, lights: [lamp] });

  expect([darkness, lights.map(({ off }) => off)]).toEqual([0, [true]]);
  expect(counts).toEqual([["lights changed 1 The image shows their light: they are off."], ["lights taken 1"]]);
});
