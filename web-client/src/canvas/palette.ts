// The colours of the map, read from the design tokens.

export interface Palette {
  readonly ground: number;
  readonly board: number;
  readonly line: number;
  readonly accent: number;
  readonly harm: number;
  readonly good: number;
  readonly side: (side: number) => number;
  readonly bands: readonly [number, number, number];
}

export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => readHex(style.getPropertyValue(name));
  const sides = [colour("--side-0"), colour("--side-1"), colour("--side-2"), colour("--side-3")];
  return {
    ground: colour("--map-ground"),
    board: colour("--map-board"),
    line: colour("--map-line"),
    accent: 0xe8935a,
    harm: 0xef7a70,
    good: 0x8fc49a,
    side: (side) => sides[side % sides.length] ?? 0xffffff,
    bands: [colour("--band-0"), colour("--band-1"), colour("--band-2")],
  };
}

/// "#rgb" or "#rrggbb" as a number; black where it is neither.
export function readHex(text: string): number {
  const digits = text.trim().slice(1);
  const six = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return Number.parseInt(six, 16) || 0;
}
