// Lights as the map shows them, in world pixels, and the light under a pointer. Pure.
import { type Light, Light_Glow, type Scene } from "../../generated/protocol/wire/v1/state_pb";
import type { Grid, Point } from "../grid";
import { toWorld } from "../walls";

export interface LightMark {
  readonly id: string;
  readonly at: Point;
  /// How far it lights brightly, and at all.
  readonly bright: number;
  readonly dim: number;
  /// How wide its cone is, in degrees; 360: all around.
  readonly degrees: number;
  /// Of the middle of its cone: clockwise from the top, in radians.
  readonly turn: number;
  readonly color: number;
  readonly glow: "steady" | "flicker" | "pulse";
  readonly off: boolean;
  readonly darkens: boolean;
}

/// cell: how wide a cell is, in 0.1 mm.
export function lightMark(light: Light, { cell }: Pick<Scene, "cell">, grid: Grid): LightMark {
  const { id, bright, dim, degrees, direction, color, glow, off, darkens } = light;
  const length = (tenths: bigint) => (Number(tenths) / Math.max(1, Number(cell))) * grid.width;
  return {
    id,
    at: toWorld(light, grid),
    bright: Math.min(length(bright), length(dim)),
    dim: length(dim),
    degrees: degrees < 1 ? 360 : degrees,
    turn: (direction * Math.PI) / 180,
    color,
    glow: glow === Light_Glow.FLICKER ? "flicker" : glow === Light_Glow.PULSE ? "pulse" : "steady",
    off,
    darkens,
  };
}

/// The light nearest to a point, at most `reach` away, or null. reach: in world pixels.
export function lightNear(lights: readonly Light[], point: Point, grid: Grid, reach: number): Light | null {
  let [nearest, least]: [Light | null, number] = [null, reach];
  for (const light of lights) {
    const { x, y } = toWorld(light, grid);
    const far = Math.hypot(x - point.x, y - point.y);
    if (far <= least) [nearest, least] = [light, far];
  }
  return nearest;
}
