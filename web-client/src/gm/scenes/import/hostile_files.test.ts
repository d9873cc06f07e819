import { expect, test } from "vitest";
import { cpuMs } from "./cpu_ms";
import { readFoundryScene } from "./foundry_scene";
import type { DraftNote, DraftRegion, ImportResult } from "./scene_draft";
import { readUniversalVtt } from "./universal_vtt";

const png = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\x80\0\0\x01\xe0\x08\x06\0\0\0";
const resolution = { map_origin: { x: 0, y: 0 }, map_size: { x: 100, y: 75 }, pixels_per_grid: 64 };
const line = [
  { x: 1, y: 1 },
  { x: 2.5, y: 1 },
];
const lit = {
  environment: { baked_lighting: false, ambient_light: "ff202020" },
  lights: [{ position: { x: 2, y: 2 }, range: 4, intensity: 0.5, color: "ffeccd8b", shadows: true }],
};
const uvtt = { format: 0.3, resolution, line_of_sight: [line], portals: [{ bounds: line }], image: btoa(png), ...lit };
const foundry = {
  ...{ name: "Mill", width: 2000, height: 1000, padding: 0.25, grid: { type: 3, size: 100, distance: 5 } },
  ...{ walls: [{ c: [0, 0, 100, 100], door: 1 }], tokens: [{ name: "Ghoul" }], background: { src: "a.png" } },
  environment: { darknessLevel: 0.5, globalLight: { enabled: false } },
  lights: [
    {
      ...{ x: 700, y: 500, rotation: 30, hidden: false, walls: true },
      config: { bright: 10, dim: 20, angle: 90, color: "#ff9329", luminosity: 0.5, animation: { type: "torch" } },
    },
  ],
  notes: [{ x: 700, y: 500, text: "Well", entryId: "kX3" }],
  regions: [
    {
      ...{ _id: "a", name: "Stairs", elevation: { bottom: 0, top: null } },
      behaviors: [{ type: "teleportToken", disabled: false, system: { destination: "Scene.x.Region.b" } }],
      shapes: [{ type: "rectangle", x: 600, y: 400, width: 200, height: 100, rotation: 30, hole: false }],
    },
    {
      ...{ _id: "b", name: "Pit" },
      behaviors: [{ type: "adjustDarknessLevel", system: { mode: 2, modifier: 0.5 } }, { type: "pauseGame" }],
      shapes: [
        { type: "circle", x: 600, y: 400, radius: 50 },
        { type: "polygon", points: [600, 400, 700, 400, 700, 500] },
      ],
    },
  ],
  drawings: [
    {
      ...{
        x: 700,
        y: 500,
        rotation: 30,
        fillType: 1,
        fillColor: "#0000ff",
        fillAlpha: 0.5,
        text: "Inn",
        hidden: false,
      },
      ...{ strokeWidth: 8, strokeColor: "#ff0000", shape: { type: "r", width: 200, height: 100, radius: 0 } },
    },
    { x: 0, y: 0, strokeWidth: 8, shape: { type: "p", points: [0, 0, 100, 0, 100, 100] } },
    { x: 0, y: 0, strokeWidth: 0, text: "Inn", fontSize: 40, textColor: "#00ff00", shape: { type: "e", width: 9 } },
  ],
};

function expectWholeNote({ x, y, color, title, text, corners, width }: DraftNote): void {
  expect(corners.length % 2 === 0 && corners.length <= 2000).toBe(true);
  const along = [x, y, ...corners.map((at, index) => at + (index % 2 === 0 ? x : y))];
  expect(along.every((at) => Number.isInteger(at) && Math.abs(at) <= 2 ** 19)).toBe(true);
  expect(Number.isInteger(color) && color >= 0 && color <= 0xffffff).toBe(true);
  expect(Number.isInteger(width) && width >= 0 && width <= 7200).toBe(true);
  expect([...title].length <= 80 && [...text].length <= 4000).toBe(true);
}

function expectWholeRegions(regions: readonly DraftRegion[]): void {
  expect(regions.length).toBeLessThanOrEqual(500);
  for (const { name, corners, darkness, leadsTo } of regions) {
    expect([...name].length <= 100 && corners.length % 2 === 0 && corners.length >= 6).toBe(true);
    expect(corners.length <= 512 && corners.every((at) => Number.isInteger(at) && Math.abs(at) <= 2 ** 19)).toBe(true);
    expect(Number.isInteger(darkness) && darkness >= 0 && darkness <= 10).toBe(true);
    expect(leadsTo === null || (leadsTo >= 0 && leadsTo < regions.length)).toBe(true);
  }
}

function expectWhole(result: ImportResult): void {
  if (result.kind === "problem") {
    expect(result.text).toMatch(/^[^\n]{5,120}\.$/);
    return;
  }
  const { columns, rows, walls, imageArea, lights, notes, regions, darkness } = result.draft;
  expect([columns, rows].every((count) => Number.isInteger(count) && count >= 1 && count <= 500)).toBe(true);
  expect(Object.values(imageArea).every(Number.isFinite)).toBe(true);
  for (const { fromX, fromY, toX, toY } of walls) {
    expect([fromX, fromY, toX, toY].every((at) => Number.isInteger(at) && Math.abs(at) <= 2 ** 19)).toBe(true);
    expect([fromX, fromY]).not.toEqual([toX, toY]);
  }
  expect(notes.length).toBeLessThanOrEqual(1000);
  for (const note of notes) expectWholeNote(note);
  expectWholeRegions(regions);
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain(darkness);
  expect(lights.length).toBeLessThanOrEqual(2000);
  for (const { x, y, brightSquares, dimSquares, degrees, direction, color } of lights) {
    expect([x, y].every((at) => Number.isInteger(at) && Math.abs(at) <= 2 ** 19)).toBe(true);
    expect(brightSquares >= 0 && brightSquares <= dimSquares && dimSquares > 0 && dimSquares <= 500).toBe(true);
    expect([degrees, direction, color].every(Number.isInteger)).toBe(true);
    expect(degrees >= 1 && degrees <= 360 && direction >= 0 && direction < 360).toBe(true);
    expect(color >= 0 && color <= 0xffffff).toBe(true);
  }
}

function timed(read: () => ImportResult): ImportResult {
  let result: ImportResult | null = null;
  expect(
    cpuMs(() => {
      result = read();
    }),
  ).toBeLessThan(10_000);
  return result ?? { kind: "problem", text: "" };
}

test("A file cut anywhere is a whole draft or one sentence (sight S21)", { timeout: 60_000 }, () => {
  for (const [text, read] of [
    [JSON.stringify(uvtt), readUniversalVtt],
    [JSON.stringify(foundry), readFoundryScene],
  ] as const)
    for (let length = 0; length <= text.length; length++) expectWhole(read(text.slice(0, length)));
});

test("Any value in place of any other is a whole draft or one sentence (sight S21)", { timeout: 60_000 }, () => {
  const values = [
    "null",
    "NaN",
    "-Infinity",
    "1e999",
    "1e300",
    "-1e308",
    "0",
    "-1",
    "1e-300",
    '"x"',
    "true",
    "[]",
    "{}",
  ];
  for (const [file, read] of [
    [uvtt, readUniversalVtt],
    [foundry, readFoundryScene],
  ] as const) {
    const text = JSON.stringify(file);
    for (const found of text.matchAll(/(?<=[:[,])(?:"[^"]*"(?!:)|-?\d[\d.]*|\{|\[)/g))
      for (const value of values)
        expectWhole(read(text.slice(0, found.index) + value + text.slice(found.index + found[0].length)));
  }
});

test("60 MB with 5,000 walls take less than 10 s (sight S21)", { timeout: 60_000 }, () => {
  const walls = Array.from({ length: 5000 }, (_, index) => {
    const [x, y] = [(index % 100) * 0.9, Math.floor(index / 100) * 1.1];
    return [
      { x, y },
      { x: x + 0.7, y: y + (index % 2) },
    ];
  });
  const image = btoa(`${png}\0`) + "AAAA".repeat(12 * 1024 * 1024);
  const text = JSON.stringify({ ...uvtt, line_of_sight: walls, image }).replace(
    '"format":0.3',
    `"format":0.3,"x":NaN,"y":"${"z".repeat(12e6)}"`,
  );

  const read = timed(() => readUniversalVtt(text));

  expect(text.length).toBeGreaterThan(60_000_000);
  expect(read).toMatchObject({ kind: "draft", draft: { image: { kind: "embedded", widthPx: 640 } } });
  expectWhole(read);
});

test("Millions of points that cannot be read take seconds (sight S21)", { timeout: 60_000 }, () => {
  const text = `{"resolution":${JSON.stringify(resolution)},"line_of_sight":[[${"{},".repeat(1_000_000)}0]]}`;

  const read = timed(() => readUniversalVtt(text));

  expect(read).toMatchObject({ kind: "draft", draft: { walls: [] } });
});

test("Millions of lights become 2,000 and a count of the others (sight S21)", { timeout: 60_000 }, () => {
  const [light] = uvtt.lights;
  const text = JSON.stringify({ ...uvtt, lights: [] }).replace(
    '"lights":[]',
    `"lights":[${Array(1_000_000).fill(JSON.stringify(light)).join()}]`,
  );

  const read = timed(() => readUniversalVtt(text));

  expectWhole(read);
  expect(read).toMatchObject({ kind: "draft", draft: { lights: { length: 2000 } } });
  expect(read.kind === "draft" ? read.report : []).toContainEqual({
    ...{ kind: "lights", fate: "dropped", reason: "A scene has at most 2000 lights.", count: 998_000, places: [] },
  });
});

test("Hundreds of drawings of 10,000 points each take seconds (sight S21)", { timeout: 60_000 }, () => {
  const points = Array.from({ length: 10_000 }, (_, at) => {
    const [far, angle] = [at / 10, at / 50];
    return [1000 + Math.round(far * Math.cos(angle)), 1000 + Math.round(far * Math.sin(angle))];
  }).flat();
  const drawing = JSON.stringify({ x: 0, y: 0, shape: { type: "p", points } });
  const text = JSON.stringify({ ...foundry, drawings: [] }).replace(
    '"drawings":[]',
    `"drawings":[${Array(300).fill(drawing).join()}]`,
  );

  const read = timed(() => readFoundryScene(text));

  expectWhole(read);
  expect(read.kind === "draft" ? read.report : []).toContainEqual(
    expect.objectContaining({ kind: "drawings", fate: "dropped", reason: expect.stringContaining("20000 corners") }),
  );
});

test("Crowds of regions off the map, and of shapes and behaviors, take seconds (sight S21)", {
  timeout: 60_000,
}, () => {
  const [circle, behavior] = ['{"type":"circle","x":9e9,"y":0,"radius":5}', '{"type":"pauseGame"}'];
  const far = `{"shapes":[${circle}],"behaviors":[${behavior}]}`;
  const points = Array.from({ length: 1000 }, (_, at) =>
    Math.round(1000 + (at / 10) * Math.cos(at / 50 + (at % 2) * 1.57)),
  );
  const crowd = JSON.stringify({
    shapes: Array(500).fill({ type: "polygon", points }),
    behaviors: Array.from({ length: 5000 }, (_, at) => ({ type: `module${at}` })),
  }).replace('"behaviors":[', `"behaviors":[${behavior},`);
  for (const regions of [Array(100_000).fill(far), Array(5).fill(crowd)]) {
    const text = JSON.stringify({ ...foundry, regions: [] }).replace('"regions":[]', `"regions":[${regions.join()}]`);

    const read = timed(() => readFoundryScene(text));

    expectWhole(read);
    expect(read.kind === "draft" && read.report.length).toBeLessThan(20);
  }
});
