import { create, type Message } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import {
  type Light,
  LightSchema,
  MapPictureSchema,
  Scene_Grid,
  SceneSchema,
  type Wall,
  Wall_Blocking,
  Wall_Door,
  Wall_Side,
  Wall_State,
  WallSchema,
} from "../../../generated/protocol/wire/v1/state_pb";
import { fieldsOfKind, type WallKind } from "../../../state/maps/walls";
import { exportUvtt } from "./export_uvtt";
import { addSceneEdit } from "./import_frames";
import type { DraftWall } from "./scene_draft";
import { readUniversalVtt } from "./universal_vtt";

const wall = (kind: WallKind, fields: Partial<Omit<Wall, keyof Message>> = {}) =>
  create(WallSchema, { fromX: 0, fromY: 0, toX: 720, toY: 0, ...fieldsOfKind(kind), ...fields });
const sceneOf = (...walls: Wall[]) => create(SceneSchema, { columns: 10, rows: 8, walls });

test("Walls become lines, doors and windows portals, in squares of six decimals", () => {
  const { file, lacking } = exportUvtt(
    sceneOf(
      wall("wall", { fromX: 1, toX: -360 }),
      wall("door", { toX: 0, toY: 720 }),
      wall("window", { fromX: 720, toX: 1440 }),
      wall("wall", { sight: Wall_Blocking.LIMITED }),
    ),
  );

  expect(file).toEqual({
    format: 0.3,
    software: "Fairtable",
    resolution: {
      map_origin: { x: 0, y: 0 },
      map_size: { x: 10, y: 8 },
      pixels_per_grid: 100,
      cells: { x: 10, y: 8 },
    },
    line_of_sight: [
      [
        { x: 0.001389, y: 0 },
        { x: -0.5, y: 0 },
      ],
    ],
    objects_line_of_sight: [
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
    ],
    portals: [
      {
        ...{ position: { x: 0, y: 0.5 }, rotation: 1.570796, closed: true, freestanding: false },
        bounds: [
          { x: 0, y: 0 },
          { x: 0, y: 1 },
        ],
      },
      {
        ...{ position: { x: 1.5, y: 0 }, rotation: 0, closed: false, freestanding: false },
        bounds: [
          { x: 1, y: 0 },
          { x: 2, y: 0 },
        ],
      },
    ],
    environment: { baked_lighting: false, ambient_light: "ffffffff" },
    lights: [],
  });
  expect(lacking.map(({ kind }) => kind)).toEqual(["limited walls"]);
});

test("The exported part is the image, wherever the grid begins on it", () => {
  const picture = create(MapPictureSchema, {
    ...{ asset: "ab", widthPx: 1000, heightPx: 730, cellMilliPx: 100_000, offsetXMilliPx: 30_000 },
    offsetYMilliPx: -50_000,
  });

  const { file } = exportUvtt({ ...sceneOf(), picture });

  expect(file.resolution).toEqual({
    map_origin: { x: -0.3, y: 0.5 },
    map_size: { x: 10, y: 7.3 },
    pixels_per_grid: 100,
    cells: { x: 10, y: 8 },
  });
});

test("What the format lacks is listed", () => {
  const { file, lacking } = exportUvtt(
    sceneOf(
      wall("wall", { blocksFrom: Wall_Side.LEFT }),
      wall("wall", { move: Wall_Blocking.NONE }),
      wall("wall", { sight: Wall_Blocking.NONE, move: Wall_Blocking.NONE }),
      wall("secret"),
      wall("door", { sight: Wall_Blocking.NONE, state: Wall_State.OPEN }),
      wall("door", { state: Wall_State.LOCKED }),
      wall("wall", { height: 12_000n }),
    ),
  );

  expect(lacking.map(({ kind, fate, count }) => [kind, fate, count])).toEqual([
    ["one-way walls", "changed", 1],
    ["walls that can be passed", "changed", 1],
    ["walls", "dropped", 1],
    ["secret doors", "changed", 1],
    ["doors that can be seen through", "changed", 1],
    ["open and locked doors", "changed", 2],
    ["low walls", "changed", 1],
  ]);
  expect([file.line_of_sight.length, file.portals.length]).toEqual([3, 3]);
});

test("Hexes are exported as they are drawn", () => {
  const { file, lacking } = exportUvtt({ ...sceneOf(wall("wall", { toX: 0, toY: 720 })), grid: Scene_Grid.HEX_ROWS });

  expect(file.line_of_sight[0]?.[1]).toEqual({ x: 0, y: 0.866025 });
  expect(file.resolution.map_size).toEqual({ x: 10.5, y: 7.216878 });
  expect(lacking.map(({ kind }) => kind)).toEqual(["grid"]);
});

const lamp = (fields: Partial<Omit<Light, keyof Message>> = {}) =>
  create(LightSchema, {
    ...{ id: "1", x: 1801, y: -360, bright: 45_000n, dim: 90_000n, degrees: 360, color: 0x00b45e },
    ...fields,
  });
const litScene = (darkness: number, ...lights: Light[]) =>
  create(SceneSchema, { columns: 10, rows: 8, cell: 15_000n, darkness, lights });

test("Lights are where they are, with the reach of their dim light in squares", () => {
  const { file, lacking } = exportUvtt(
    litScene(10, lamp(), lamp({ dim: 100_000n, bright: 50_000n, throughWalls: true })),
  );

  expect(file.environment).toEqual({ baked_lighting: false, ambient_light: "ff000000" });
  expect(file.lights).toEqual([
    { position: { x: 2.501389, y: -0.5 }, range: 6, intensity: 1, color: "ff00b45e", shadows: true },
    { position: { x: 2.501389, y: -0.5 }, range: 6.666667, intensity: 1, color: "ff00b45e", shadows: false },
  ]);
  expect(lacking).toEqual([]);
});

test("Lights that the format lacks are listed", () => {
  const { file, lacking } = exportUvtt(
    litScene(
      0,
      lamp({ darkens: true }),
      lamp({ off: true }),
      lamp({ degrees: 90 }),
      lamp({ bright: 0n }),
      lamp({ glow: 1 }),
    ),
  );

  expect(file.lights).toHaveLength(3);
  expect(lacking.map(({ kind, fate, count }) => [kind, fate, count])).toEqual([
    ["darkness sources", "dropped", 1],
    ["lights", "dropped", 1],
    ["cones of light", "changed", 1],
    ["bright light", "changed", 1],
    ["flickering lights", "changed", 1],
  ]);
});

test("Export and import again give the same lights and darkness (sight S22)", () => {
  for (let seed = 1; seed <= 100; seed++) {
    const random = randomOf(seed);
    const lights = Array.from({ length: random(20) }, () => {
      const [x, y, color] = [random(7200), random(5760), random(0x1000000)];
      return lamp({ x, y, color, dim: BigInt(2 * (1 + random(1_000_000))), throughWalls: random(2) === 0 });
    });
    const scene = litScene(seed % 11, ...lights);

    const read = readUniversalVtt(JSON.stringify(exportUvtt(scene).file));

    if (read.kind === "problem") throw new Error(`seed ${seed}: ${read.text}`);
    const again = addSceneEdit(read.draft, { name: "Mill", cell: 15_000n, image: null }).value;
    const facts = ({ x, y, dim, color, throughWalls, off }: Light) => [x, y, dim, color, throughWalls, off];
    expect(again.lights.map(facts), `seed ${seed}`).toEqual(scene.lights.map(facts));
    expect(again.darkness).toBe(scene.darkness);
  }
});

/// The same numbers for the same seed: mulberry32.
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function randomScene(seed: number) {
  const random = randomOf(seed);
  const [columns, rows] = [1 + random(500), 1 + random(500)];
  const point = (cells: number) => random((cells + 200) * 720) - 72_000;
  const near = (at: number) => at + random(30) - 15 || at;
  const walls = Array.from({ length: 1 + random(60) }, () => {
    const kind = (["wall", "window", "door"] as const)[random(3)] ?? "wall";
    const [fromX, fromY] = [point(columns), point(rows)];
    const short = random(3) === 0; // shorter than imports of other files keep
    const [toX, toY] = [short ? near(fromX) : point(columns), short ? fromY + 1 : point(rows)];
    const fields = kind === "wall" && random(2) === 0 ? { sight: Wall_Blocking.LIMITED } : {};
    return wall(kind, { fromX, fromY, toX, toY, ...fields });
  });
  const picture = create(MapPictureSchema, {
    ...{ asset: "ab", widthPx: 1 + random(10_000), heightPx: 1 + random(10_000), cellMilliPx: 1 + random(200_000) },
    ...{ offsetXMilliPx: random(100_000) - 50_000, offsetYMilliPx: random(100_000) - 50_000 },
  });
  const scene = create(SceneSchema, { columns, rows, walls: [...walls, ...walls.slice(0, 3)] });
  return random(2) === 0 ? scene : { ...scene, picture };
}

const sorted = (walls: readonly (Wall | DraftWall)[]) =>
  walls
    .map(({ fromX, fromY, toX, toY, sight, move, blocksFrom, door, state }) =>
      [fromX, fromY, toX, toY, sight, move, blocksFrom, door, state].join(),
    )
    .sort();

test("Export and import again give the same walls and doors to the unit (sight S22)", { timeout: 60_000 }, () => {
  for (let seed = 1; seed <= 300; seed++) {
    const scene = randomScene(seed);

    const { file, lacking } = exportUvtt(scene);
    const read = readUniversalVtt(JSON.stringify(file));

    if (read.kind === "problem") throw new Error(`seed ${seed}: ${read.text}`);
    expect(sorted(read.draft.walls), `seed ${seed}`).toEqual(sorted(scene.walls));
    expect([read.draft.columns, read.draft.rows]).toEqual([scene.columns, scene.rows]);
    expect(lacking.every(({ kind }) => kind === "limited walls")).toBe(true);
    expect(read.report.some(({ kind, fate }) => kind === "walls" && (fate === "dropped" || fate === "changed"))).toBe(
      false,
    );
  }
});

test("Every lattice coordinate survives the six decimals (sight S22)", () => {
  const coordinates = Array.from({ length: 1441 }, (_, index) => index - 720).concat([524_288, -524_288, 431_999]);

  for (const at of coordinates) expect(Math.round(Number((at / 720).toFixed(6)) * 720) + 0).toBe(at);
});

test("Secret doors come back as plain, closed doors", () => {
  const { file } = exportUvtt(sceneOf(wall("secret", { state: Wall_State.LOCKED })));

  const read = readUniversalVtt(JSON.stringify(file));

  expect(read).toMatchObject({ draft: { walls: [{ door: Wall_Door.DOOR, state: Wall_State.CLOSED }] } });
});

test("A file that only claims to be ours is checked like any other (sight S21)", () => {
  const { file } = exportUvtt(sceneOf(wall("wall", { toX: 999_999_999 })));
  const cells = (x: unknown, y: unknown) =>
    readUniversalVtt(JSON.stringify({ ...file, resolution: { ...file.resolution, cells: { x, y } } }));

  expect(cells(-5, 2.5)).toMatchObject({ draft: { columns: 10, rows: 8, walls: [] } });
  expect(cells(501, 1)).toMatchObject({ kind: "problem" });
});
