// How a light glows: the picture of its glow, and how strong it is at a time. Pure.
import type { LightMark } from "./light_mark";

/// Of a cone's edge, in radians.
const SOFT = 0.06;
/// A full turn.
const TURN = 2 * Math.PI;

/// A white glow as the texels of a square texture, the middle of its cone pointing up; colors are multiplied by their alpha.
/// size: across and down. degrees: how wide the cone is.
export function glowTexels(size: number, degrees: number): Uint8Array {
  const bytes = new Uint8Array(size * size * 4);
  const half = (Math.min(degrees, 360) * Math.PI) / 360;
  const middle = (size - 1) / 2;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const [dx, dy] = [(x - middle) / (size / 2), (y - middle) / (size / 2)];
      const far = dx * dx + dy * dy;
      const beside = Math.abs(Math.atan2(dx, -dy)) - half;
      const inCone = degrees >= 360 ? 1 : Math.min(1, Math.max(0, 0.5 - beside / (2 * SOFT)));
      const alpha = far >= 1 ? 0 : Math.round(255 * (1 - far) ** 2 * inCone);
      bytes.fill(alpha, (y * size + x) * 4, (y * size + x) * 4 + 4);
    }
  return bytes;
}

/// Of its usual strength, from 0.7 to 1. phase: lights of another one do not flicker together.
export function strengthAt(glow: LightMark["glow"], phase: number, nowMs: number): number {
  const seconds = nowMs / 1000 + phase * 7.3;
  if (glow === "pulse") return 0.85 + 0.15 * Math.sin((seconds * TURN) / 3);
  if (glow === "steady") return 1;
  // three waves that rarely meet look like a fire
  const waves = Math.sin(seconds * 11.1) + Math.sin(seconds * 7.7 + 1) + Math.sin(seconds * 17.3 + 2);
  return 0.85 + 0.05 * waves;
}
