import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import {
  GhostPatchSchema,
  LightsPatchSchema,
  NotesPatchSchema,
  RegionsPatchSchema,
  SeenPatchSchema,
} from "../../generated/protocol/wire/v1/envelope_pb";
import { GhostSchema, type Scene, Scene_VisionMode, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import { editedScene, foldGhost, foldLights, foldNotes, foldRegions, foldSeen } from "./fold_scene";

const chunk = (byte: number) => ({ samples: new Uint8Array(512).fill(byte) });
const cellar = create(SceneSchema, {
  ...{ id: 1, visionMode: Scene_VisionMode.VISION, darkness: 10 },
  ...{ seen: [chunk(7)], bright: [chunk(1)], dim: [chunk(2)] },
  lights: [
    { id: "5", x: 360, dim: 90_000n },
    { id: "6", x: 720, dim: 30_000n },
  ],
  notes: [{ id: "7", x: 360, title: "Well" }],
  regions: [{ id: "8", name: "Pit" }],
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

test("Notes of a patch are added or replace those of the same id, removed ones are gone", () => {
  const added = foldNotes(cellar, create(NotesPatchSchema, { notes: [{ id: "8" }, { id: "7", title: "Dry well" }] }));
  const left = foldNotes(added, create(NotesPatchSchema, { removed: ["8"] }));

  expect(added.notes.map(({ id, title }) => [id, title])).toEqual([
    ["7", "Dry well"],
    ["8", ""],
  ]);
  expect(left.notes.map(({ id }) => id)).toEqual(["7"]);
});

test("Regions of a patch are added or replace those of the same id, removed ones are gone", () => {
  const added = foldRegions(cellar, create(RegionsPatchSchema, { regions: [{ id: "9" }, { id: "8", name: "Trap" }] }));
  const left = foldRegions(added, create(RegionsPatchSchema, { removed: ["9"] }));

  expect(added.regions.map(({ id, name }) => [id, name])).toEqual([
    ["8", "Trap"],
    ["9", ""],
  ]);
  expect(left.regions.map(({ id }) => id)).toEqual(["8"]);
});

test("Of what is seen and lit the chunks come that changed; those of which nothing is left are gone", () => {
  const patch = create(SeenPatchSchema, {
    scene: 1,
    chunks: [chunk(3), { column: 1, ...chunk(4) }],
    dim: [{ none: true }],
  });

  const { seen, bright, dim } = foldSeen(cellar, patch);

  expect([seen, bright, dim].map((chunks) => chunks.map(({ samples }) => samples[0]))).toEqual([[3, 4], [1], []]);
});

test("A ghost replaces the one of the same creature, and goes when it is cleared", () => {
  const ghost = (creature: number, name: string) =>
    create(GhostPatchSchema, { scene: 1, what: { case: "seen", value: { creature, name } } });
  const named = (scene: Scene) => scene.ghosts.map(({ name }) => name);

  const two = foldGhost(foldGhost(cellar, ghost(5, "Ghoul")), ghost(6, "Rat"));
  const again = foldGhost(two, ghost(5, "Ghoul, wounded"));
  const cleared = foldGhost(again, create(GhostPatchSchema, { scene: 1, what: { case: "cleared", value: 6 } }));

  expect([two, again, cleared].map(named)).toEqual([["Ghoul", "Rat"], ["Rat", "Ghoul, wounded"], ["Ghoul, wounded"]]);
});

test("The ghost of an item replaces that of no creature, and goes when the item is cleared", () => {
  const seen = (ghost: MessageInitShape<typeof GhostSchema>) =>
    create(GhostPatchSchema, { what: { case: "seen", value: create(GhostSchema, ghost) } });
  const ids = (scene: Scene) => scene.ghosts.map(({ creature, item }) => [creature, item]);

  const both = [{ creature: 5 }, { item: "5", kind: 2 }, { item: "6", kind: 2 }, { item: "5", kind: 3 }];
  const all = both.map(seen).reduce(foldGhost, cellar);
  const without = foldGhost(all, create(GhostPatchSchema, { what: { case: "clearedItem", value: "5" } }));
  const creatureGone = foldGhost(all, create(GhostPatchSchema, { what: { case: "cleared", value: 5 } }));

  expect(ids(all)).toEqual([
    [5, "0"],
    [0, "6"],
    [0, "5"],
  ]);
  expect(ids(without)).toEqual([
    [5, "0"],
    [0, "6"],
  ]);
  expect(ids(creatureGone)).toEqual([
    [0, "6"],
    [0, "5"],
  ]);
});

test("An edited scene has its new darkness, and keeps its lights, notes, regions and what players see of it", () => {
  const edited = create(SceneSchema, { id: 1, name: "Cellar", visionMode: Scene_VisionMode.VISION, darkness: 5 });

  const now = editedScene(cellar, edited);

  expect([now.name, now.darkness]).toEqual(["Cellar", 5]);
  expect(now).toMatchObject({
    lights: cellar.lights,
    notes: cellar.notes,
    regions: cellar.regions,
    seen: cellar.seen,
    bright: cellar.bright,
    dim: cellar.dim,
  });
});
