// Light and darkness of a map. Pure.

/// Where no light is, the darkest that a map can be.
export const PITCH_DARK = 10;

/// The least darkness of each word, the darkest first.
const WORDS = [
  [PITCH_DARK, "pitch dark"],
  [7, "dark"],
  [3, "dim"],
] as const;

/// Of a map with vision, where no light is. darkness: 0 to 10.
export function darknessWord(darkness: number): string {
  return WORDS.find(([least]) => darkness >= least)?.[1] ?? "bright";
}
