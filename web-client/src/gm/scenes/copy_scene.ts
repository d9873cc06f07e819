// A copy of a scene: its map image, grid, terrain, walls, lights, notes, regions and borders, without its creatures.
import { type Scene, Wall_State } from "../../generated/protocol/wire/v1/state_pb";
import { editsOf } from "../../state/maps/terrain";
import { endsOf, samePoint, UNNAMED } from "../../state/maps/walls";
import { bordersOf } from "../../state/maps/zones";
import type { Session } from "../../state/session.svelte";
import type { SceneId } from "../../state/table/table";
import { putLights } from "../../tools/lights/send_lights";
import { putNotes } from "../../tools/notes/send_notes";
import { putLinkedRegions } from "../../tools/regions/put_linked_regions";
import { putWalls } from "../../tools/walls/send_walls";
import { copyOfText } from "../../ui/texts";
import { addScene } from "./new_scene";
import { sceneEdit } from "./scene_picture";

/// Returns the copy's id; 0: refused. Each part is an edit.
export async function copyScene(session: Session, scene: Scene): Promise<SceneId> {
  const borders = bordersOf(session.table, scene.id);
  const id = await addScene(session, sceneEdit(scene, { name: copyOfText(scene.name).slice(0, 100) }));
  if (id === 0) return 0;
  for (const runs of editsOf(scene.terrain))
    await session.edit({ case: "paintGround", value: { scene: id, runs: [...runs] } });
  await copyWalls(session, scene, id);
  const lights = scene.lights.map((light) => ({ ...light, id: UNNAMED }));
  await putLights(session, id, lights);
  const notes = scene.notes.map((note) => ({ ...note, id: UNNAMED }));
  await putNotes(session, id, notes);
  await copyRegions(session, scene, id);
  for (const { from, to, relation } of borders) {
    const { key, data, gmOnly } = relation;
    await session.edit({ case: "putBorder", value: { scene: id, from, to, key, data, gmOnly } });
  }
  return id;
}

/// Doors keep their state.
async function copyWalls(session: Session, { walls }: Scene, to: SceneId): Promise<void> {
  await putWalls(
    session,
    to,
    walls.map((wall) => ({ ...wall, id: UNNAMED })),
  );
  const copies = session.table.scenes.get(to)?.walls ?? [];
  for (const wall of walls.filter(({ state }) => state !== Wall_State.CLOSED)) {
    const copy = copies.find((one) => endsOf(one).every((end, at) => samePoint(end, endsOf(wall)[at] ?? end)));
    if (copy !== undefined)
      await session.edit({ case: "setDoor", value: { scene: to, wall: copy.id, state: wall.state } });
  }
}

/// Passages within the scene lead within the copy; those to other scenes lead there.
async function copyRegions(session: Session, { id, regions }: Scene, to: SceneId): Promise<void> {
  const copies = regions.map((region) => {
    const within = region.toScene === 0 || region.toScene === id;
    const target = within ? regions.findIndex((one) => one.id === region.toRegion) : -1;
    return { region: { ...region, id: UNNAMED }, leadsTo: target === -1 ? null : target };
  });
  await putLinkedRegions(session, to, copies);
}
