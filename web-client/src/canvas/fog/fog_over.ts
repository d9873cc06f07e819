// The fog of a scene, as one person sees it. Pure.
import {
  type RasterChunk,
  type RevealedArea,
  type Scene,
  Scene_VisionMode,
} from "../../generated/protocol/wire/v1/state_pb";
import type { GridKind } from "../../state/maps/cells";
import { contains, EMPTY, type Raster, rasterOf, rasterOfChunks, sampleAt, union } from "../../state/maps/raster";
import { middleOf } from "../../state/maps/walls";
import type { Cell, CreatureId } from "../../state/table/table";
import type { FogView } from "../map_view";

type Fog = Omit<FogView, "draft">;

/// What is revealed of a scene, or explored; null: it has no fog.
export function revealedOf(scene: Pick<Scene, "visionMode" | "revealed"> | null): readonly RevealedArea[] | null {
  return scene === null || scene.visionMode === Scene_VisionMode.OPEN ? null : scene.revealed;
}

/// What a player sees now of a scene with vision; null: of this scene they see all that is revealed.
export function seenOf(scene: Pick<Scene, "visionMode" | "seen"> | null): readonly RasterChunk[] | null {
  return scene?.visionMode === Scene_VisionMode.VISION ? scene.seen : null;
}

/// The fog beside what is revealed; what a player has explored but sees no more is half veiled. creature: a GM looks as its players
/// do; 0: as all players do.
export function fogOver(
  revealed: readonly RevealedArea[] | null,
  gm: boolean,
  creature: CreatureId,
  now: readonly RasterChunk[] | null = null,
): Fog | null {
  if (revealed === null) return null;
  const seen = (isMeant: (area: RevealedArea) => boolean): Raster =>
    revealed.filter(isMeant).map(rasterOf).reduce(union, EMPTY);
  if (!gm && now !== null) return { gm, clear: rasterOfChunks(now), partly: seen(() => true) };
  if (!gm) return { gm, clear: seen(() => true), partly: EMPTY };
  const clear = seen((area) => area.creature === 0 || area.creature === creature);
  return { gm, clear, partly: creature === 0 ? seen((area) => area.creature !== 0) : EMPTY };
}

/// The areas of which a player sees a part, and those that are everywhere: their labels lie above the fog.
export function inSight<A extends { readonly cells: readonly Cell[] }>(
  areas: readonly A[],
  fog: Pick<Fog, "gm" | "clear"> | null,
  kind: GridKind,
): readonly A[] {
  if (fog === null || fog.gm) return areas;
  const isClear = (cell: Cell) => {
    const { column, row } = sampleAt(middleOf(kind, cell, 1));
    return contains(fog.clear, column, row);
  };
  return areas.filter(({ cells }) => cells.length === 0 || cells.some(isClear));
}
