import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { LightsPatchSchema, SeenPatchSchema } from "../../generated/protocol/wire/v1/envelope_pb";
import { Scene_VisionMode, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import { editedScene, foldLights, foldSeen } from "./fold_scene";

const chunk = (byte: number) => ({ samples: new Uint8Array(512).fill(byte) });
const cellar = create(SceneSchema, {
  ...{ id: 1, visionMode: Scene_VisionMode.VISION, darkness: 10 },
  ...{ seen: [chunk(7)], bright: [chunk(1)], dim: [chunk(2)] },
  lights: [
    { id: "5", x: 360, dim: 90_000n },
    { id: "6", x: 720, dim: 30_000n },
  ],
});

test("Lights of a patch are added or replace those of the same id, removed ones are gone", () => {
  const patch = create(LightsPatchSchema, {
    scene: 1,
    lights: [
      { id: "6", x: 720, off: true },
      { id: "9", x: 1080 },
    ],
    removed: ["5"],
  });

  const { lights } = foldLights(cellar, patch);

  expect(lights.map(({ id, x, off }) => [id, x, off])).toEqual([
    ["6", 720, true],
    ["9", 1080, false],
  ]);
  expect(cellar.lights).toHaveLength(2);
});

test("What is seen comes whole, with what of it is lit", () => {
  const patch = create(SeenPatchSchema, { scene: 1, chunks: [chunk(3)], bright: [chunk(1)] });

  const { seen, bright, dim } = foldSeen(cellar, patch);

  expect([seen, bright, dim].map((chunks) => chunks.map(({ samples }) => samples[0]))).toEqual([[3], [1], []]);
});

test("An edited scene has its new darkness, and keeps its lights and what players see of it", () => {
  const edited = create(SceneSchema, { id: 1, name: "Cellar", visionMode: Scene_VisionMode.VISION, darkness: 5 });

  const now = editedScene(cellar, edited);

  expect([now.name, now.darkness]).toEqual(["Cellar", 5]);
  expect(now).toMatchObject({ lights: cellar.lights, seen: cellar.seen, bright: cellar.bright, dim: cellar.dim });
});
