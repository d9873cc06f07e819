// W126: what fog covers, for players and for the GM.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { Scene_VisionMode, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import { areaOf, countOf } from "../../state/maps/raster";
import { filled } from "../../state/maps/raster_fill";
import { fogOver, inSight, revealedOf, seenOf } from "./fog_over";

const [ADA, BEA] = [7, 8];
const line = (row: number, samples: number) => filled([{ row, from: 0, to: samples - 1 }]);
const revealed = [areaOf(0, line(0, 10)), areaOf(ADA, line(1, 20)), areaOf(BEA, line(2, 40))];
const counts = (view: ReturnType<typeof fogOver>) =>
  view === null ? null : [countOf(view.clear), countOf(view.partly)];

test("Only a scene whose mode says so has fog, whatever was revealed before", () => {
  const open = create(SceneSchema, { revealed });

  expect(revealedOf(open)).toBeNull();
  expect(revealedOf({ ...open, visionMode: Scene_VisionMode.MANUAL })).toBe(open.revealed);
  expect(fogOver(revealedOf(null), false, 0)).toBeNull();
});

test("A player sees every area that they were sent", () => {
  expect(counts(fogOver(revealed.slice(0, 2), false, 0))).toEqual([30, 0]);
});

test("A player with vision sees clear what they see now, and half veiled what they explored", () => {
  const scene = create(SceneSchema, { visionMode: Scene_VisionMode.VISION, seen: areaOf(0, line(1, 6)).chunks });

  expect(counts(fogOver(revealed, false, 0, seenOf(scene)))).toEqual([6, 70]);
  expect(counts(fogOver(revealed, true, 0, seenOf(scene)))).toEqual([10, 60]);
  expect(seenOf({ ...scene, visionMode: Scene_VisionMode.MANUAL })).toBeNull();
});

test("A GM sees clear what all players see, and half veiled what only some do", () => {
  expect(counts(fogOver(revealed, true, 0))).toEqual([10, 60]);
});

test("A GM who reveals to one creature sees clear what its players see", () => {
  expect(counts(fogOver(revealed, true, ADA))).toEqual([30, 0]);
});

test("Nothing revealed is all fog", () => {
  expect(counts(fogOver([], false, 0))).toEqual([0, 0]);
});

test("A player has the areas of which a cell is revealed, and those without an edge; a GM has all", () => {
  const clear = filled([{ row: 2, from: 6, to: 6 }]); // in the middle of the cell 1,0
  const cells = (...columns: number[]) => ({ cells: columns.map((column) => ({ column, row: 0 })) });
  const areas = [cells(0), cells(0, 1), cells(2), cells()];

  expect(inSight(areas, { gm: false, clear }, "square")).toEqual([cells(0, 1), cells()]);
  expect(inSight(areas, { gm: true, clear }, "square")).toBe(areas);
  expect(inSight(areas, null, "square")).toBe(areas);
});
