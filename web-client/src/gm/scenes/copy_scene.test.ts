import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import {
  type Light,
  type Note,
  type Region,
  Region_Kind,
  type Scene,
  SceneSchema,
} from "../../generated/protocol/wire/v1/state_pb";
import type { Session } from "../../state/session.svelte";
import { copyScene } from "./copy_scene";

test("A copy is as dark as its scene and has its lights, also those that are off, and its notes", async () => {
  const scene = create(SceneSchema, {
    ...{ id: 1, name: "Cellar", visionMode: 2, darkness: 10 },
    lights: [
      { id: "5", x: 720, dim: 90_000n, color: 0xffb45e },
      { id: "6", x: 360, dim: 30_000n, off: true },
    ],
    notes: [{ id: "7", x: 360, title: "Well", audience: 1, creatures: [3] }],
  });
  const sent: { case: string; value: { lights: Light[]; notes: Note[]; scene: number } & Scene }[] = [];
  const session = {
    table: { scenes: new Map([[1, scene]]), relations: new Map(), schemaIndex: { schema: { relations: [] } } },
    edit: (what: (typeof sent)[number]) => {
      sent.push(what);
      const copied = new Map([...session.table.scenes, [2, create(SceneSchema, { id: 2 })] as const]);
      session.table = { ...session.table, scenes: copied };
      return Promise.resolve({ kind: "accepted" });
    },
  };

  expect(await copyScene(session as unknown as Session, scene)).toBe(2);

  expect(sent.map((edit) => edit.case)).toEqual(["addScene", "putLights", "putNotes"]);
  expect(sent[0]?.value).toMatchObject({ name: "Copy of Cellar", darkness: 10, lights: [] });
  expect(sent[1]?.value.lights.map(({ id, x, off }) => [id, x, off])).toEqual([
    ["0", 720, false],
    ["0", 360, true],
  ]);
  expect(sent[2]?.value.notes).toMatchObject([{ id: "0", x: 360, title: "Well", audience: 1, creatures: [3] }]);
});

test("Passages within a scene lead within its copy, those to other scenes lead there", async () => {
  const up = { id: "5", kind: Region_Kind.PASSAGE, toRegion: "6" };
  const down = { id: "6", kind: Region_Kind.PASSAGE, toScene: 1, toRegion: "5" };
  const away = { id: "7", kind: Region_Kind.PASSAGE, toScene: 9, toRegion: "3" };
  const scene = create(SceneSchema, { id: 1, name: "Cellar", regions: [up, down, away] });
  let copied = create(SceneSchema, { id: 2 });
  const sent: { case: string; value: { regions: Region[] } }[] = [];
  const session = {
    get table() {
      const scenes = new Map([[1, scene], ...(sent.length === 0 ? [] : ([[2, copied]] as const))] as const);
      return { scenes, relations: new Map(), schemaIndex: { schema: { relations: [] } } };
    },
    edit: (what: (typeof sent)[number]) => {
      sent.push(what);
      if (what.case === "putRegions" && copied.regions.length === 0)
        copied = { ...copied, regions: what.value.regions.map((region, at) => ({ ...region, id: `1${at}` })) };
      return Promise.resolve({ kind: "accepted" });
    },
  };

  await copyScene(session as unknown as Session, scene);

  expect(sent.map((edit) => edit.case)).toEqual(["addScene", "putRegions", "putRegions"]);
  expect(sent[2]?.value.regions.map(({ id, toScene, toRegion }) => [id, toScene, toRegion])).toEqual([
    ["10", 0, "11"],
    ["11", 0, "10"],
  ]);
});
