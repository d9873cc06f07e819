import { expect, test } from "vitest";
import { Wall_Side } from "../../../generated/protocol/wire/v1/state_pb";
import { fieldsOfKind, type WallKind } from "../../../state/maps/walls";
import { cleanWalls, wallsInReach, warnOffMap } from "./clean_walls";
import { cpuMs } from "./cpu_ms";
import { ImportReport } from "./import_report";
import type { DraftWall } from "./scene_draft";

type Ends = readonly [number, number, number, number];

const wall = ([fromX, fromY, toX, toY]: Ends, kind: WallKind = "wall", blocksFrom = Wall_Side.BOTH): DraftWall => ({
  fromX,
  fromY,
  toX,
  toY,
  ...fieldsOfKind(kind),
  blocksFrom,
  state: 0,
  heightSquares: 0,
});

const ends = (walls: readonly DraftWall[]) => walls.map(({ fromX, fromY, toX, toY }) => [fromX, fromY, toX, toY]);

function cleaned(...walls: DraftWall[]) {
  const report = new ImportReport();
  const left = cleanWalls(walls, report);
  return { left, ends: ends(left), report: report.entries.map(({ fate, reason, count }) => [fate, reason, count]) };
}

test("Walls that fit together stay to the unit", () => {
  const { ends, report } = cleaned(wall([0, 0, 720, 0]), wall([720, 0, 720, 720]));

  expect(ends).toEqual([
    [0, 0, 720, 0],
    [720, 0, 720, 720],
  ]);
  expect(report).toEqual([]);
});

test("Ends up to 14 units apart are joined at the first, those 15 apart are not", () => {
  const { ends, report } = cleaned(wall([0, 0, 720, 0]), wall([734, 0, 734, 720]), wall([720, -15, 720, -720]));

  expect(ends).toEqual([
    [0, 0, 720, 0],
    [720, 0, 734, 720],
    [720, -15, 720, -720],
  ]);
  expect(report).toEqual([["changed", "Ends closer than 1/50 square joined.", 1]]);
});

test("Walls of different heights are neither joined nor repeats of each other", () => {
  const low = (ends: Ends) => ({ ...wall(ends), heightSquares: 0.5 });

  const { ends, report } = cleaned(wall([0, 0, 720, 0]), low([720, 0, 1440, 0]), low([0, 0, 720, 0]));

  expect(ends).toEqual([
    [0, 0, 720, 0],
    [720, 0, 1440, 0],
    [0, 0, 720, 0],
  ]);
  expect(report).toEqual([]);
  expect(cleaned(low([0, 0, 720, 0]), low([720, 0, 1440, 0])).left).toMatchObject([{ toX: 1440, heightSquares: 0.5 }]);
});

test("The nearest of two ends is chosen", () => {
  expect(cleaned(wall([0, 0, 0, 720]), wall([20, 0, 20, 720]), wall([12, 0, 360, -90])).ends[2]).toEqual([
    20, 0, 360, -90,
  ]);
});

test("An end up to 14 units beside a wall moves onto it, one 15 beside does not", () => {
  const { ends, report } = cleaned(wall([0, 0, 1440, 0]), wall([720, 14, 720, 720]), wall([360, 15, 360, 720]));

  expect(ends[1]).toEqual([720, 0, 720, 720]);
  expect(ends[2]).toEqual([360, 15, 360, 720]);
  expect(report).toEqual([["changed", "Ends next to a wall moved onto it.", 1]]);
});

test("An end moves onto a long slanted wall far from its ends, with all walls that meet there", () => {
  const { ends } = cleaned(
    wall([0, 0, 72_000, 36_000]),
    wall([36_000, 18_010, 36_000, 20_000]),
    wall([36_000, 18_010, 30_000, 20_000]),
  );

  expect(ends[1]?.slice(0, 2)).toEqual([36_004, 18_002]);
  expect(ends[2]?.slice(0, 2)).toEqual([36_004, 18_002]);
});

test("Empty walls and repeated walls are dropped, from whichever end", () => {
  const { ends, report } = cleaned(
    wall([0, 0, 720, 0]),
    wall([720, 0, 0, 0]),
    wall([0, 0, 720, 0]),
    wall([0, 720, 5, 720]),
  );

  expect(ends).toEqual([[0, 0, 720, 0]]);
  expect(report).toContainEqual(["dropped", "Repeats another wall.", 2]);
  expect(report).toContainEqual(["dropped", "Shorter than 1/50 square.", 1]);
});

test("Walls with the same ends that block differently all stay", () => {
  const walls = [
    wall([0, 0, 720, 0]),
    wall([0, 0, 720, 0], "window"),
    wall([0, 0, 720, 0], "wall", Wall_Side.LEFT),
    wall([720, 0, 0, 0], "wall", Wall_Side.LEFT),
  ];

  expect(cleaned(...walls).left).toEqual(walls);
});

test("A one-way wall repeats another that blocks the other side the other way round", () => {
  const { ends } = cleaned(wall([0, 0, 720, 0], "wall", Wall_Side.LEFT), wall([720, 0, 0, 0], "wall", Wall_Side.RIGHT));

  expect(ends).toEqual([[0, 0, 720, 0]]);
});

test("Straight runs become one wall, in whatever order and direction they come", () => {
  const { ends, report } = cleaned(wall([0, 0, 720, 360]), wall([2160, 1080, 1440, 720]), wall([720, 360, 1440, 720]));

  expect(ends).toEqual([[0, 0, 2160, 1080]]);
  expect(report).toEqual([["changed", "Straight runs joined to one wall.", 2]]);
});

test("A joined one-way wall keeps its side and direction", () => {
  const { left } = cleaned(
    wall([720, 0, 1440, 0], "wall", Wall_Side.LEFT),
    wall([720, 0, 0, 0], "wall", Wall_Side.RIGHT),
  );

  expect(left).toEqual([wall([0, 0, 1440, 0], "wall", Wall_Side.LEFT)]);
});

test.each<[string, DraftWall[]]>([
  ["bend", [wall([0, 0, 720, 0]), wall([720, 0, 1440, 1])]],
  ["turn back", [wall([0, 0, 720, 0]), wall([720, 0, 360, 0])]],
  ["meet a third", [wall([0, 0, 720, 0]), wall([720, 0, 1440, 0]), wall([720, 0, 720, 720])]],
  ["are doors", [wall([0, 0, 720, 0], "door"), wall([720, 0, 1440, 0], "door")]],
  ["block differently", [wall([0, 0, 720, 0]), wall([720, 0, 1440, 0], "window")]],
  ["block from different sides", [wall([0, 0, 720, 0], "wall", Wall_Side.LEFT), wall([720, 0, 1440, 0])]],
])("Walls that %s are not joined", (_, walls) => {
  expect(cleaned(...walls).left).toEqual(walls);
});

test("A ring of four walls stays a ring", () => {
  const ring = [wall([0, 0, 720, 0]), wall([720, 0, 720, 720]), wall([720, 720, 0, 720]), wall([0, 720, 0, 0])];

  expect(cleaned(...ring).left).toEqual(ring);
});

test("Walls may reach 100 squares off the map; off it at all is a warning", () => {
  const report = new ImportReport();
  const map = { width: 7200, height: 7200 };
  const far = wall([0, 0, 7200 + 72_001, 0]);
  const lost = wall([0, 0, 0, Infinity]);

  const reached = wallsInReach([wall([0, 0, 79_200, 0]), wall([0, 0, 7200, 7200]), far, lost], map, report);
  warnOffMap(reached, map, report);

  expect(ends(reached)).toEqual([
    [0, 0, 79_200, 0],
    [0, 0, 7200, 7200],
  ]);
  expect(report.entries).toEqual([
    {
      kind: "walls",
      fate: "dropped",
      reason: "More than 100 squares off the map.",
      count: 2,
      places: [
        { x: 0, y: 0 },
        { x: 0, y: 0 },
      ],
    },
    { kind: "walls", fate: "warning", reason: "Reaches off the map.", count: 1, places: [{ x: 0, y: 0 }] },
  ]);
});

test("The report names the first ten places and counts all", () => {
  const walls = Array.from({ length: 12 }, (_, index) => wall([index * 720, 0, index * 720 + 3, 0]));
  const report = new ImportReport();

  cleanWalls(walls, report);

  const dropped = report.entries.find(({ fate }) => fate === "dropped");
  expect([dropped?.count, dropped?.places.length]).toEqual([12, 10]);
});

test("5,000 walls are cleaned in well under 100 ms", { timeout: 60_000 }, () => {
  const walls = Array.from({ length: 5000 }, (_, index) => {
    const [x, y] = [(index % 100) * 1440, Math.floor(index / 100) * 1440];
    return wall([x, y, x + 1440 - (index % 3), y + (index % 2) * 1440]);
  });
  const times = Array.from({ length: 5 }, () => cpuMs(() => cleaned(...walls)));

  expect(Math.min(...times)).toBeLessThan(100);
});

test("Thousands of walls in one square, or from one point, are cleaned in time (sight S21)", {
  timeout: 60_000,
}, () => {
  const crowd = Array.from({ length: 5000 }, (_, index) =>
    wall([(index * 37) % 720, (index * 101) % 720, (index * 53) % 720, (index * 71) % 719]),
  );
  const star = Array.from({ length: 5000 }, (_, index) => wall([0, 0, 36_000, (index * 17) % 360_000]));

  expect(cpuMs(() => [crowd, star].map((walls) => cleaned(...walls)))).toBeLessThan(10_000);
});
