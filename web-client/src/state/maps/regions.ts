// Regions of a map: their corners, and what lies in them. Pure.
import { type Region, Region_Kind } from "../../generated/protocol/wire/v1/state_pb";
import type { SceneId, Table } from "../table/table";
import type { MapPoint } from "./walls";

/// As the protocol bounds them.
export const MOST_CORNERS = 256;
export const MOST_REGION_NAME = 100;

export function cornersOf({ corners }: Pick<Region, "corners">): readonly MapPoint[] {
  return Array.from({ length: corners.length / 2 }, (_, at) => ({
    x: corners[2 * at] ?? 0,
    y: corners[2 * at + 1] ?? 0,
  }));
}

/// As they travel.
export function wireCorners(corners: readonly MapPoint[]): number[] {
  return corners.flatMap(({ x, y }) => [x, y]);
}

/// By the even-odd rule.
export function isInside(corners: readonly MapPoint[], { x, y }: MapPoint): boolean {
  let inside = false;
  corners.forEach((a, at) => {
    const b = corners[(at + 1) % corners.length] ?? a;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)) inside = !inside;
  });
  return inside;
}

/// Where a passage leads: a region, and its scene.
export interface Target {
  readonly scene: SceneId;
  readonly region: Region;
}

/// null: nowhere. scene: the passage's own.
export function targetOf({ scenes }: Pick<Table, "scenes">, passage: Region, scene: SceneId): Target | null {
  const to = passage.toScene === 0 ? scene : passage.toScene;
  const region = scenes.get(to)?.regions.find(({ id }) => id === passage.toRegion);
  return region === undefined ? null : { scene: to, region };
}

/// The passages of all scenes but that one.
export function otherPassages({ scenes }: Pick<Table, "scenes">, { id }: Region): readonly Target[] {
  return [...scenes.values()].flatMap(({ id: scene, regions }) =>
    regions.filter((one) => one.kind === Region_Kind.PASSAGE && one.id !== id).map((region) => ({ scene, region })),
  );
}
