import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { AssetSchema } from "../../generated/protocol/wire/v1/lobby_pb";
import { Scene_Grid, Scene_VisionMode } from "../../generated/protocol/wire/v1/state_pb";
import { nameOfFile, newScene } from "./new_scene";

const picture = create(AssetSchema, { hash: "ab12", widthPx: 1280, heightPx: 640 });

test("A new scene has its image, and as many cells as cover it", () => {
  const scene = newScene("The cellar", { grid: Scene_Grid.SQUARE, cell: 10_000n }, picture);
  expect(scene).toMatchObject({ name: "The cellar", columns: 20, rows: 10, cell: 10_000n });
  expect(scene.picture?.asset).toBe("ab12");
});

test("A new scene without an image has the usual size, one of zones its own", () => {
  expect(newScene("A", { grid: Scene_Grid.SQUARE, cell: 1n }, null)).toMatchObject({ columns: 30, rows: 20 });
  const zones = { grid: Scene_Grid.ZONES, cell: 1n, size: { columns: 4, rows: 3 } };
  expect(newScene("B", zones, null)).toMatchObject({ columns: 4, rows: 3 });
});

test("A new scene has no fog unless it is asked for", () => {
  const cells = { grid: Scene_Grid.SQUARE, cell: 1n };
  expect(newScene("A", cells, picture).visionMode).toBe(Scene_VisionMode.OPEN);
  expect(newScene("B", { ...cells, visionMode: Scene_VisionMode.MANUAL }, picture).visionMode).toBe(
    Scene_VisionMode.MANUAL,
  );
});

test("A scene made from a file has the file's name in words", () => {
  expect(nameOfFile("old_mill-01.webp")).toBe("old mill 01");
  expect(nameOfFile(".png")).toBe("New scene");
});
