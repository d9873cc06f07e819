import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { AssetSchema } from "../../generated/protocol/wire/v1/lobby_pb";
import { ParticipantSchema } from "../../generated/protocol/wire/v1/session_pb";
import { Scene_Grid, Scene_VisionMode, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import { playersSee, sceneEdit, withoutPicture, withPicture } from "./scene_picture";

const scene = create(SceneSchema, { id: 3, name: "Mill", columns: 30, rows: 20, terrain: [{ difficult: true }] });
const picture = (widthPx: number, heightPx: number) => create(AssetSchema, { hash: "ab", widthPx, heightPx });

test("The grid covers a new picture with cells of 64 pixels", () => {
  const edit = withPicture(scene, picture(640, 641));

  expect([edit.columns, edit.rows, edit.picture?.cellMilliPx]).toEqual([10, 11, 64_000]);
});

test("A scene that had a picture keeps the width of its cells", () => {
  const fitted = create(SceneSchema, { picture: { asset: "old", cellMilliPx: 100_000 } });

  expect(withPicture(fitted, picture(1000, 400)).columns).toBe(10);
});

test("Zones stay as many and lie in the middle of a new picture", () => {
  const keep = create(SceneSchema, { grid: Scene_Grid.ZONES, columns: 4, rows: 3 });

  const edit = withPicture(keep, picture(1000, 600));

  expect([edit.columns, edit.rows]).toEqual([4, 3]);
  expect(edit.picture).toMatchObject({ cellMilliPx: 200_000, offsetXMilliPx: 100_000, offsetYMilliPx: 0 });
});

test("A huge picture ends at 500 columns, a tiny one covers one cell", () => {
  const edit = withPicture(scene, picture(64_000, 3));

  expect([edit.columns, edit.rows]).toEqual([500, 1]);
});

test("An edit carries the id but no terrain, and leaves its scene unchanged", () => {
  const edit = sceneEdit(scene, { name: "Old mill" });

  expect([edit.id, edit.name, edit.terrain.length]).toEqual([3, "Old mill", 0]);
  expect([scene.name, scene.terrain.length]).toEqual(["Mill", 1]);
  expect(withoutPicture(withPicture(scene, picture(10, 10))).picture).toBeUndefined();
});

test("An edit keeps the vision mode unless it changes it, and carries neither walls nor what is revealed", () => {
  const { MANUAL, OPEN } = Scene_VisionMode;
  const foggy = create(SceneSchema, { id: 3, visionMode: MANUAL, walls: [{ id: "5" }], revealed: [{ chunks: [{}] }] });

  const edits = [sceneEdit(foggy, { columns: 9 }), withPicture(foggy, picture(640, 640)), withoutPicture(foggy)];

  for (const { visionMode, walls, revealed } of edits) expect([visionMode, walls, revealed]).toEqual([MANUAL, [], []]);
  expect(sceneEdit(foggy, { visionMode: OPEN }).visionMode).toBe(OPEN);
  expect([foggy.walls.length, foggy.revealed.length]).toEqual([1, 1]);
});

test("An edit keeps the darkness unless it changes it, and carries no lights", () => {
  const dark = create(SceneSchema, { id: 3, darkness: 7, lights: [{ id: "5" }], seen: [{}], bright: [{}], dim: [{}] });

  for (const edit of [sceneEdit(dark, { columns: 9 }), withPicture(dark, picture(640, 640)), withoutPicture(dark)])
    expect(edit).toMatchObject({ darkness: 7, lights: [], seen: [], bright: [], dim: [] });
  expect(sceneEdit(dark, { darkness: 0 }).darkness).toBe(0);
  expect(dark.lights).toHaveLength(1);
});

test("Hexes cover a picture although odd rows stand out and rows interlock", () => {
  const hexes = create(SceneSchema, { grid: Scene_Grid.HEX_ROWS, picture: { asset: "old", cellMilliPx: 100_000 } });

  // 10 columns and the half that odd rows stand out; 10 rows are 894.9 px high.
  const edit = withPicture(hexes, picture(1050, 894));

  expect([edit.columns, edit.rows]).toEqual([10, 10]);
});

test("Another image is seen by players where the scene is theirs and has one, or a player is there to see it", () => {
  const shown = (id: number, people: number) => ({
    shown: id,
    participants: new Map(Array.from({ length: people }, (_, seat) => [seat, create(ParticipantSchema, { seat })])),
  });
  const bare = create(SceneSchema, { id: 3 });
  const withImage = create(SceneSchema, { id: 3, picture: { asset: "old" } });

  expect(playersSee(shown(4, 3), withImage)).toBe(false);
  expect(playersSee(shown(3, 1), withImage)).toBe(true);
  expect(playersSee(shown(3, 1), bare)).toBe(false);
  expect(playersSee(shown(3, 2), bare)).toBe(true);
});

test("An edit carries no drawings, and sets the folder and the archive", () => {
  const drawn = create(SceneSchema, {
    id: 3,
    name: "Mill",
    folder: "River",
    notes: [{ id: "7" }],
    ghosts: [{ creature: 4 }],
  });

  expect(sceneEdit(drawn, { archived: true })).toMatchObject({
    folder: "River",
    archived: true,
    notes: [],
    ghosts: [],
  });
});
