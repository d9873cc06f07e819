// The symbol of each kind of border, along the x axis around 0,0. Kinds differ by shape, not by color alone.
import type { Graphics } from "pixi.js";

const DARK = 0x11151a;
const STONE = 0xb9b2a4;
const WOOD = 0xa9743f;
const GLASS = 0x9fd0ea;
const LEAF = 0x7fb06a;
const PALE = 0xf1e9d9;

type Draw = (on: Graphics, half: number) => void;

/// Draws `line` as a border `length` pixels long. An unknown line is a plain one.
export function drawBorder(on: Graphics, line: string, length: number): void {
  (symbols[line] ?? plain)(on, length / 2);
}

const symbols: Readonly<Record<string, Draw>> = {
  wall: (on, half) => {
    masonry(on, -half, half);
    for (let x = -half + 14; x < half - 4; x += 18) on.moveTo(x, -5).lineTo(x, 5);
    on.stroke({ width: 1.5, color: DARK, alpha: 0.7 });
  },
  door: (on, half) => {
    opening(on, half, 26);
    leaf(on, -26, 52);
    on.circle(16, 0, 3.5).fill(DARK);
  },
  double_door: (on, half) => {
    opening(on, half, 42);
    leaf(on, -42, 40);
    leaf(on, 2, 40);
    on.circle(-8, 0, 3.5).circle(8, 0, 3.5).fill(DARK);
  },
  window: (on, half) => {
    opening(on, half, 30);
    on.rect(-30, -6, 60, 12).fill({ color: GLASS, alpha: 0.85 }).stroke({ width: 2.5, color: DARK });
    on.moveTo(-30, 0).lineTo(30, 0).moveTo(0, -6).lineTo(0, 6).stroke({ width: 2, color: DARK });
  },
  ladder: (on, half) => {
    plain(on, half);
    twice(on, 4, WOOD, () => {
      on.moveTo(-11, -30).lineTo(-11, 30).moveTo(11, -30).lineTo(11, 30);
      for (let y = -22; y <= 22; y += 11) on.moveTo(-11, y).lineTo(11, y);
    });
  },
  stairs: (on, half) => {
    plain(on, half);
    twice(on, 4, PALE, () => {
      for (let step = 0; step < 6; step++) {
        const y = -25 + step * 10;
        on.moveTo(-8 - step * 4, y).lineTo(8 + step * 4, y);
      }
    });
  },
  growth: (on, half) => {
    for (let x = -half + 8, turn = 0; x < half - 4; x += 13, turn++) {
      on.circle(x, turn % 2 === 0 ? -6 : 5, 9 + (turn % 3)).fill(LEAF);
      on.stroke({ width: 2, color: DARK });
    }
  },
  gap: (on, half) => {
    on.rect(-half, -10, 2 * half, 20).fill({ color: 0x05070a, alpha: 0.85 });
    dashes(on, half, -10, PALE);
    dashes(on, half, 10, PALE);
  },
  drop: (on, half) => {
    twice(on, 4, STONE, () => on.moveTo(-half, 0).lineTo(half, 0));
    for (let x = -half + 12; x < half - 6; x += 24) on.poly([x - 8, 2, x + 8, 2, x, 16]).fill(STONE);
  },
  climb: (on, half) => {
    twice(on, 4, STONE, () => on.moveTo(-half, 0).lineTo(half, 0));
    twice(on, 4, PALE, () => on.moveTo(-10, 10).lineTo(0, -14).lineTo(10, 10));
  },
  rope: (on, half) => {
    plain(on, half);
    twice(on, 4, WOOD, () => {
      on.moveTo(0, -30);
      for (let y = -22; y <= 30; y += 8) on.lineTo(y % 16 === 2 ? 5 : -5, y);
    });
  },
  fence: (on, half) => {
    twice(on, 3, WOOD, () => {
      on.moveTo(-half, 0).lineTo(half, 0);
      for (let x = -half + 10; x < half; x += 22) on.moveTo(x, -9).lineTo(x, 9);
    });
  },
  passage: (on, half) => {
    const wide = Math.min(half, 34);
    twice(on, 5, PALE, () => {
      on.moveTo(-wide, -9).lineTo(-wide, 9).moveTo(wide, -9).lineTo(wide, 9);
      on.moveTo(0, -17).lineTo(0, 17);
      on.moveTo(-7, -10).lineTo(0, -18).lineTo(7, -10).moveTo(-7, 10).lineTo(0, 18).lineTo(7, 10);
    });
  },
};

/// The kinds of line that have a symbol of their own.
export const knownLines: readonly string[] = Object.keys(symbols);

function plain(on: Graphics, half: number): void {
  twice(on, 4, PALE, () => on.moveTo(-half, 0).lineTo(half, 0));
}

function masonry(on: Graphics, from: number, to: number): void {
  on.rect(from, -6, to - from, 12)
    .fill(STONE)
    .stroke({ width: 2.5, color: DARK });
}

/// A wall with a hole of twice `hole` in its middle.
function opening(on: Graphics, half: number, hole: number): void {
  if (half <= hole) return;
  masonry(on, -half, -hole);
  masonry(on, hole, half);
}

function leaf(on: Graphics, from: number, width: number): void {
  on.roundRect(from, -8, width, 16, 3).fill(WOOD).stroke({ width: 2.5, color: DARK });
}

function dashes(on: Graphics, half: number, y: number, color: number): void {
  for (let x = -half; x < half; x += 16) on.moveTo(x, y).lineTo(Math.min(half, x + 9), y);
  on.stroke({ width: 3, color });
}

/// Strokes the shape of `trace` twice, dark and wide below, so that it is visible on every background.
function twice(on: Graphics, width: number, color: number, trace: () => void): void {
  trace();
  on.stroke({ width: width + 3.5, color: DARK, cap: "round", join: "round" });
  trace();
  on.stroke({ width, color, cap: "round", join: "round" });
}
