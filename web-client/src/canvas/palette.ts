// The colors of the map, read from the design tokens.

export interface Palette {
  readonly ground: number;
  readonly board: number;
  readonly line: number;
  readonly accent: number;
  readonly harm: number;
  readonly good: number;
  readonly miss: number;
  readonly refused: number;
  readonly side: (side: number) => number;
  readonly bands: readonly [number, number, number];
}

export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => readHex(style.getPropertyValue(name));
  const sides = [color("--side-0"), color("--side-1"), color("--side-2"), color("--side-3")];
  return {
    ground: color("--map-ground"),
    board: color("--map-board"),
    line: color("--map-line"),
    accent: 0xe8935a,
    harm: 0xef7a70,
    good: 0x8fc49a,
    miss: 0xe59aa8,
    refused: 0xe3b74f,
    side: (side) => sides[side % sides.length] ?? 0xffffff,
    bands: [color("--band-0"), color("--band-1"), color("--band-2")],
  };
}

/// "#rgb" or "#rrggbb" as a number; black for other texts.
export function readHex(text: string): number {
  const digits = text.trim().slice(1);
  const six = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return Number.parseInt(six, 16) || 0;
}
