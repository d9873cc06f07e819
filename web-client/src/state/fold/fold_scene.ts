// The fold of deltas about one scene. Pure.
import type { DoorPatch, RevealedPatch, WallsPatch } from "../../generated/protocol/wire/v1/envelope_pb";
import type { Condition, Item, Scene, TerrainRun } from "../../generated/protocol/wire/v1/state_pb";
import { areaOf, EMPTY, rasterOf, subtract, union } from "../maps/raster";
import { paintedOver, terrainOn } from "../maps/terrain";
import { isDoor } from "../maps/walls";
import { upsert } from "./fold_creature";

/// The scene with the edited name, grid, picture and vision. Its terrain keeps its place on the screen, its contents stay.
export function editedScene(scene: Scene, edited: Scene): Scene {
  const { items, areas, numbers, walls, revealed, seen } = scene;
  return { ...edited, terrain: terrainOn(edited, scene), items, areas, numbers, walls, revealed, seen };
}

export function foldTerrain(scene: Scene, painted: readonly TerrainRun[]): Scene {
  return { ...scene, terrain: [...paintedOver(scene.terrain, painted)] };
}

/// A door that stays a door keeps its state.
export function foldWalls(scene: Scene, { walls, removed }: Pick<WallsPatch, "walls" | "removed">): Scene {
  const now = new Map(scene.walls.map((wall) => [wall.id, wall]));
  for (const id of removed) now.delete(id);
  for (const wall of walls) {
    const before = now.get(wall.id);
    const stays = before !== undefined && isDoor(before) && isDoor(wall);
    now.set(wall.id, stays ? { ...wall, state: before.state } : wall);
  }
  return { ...scene, walls: [...now.values()] };
}

export function foldDoor(scene: Scene, { wall, state }: Pick<DoorPatch, "wall" | "state">): Scene {
  return { ...scene, walls: scene.walls.map((known) => (known.id === wall ? { ...known, state } : known)) };
}

/// An area of which nothing is left is gone.
export function foldRevealed(scene: Scene, { area, hidden }: Pick<RevealedPatch, "area" | "hidden">): Scene {
  if (area === undefined) return scene;
  const { creature } = area;
  const before = scene.revealed.find((one) => one.creature === creature);
  const known = before === undefined ? EMPTY : rasterOf(before);
  const raster = hidden ? subtract(known, rasterOf(area)) : union(known, rasterOf(area));
  const others = scene.revealed.filter((one) => one !== before);
  return { ...scene, revealed: raster.size === 0 ? others : [...others, areaOf(creature, raster)] };
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
