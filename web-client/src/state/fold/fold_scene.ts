// The fold of deltas about one scene. Pure.
import type { CellTerrain, Condition, Item, Scene } from "../../generated/protocol/wire/v1/state_pb";
import { upsert } from "./fold_creature";

/// The scene with the edited name, grid and picture; its contents stay.
export function editedScene(scene: Scene, edited: Scene): Scene {
  const { terrain, items, areas, numbers } = scene;
  return { ...edited, terrain, items, areas, numbers };
}

/// The scene with `cells` replaced; plain terrain is not stored.
export function foldGround(scene: Scene, cells: readonly CellTerrain[]): Scene {
  const terrain = new Map(scene.terrain.map((entry) => [cellName(entry), entry]));
  for (const entry of cells) {
    if (isPlain(entry)) terrain.delete(cellName(entry));
    else terrain.set(cellName(entry), entry);
  }
  return { ...scene, terrain: [...terrain.values()] };
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

function cellName(terrain: CellTerrain): string {
  return `${terrain.cell?.column ?? 0},${terrain.cell?.row ?? 0}`;
}

function isPlain(terrain: CellTerrain): boolean {
  return (
    !terrain.blocksMove &&
    !terrain.blocksSight &&
    !terrain.difficult &&
    terrain.numbers.length === 0 &&
    terrain.name === ""
  );
}
