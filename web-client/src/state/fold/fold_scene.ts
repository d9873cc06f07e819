// The fold of deltas about one scene. Pure.
import type { Condition, Item, Scene, TerrainRun } from "../../generated/protocol/wire/v1/state_pb";
import { paintedOver, terrainOn } from "../maps/terrain";
import { upsert } from "./fold_creature";

/// The scene with the edited name, grid and picture. Its terrain keeps its place on the screen, its contents stay.
export function editedScene(scene: Scene, edited: Scene): Scene {
  const { items, areas, numbers } = scene;
  return { ...edited, terrain: terrainOn(edited, scene), items, areas, numbers };
}

export function foldTerrain(scene: Scene, painted: readonly TerrainRun[]): Scene {
  return { ...scene, terrain: [...paintedOver(scene.terrain, painted)] };
}

export function changeItem(scene: Scene, item: Item): Scene {
  return { ...scene, items: [...upsert(scene.items, item)] };
}

export function sceneWithArea(scene: Scene, area: Condition): Scene {
  return { ...scene, areas: [...upsert(scene.areas, area)] };
}

export function sceneWithoutArea(scene: Scene, id: string): Scene {
  return { ...scene, areas: scene.areas.filter((area) => area.id !== id) };
}
