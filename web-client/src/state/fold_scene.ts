// One scene under the deltas that concern it. Pure.
import type { Condition, Ground, Item, Scene } from "../generated/protocol/wire/v1/state_pb";
import { upsert } from "./fold_creature";

/// A scene as it arrives: an edit comes without ground, items and areas, which then stay.
export function foldScene(before: Scene | undefined, scene: Scene): Scene {
  if (before === undefined) return scene;
  return {
    ...scene,
    ground: scene.ground.length > 0 ? scene.ground : before.ground,
    items: scene.items.length > 0 ? scene.items : before.items,
    areas: scene.areas.length > 0 ? scene.areas : before.areas,
  };
}

/// The scene with each of `cells` as it shall be; plain ground is not kept.
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
  return !ground.blocksMove && !ground.blocksSight && !ground.difficult && ground.numbers.length === 0;
}
