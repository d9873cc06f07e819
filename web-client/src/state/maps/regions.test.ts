import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { Region_Kind, RegionSchema, type Scene, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import type { Table } from "../table/table";
import { cornersOf, isInside, otherPassages, targetOf, wireCorners } from "./regions";

const passage = (id: string, more = {}) => create(RegionSchema, { id, kind: Region_Kind.PASSAGE, ...more });
const tableOf = (...scenes: Scene[]) =>
  ({ scenes: new Map(scenes.map((scene) => [scene.id, scene])) }) as Pick<Table, "scenes">;

test("Corners travel as x and y by turns", () => {
  const corners = [0, 0, 720, 0, 720, 1440];

  expect(cornersOf({ corners })).toEqual([
    { x: 0, y: 0 },
    { x: 720, y: 0 },
    { x: 720, y: 1440 },
  ]);
  expect(wireCorners(cornersOf({ corners }))).toEqual(corners);
});

test("A point is inside a polygon whose edges it is between, not in its hollow", () => {
  const horseshoe = cornersOf({ corners: [0, 0, 30, 0, 30, 10, 20, 10, 20, 5, 10, 5, 10, 10, 0, 10] });

  expect(isInside(horseshoe, { x: 5, y: 8 })).toBe(true);
  expect(isInside(horseshoe, { x: 25, y: 8 })).toBe(true);
  expect(isInside(horseshoe, { x: 15, y: 8 })).toBe(false);
  expect(isInside(horseshoe, { x: 31, y: 5 })).toBe(false);
});

test("A passage leads to a region of its own scene or of another, or nowhere", () => {
  const [up, away, lost] = [passage("1", { toRegion: "2" }), passage("2", { toScene: 2, toRegion: "3" }), passage("4")];
  const table = tableOf(
    create(SceneSchema, { id: 1, regions: [up, away, lost] }),
    create(SceneSchema, { id: 2, regions: [passage("3")] }),
  );

  expect(targetOf(table, up, 1)?.region.id).toBe("2");
  expect(targetOf(table, away, 1)).toMatchObject({ scene: 2, region: { id: "3" } });
  expect(targetOf(table, lost, 1)).toBeNull();
});

test("A passage may lead to the passages of all scenes but itself", () => {
  const own = passage("1");
  const stop = create(RegionSchema, { id: "2" });
  const table = tableOf(
    create(SceneSchema, { id: 1, regions: [own, stop, passage("3")] }),
    create(SceneSchema, { id: 2, regions: [passage("4")] }),
  );

  expect(otherPassages(table, own).map(({ scene, region }) => [scene, region.id])).toEqual([
    [1, "3"],
    [2, "4"],
  ]);
});
