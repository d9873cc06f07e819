// The fold of deltas about one scene. Pure.
import type { Condition, Ground, Item, Scene } from "../../generated/protocol/wire/v1/state_pb";
import { upsert } from "./fold_creature";

/// The scene with the edited name, grid and picture; its contents stay.
export function editedScene(scene: Scene, edited: Scene): Scene {
  const { ground, items, areas, numbers } = scene;
  return { ...edited, ground, items, areas, numbers };
}

/// The scene with `cells` replaced; plain terrain is not stored.
export function foldGround(scene: Scene, cells: readonly Ground[]): Scene {
  const ground = new Map(scene.ground.map((entry) => [cellName(entry), entry]));
  for (const entry of cells) {
    if (isPlain(entry)) ground.delete(cellName(entry));
    else ground.set(cellName(entry), entry);
  }
  return { ...scene, ground: [...ground.values()] };
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

function cellName(ground: Ground): string {
  return `${ground.cell?.column ?? 0},${ground.cell?.row ?? 0}`;
}

function isPlain(ground: Ground): boolean {
  return (
    !ground.blocksMove && !ground.blocksSight && !ground.difficult && ground.numbers.length === 0 && ground.name === ""
  );
}
