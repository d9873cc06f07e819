import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { Scene_VisionMode, SceneSchema } from "../generated/protocol/wire/v1/state_pb";
import { pictureOf, tilesOf } from "./map_view_of";

const draft = { cellPx: 70, offsetXPx: 0, offsetYPx: 0, columns: 10, rows: 8 };
const scene = (tiles: string, visionMode = Scene_VisionMode.OPEN) =>
  create(SceneSchema, {
    id: 2,
    columns: 10,
    rows: 8,
    tiles,
    visionMode,
    picture: { asset: "abc", widthPx: 7000, heightPx: 6000, cellMilliPx: 70_000 },
    revealed: [{ chunks: [{ column: 1, row: 0 }] }],
  });

test("A picture is whole, or comes in tiles", () => {
  expect(pictureOf(scene(""), null)?.widthPx).toBe(7000);
  expect(tilesOf("7", scene(""), { gm: false, fits: false })).toBeNull();
  expect(pictureOf(scene("v1"), null)).toBeNull();
  expect(tilesOf("7", scene("v1"), { gm: false, fits: false })).toMatchObject({
    address: "/tiles/7/2/v1",
    chunks: null,
  });
});

test("While the GM fits the grid, the picture is drawn whole", () => {
  expect(pictureOf(scene("v1"), draft)?.cellPx).toBe(70);
  expect(tilesOf("7", scene("v1"), { gm: true, fits: true })).toBeNull();
});

test("Under fog players ask for the tiles of what they see, a GM for all", () => {
  const foggy = scene("v1", Scene_VisionMode.VISION);

  expect(tilesOf("7", foggy, { gm: false, fits: false })?.chunks).toHaveLength(1);
  expect(tilesOf("7", foggy, { gm: true, fits: false })?.chunks).toBeNull();
});
