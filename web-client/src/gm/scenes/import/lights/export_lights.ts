// A scene's lights and darkness as Universal VTT has them. Pure but for the report.
import { type Light, Light_Glow, type Scene } from "../../../../generated/protocol/wire/v1/state_pb";
import { PITCH_DARK } from "../../../../state/maps/lights";
import type { MapPoint } from "../../../../state/maps/walls";
import type { ImportReport } from "../import_report";

export interface UvttLight {
  readonly position: MapPoint;
  /// How far it lights at all, in squares.
  readonly range: number;
  readonly intensity: 1;
  /// Alpha, red, green, blue: eight hex digits.
  readonly color: string;
  readonly shadows: boolean;
}

/// pointOf: in squares of the file. decimals: rounds as the file does.
export function lightsForUvtt(
  { lights, cell }: Pick<Scene, "lights" | "cell">,
  { pointOf, decimals }: { pointOf: (at: MapPoint) => MapPoint; decimals: (value: number) => number },
  report: ImportReport,
): readonly UvttLight[] {
  for (const light of lights) reportLacking(light, report);
  return lights.filter(isExported).map(({ x, y, dim, color, throughWalls }) => ({
    position: pointOf({ x, y }),
    range: decimals(Number(dim) / Math.max(1, Number(cell))),
    intensity: 1,
    color: `ff${color.toString(16).padStart(6, "0")}`,
    shadows: !throughWalls,
  }));
}

/// The color of the light that is everywhere: gray, eight hex digits.
export function ambientLight(darkness: number): string {
  const part = Math.round((255 * (PITCH_DARK - Math.min(PITCH_DARK, Math.max(0, darkness)))) / PITCH_DARK);
  return `ff${part.toString(16).padStart(2, "0").repeat(3)}`;
}

function isExported({ off, darkens, dim }: Light): boolean {
  return !off && !darkens && dim > 0n;
}

function reportLacking(light: Light, report: ImportReport): void {
  const { x, y, bright, dim, degrees, glow, off, darkens } = light;
  const add = (kind: string, fate: "changed" | "dropped", reason: string) => report.add(kind, fate, reason, { x, y });
  if (darkens) return add("darkness sources", "dropped", "The format has none.");
  if (off) return add("lights", "dropped", "They are off.");
  if (degrees < 360) add("cones of light", "changed", "They shine all around.");
  if (bright * 2n !== dim) add("bright light", "changed", "It reaches half as far as dim light.");
  if (glow !== Light_Glow.STEADY) add("flickering lights", "changed", "They are steady.");
}
