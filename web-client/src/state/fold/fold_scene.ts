// The fold of deltas about one scene. Pure.
import type {
  DoorPatch,
  GhostPatch,
  LightsPatch,
  NotesPatch,
  RegionsPatch,
  RevealedPatch,
  SeenPatch,
  WallsPatch,
} from "../../generated/protocol/wire/v1/envelope_pb";
import type { Condition, Ghost, Item, RasterChunk, Scene, TerrainRun } from "../../generated/protocol/wire/v1/state_pb";
import { areaOf, chunkKey, EMPTY, rasterOf, subtract, union } from "../maps/raster";
import { paintedOver, terrainOn } from "../maps/terrain";
import { isDoor } from "../maps/walls";
import { upsert } from "./fold_creature";

/// The scene with the edited name, grid and lines, picture, vision and darkness. Its terrain keeps its place on the screen, its contents stay.
export function editedScene(scene: Scene, edited: Scene): Scene {
  const { items, areas, numbers, walls, revealed, lights, ghosts, notes, regions, seen, bright, dim } = scene;
  const contents = { items, areas, numbers, walls, revealed, lights, ghosts, notes, regions, seen, bright, dim };
  return { ...edited, terrain: terrainOn(edited, scene), ...contents };
}

export function foldTerrain(scene: Scene, painted: readonly TerrainRun[]): Scene {
  return { ...scene, terrain: [...paintedOver(scene.terrain, painted)] };
}

/// A door that stays a door keeps its state.
export function foldWalls(scene: Scene, { walls, removed }: Pick<WallsPatch, "walls" | "removed">): Scene {
  const now = patched(scene.walls, walls, removed, (wall, before) =>
    isDoor(before) && isDoor(wall) ? { ...wall, state: before.state } : wall,
  );
  return { ...scene, walls: now };
}

export function foldLights(scene: Scene, { lights, removed }: Pick<LightsPatch, "lights" | "removed">): Scene {
  return { ...scene, lights: patched(scene.lights, lights, removed) };
}

export function foldNotes(scene: Scene, { notes, removed }: Pick<NotesPatch, "notes" | "removed">): Scene {
  return { ...scene, notes: patched(scene.notes, notes, removed) };
}

export function foldRegions(scene: Scene, { regions, removed }: Pick<RegionsPatch, "regions" | "removed">): Scene {
  return { ...scene, regions: patched(scene.regions, regions, removed) };
}

/// What is seen now, and how bright it is, after the chunks that changed.
export function foldSeen(scene: Scene, { chunks, bright, dim }: Pick<SeenPatch, "chunks" | "bright" | "dim">): Scene {
  return {
    ...scene,
    seen: withChunks(scene.seen, chunks),
    bright: withChunks(scene.bright, bright),
    dim: withChunks(scene.dim, dim),
  };
}

function withChunks(known: readonly RasterChunk[], changed: readonly RasterChunk[]): RasterChunk[] {
  const now = new Map([...known, ...changed].map((chunk) => [chunkKey(chunk.column, chunk.row), chunk]));
  return [...now.values()].filter(({ none }) => !none);
}

/// Of a creature or an item there is one ghost at most.
export function foldGhost(scene: Scene, { what }: Pick<GhostPatch, "what">): Scene {
  const of = what.case === "seen" ? idOf(what.value) : what.value;
  const others = scene.ghosts.filter((ghost) => idOf(ghost) !== of);
  return { ...scene, ghosts: what.case === "seen" ? [...others, what.value] : others };
}

/// A number of a creature, a string of an item.
function idOf({ creature, item }: Ghost): number | string {
  return creature || item;
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

/// `known` without the removed, with `put` in the places of those of the same ids, new ones last. as: what is put in the place of one.
function patched<T extends { readonly id: string }>(
  known: readonly T[],
  put: readonly T[],
  removed: readonly string[],
  as = (one: T, _before: T): T => one,
): T[] {
  const now = new Map(known.map((one) => [one.id, one]));
  for (const id of removed) now.delete(id);
  for (const one of put) {
    const before = now.get(one.id);
    now.set(one.id, before === undefined ? one : as(one, before));
  }
  return [...now.values()];
}
