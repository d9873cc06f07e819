// The sample fight in fog: what all players see, and a part for one creature.
import { gridOf } from "../canvas/grid";
import type { Snapshot } from "../generated/protocol/wire/v1/session_pb";
import { Scene_VisionMode } from "../generated/protocol/wire/v1/state_pb";
import { areaOf } from "../state/maps/raster";
import { ellipseOf, rectangleOf } from "../tools/fog/fog_shapes";

const at = (column: number, row: number) => ({ x: column * 720, y: row * 720 });

export function inFog({ state }: Snapshot): void {
  const creature = state?.creatures.find(({ seats }) => seats.length > 0)?.id ?? 0;
  for (const scene of state?.scenes ?? []) {
    const map = { grid: gridOf(scene), counts: scene };
    scene.visionMode = Scene_VisionMode.MANUAL;
    scene.revealed = [
      areaOf(0, ellipseOf(at(1, 1), at(14, 12), map)),
      areaOf(creature, rectangleOf(at(14, 8), at(20, 12), map)),
    ];
  }
}
