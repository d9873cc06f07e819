import { expect, test } from "vitest";
import { Light_Glow } from "../../../../generated/protocol/wire/v1/state_pb";
import { readFoundryScene } from "../foundry_scene";

/// v12: 20 x 10 squares of 100 pixels and 5 feet, padded by 5 and 3.
const scene = {
  ...{ name: "Mill", width: 2000, height: 1000, padding: 0.25, background: { src: "mill.webp" } },
  grid: { type: 1, size: 100, distance: 5, units: "ft" },
};
const torch = {
  ...{ x: 650, y: 400, rotation: 0, walls: true, vision: false, hidden: false },
  config: {
    ...{ negative: false, bright: 20, dim: 40, angle: 360, color: "#ff9329", luminosity: 0.5 },
    ...{ animation: { type: "torch", speed: 5 }, darkness: { min: 0, max: 1 } },
  },
};
const lightWith = (config: object, fields: object = {}) => ({
  ...torch,
  ...fields,
  config: { ...torch.config, ...config },
});

function read(fields: object) {
  const result = readFoundryScene(JSON.stringify({ ...scene, ...fields }));
  if (result.kind === "problem") throw new Error(result.text);
  const { draft, report } = result;
  const counts = report
    .filter(({ kind }) => kind.includes("light") || kind === "darkness")
    .map(({ kind, fate, count, reason, places }) => [`${kind} ${fate} ${count} ${reason}`.trimEnd(), ...places]);
  return { ...draft, counts };
}

test("A light lies where its walls do, and its reach is in the scene's unit", () => {
  const { lights, counts } = read({ lights: [torch] });

  // 650, 400 px less 5 and 3 squares of padding
  expect(lights).toEqual([
    {
      ...{ x: 1080, y: 720, brightSquares: 4, dimSquares: 8, degrees: 360, direction: 0, color: 0xff9329 },
      ...{ glow: Light_Glow.FLICKER, off: false, throughWalls: false, darkens: false },
    },
  ]);
  expect(counts).toEqual([["lights taken 1"]]);
});

test("A light of v8 has all its fields itself", () => {
  const old = {
    ...{ t: "l", x: 500, y: 300, rotation: 90, dim: -30, bright: 0, angle: 57, tintColor: "#00ff00", walls: false },
    ...{ lightAnimation: { type: "pulse" }, hidden: true },
  };

  expect(read({ lights: [old] }).lights).toEqual([
    {
      ...{ x: 0, y: 0, brightSquares: 0, dimSquares: 6, degrees: 57, direction: 270, color: 0x00ff00 },
      ...{ glow: Light_Glow.PULSE, off: true, throughWalls: true, darkens: true },
    },
  ]);
});

test.each([
  [0, 180],
  [90, 270],
  [180, 0],
  [-90, 90],
  [725, 185],
])("Foundry counts directions from below: %s is %s from the top", (rotation, direction) => {
  expect(read({ lights: [lightWith({ angle: 90 }, { rotation })] }).lights).toMatchObject([{ degrees: 90, direction }]);
});

test("A source of darkness says so, or has a negative luminosity", () => {
  const sources = [lightWith({ negative: true }), lightWith({ luminosity: -0.5 }), torch];

  expect(read({ lights: sources }).lights.map(({ darkens, brightSquares }) => [darkens, brightSquares])).toEqual([
    [true, 0],
    [true, 0],
    [false, 4],
  ]);
});

test("Bright light that reaches farther than dim light is dim light too", () => {
  expect(read({ lights: [lightWith({ dim: 10, bright: 30 })] }).lights).toMatchObject([
    { brightSquares: 6, dimSquares: 6 },
  ]);
});

test("What a light does not have here is counted", () => {
  const odd = lightWith({ animation: { type: "siren" }, darkness: { min: 0.3, max: 1 }, color: 7 }, { vision: true });

  const { lights, counts } = read({ lights: [odd, lightWith({ color: null, animation: { type: null } })] });

  expect(lights.map(({ color, glow }) => [color, glow])).toEqual([
    [0xffffff, Light_Glow.STEADY],
    [0xffffff, Light_Glow.STEADY],
  ]);
  expect(counts).toEqual([
    ["darkness of lights dropped 1 Lights shine in every darkness.", "lights[0]"],
    ["sight of lights dropped 1 Lights do not see.", "lights[0]"],
    ["lights changed 1 Its color cannot be read: it is white.", "lights[0]"],
    ["lights changed 1 Its animation is unknown: it is steady.", "lights[0]"],
    ["lights taken 2"],
  ]);
});

test("Lights that cannot be read are dropped, each with its place in the file", () => {
  const bad = [
    {},
    null,
    lightWith({ bright: 0, dim: 0 }),
    lightWith({}, { x: 1e300 }),
    lightWith({ angle: 0 }),
    lightWith({ angle: 999 }),
  ];

  const { lights, counts } = read({ lights: bad });

  expect(lights.map(({ degrees }) => degrees)).toEqual([360, 360]);
  expect(counts).toEqual([
    ["lights dropped 2 Its place is not two numbers.", "lights[0]", "lights[1]"],
    ["lights dropped 1 It reaches no distance.", "lights[2]"],
    ["lights dropped 1 More than 100 squares off the map.", "lights[3]"],
    ["lights changed 1 Its angle is none: it shines all around.", "lights[5]"],
    ["lights taken 2"],
  ]);
  const unmeasured = { ...scene.grid, distance: 0 };
  expect(read({ grid: unmeasured, lights: [torch] }).counts).toEqual([
    ["lights dropped 1 The scene does not state how wide a square is.", "lights[0]"],
  ]);
});

test.each([
  [{ environment: { darknessLevel: 1 } }, 10],
  [{ environment: { darknessLevel: 0.44 } }, 4],
  [{ darkness: 0.75 }, 8],
  [{ environment: { darknessLevel: 1, globalLight: { enabled: true } } }, 0],
  [{ darkness: 1, globalLight: true }, 0],
  [{ environment: { darknessLevel: 1e300 } }, 10],
  [{ environment: { darknessLevel: "1" } }, 0],
])("The scene is as dark as it is in Foundry: %j", (fields, darkness) => {
  expect(read(fields).darkness).toBe(darkness);
});
