// Pins with the signs of their icons.
import type { Graphics } from "pixi.js";
import { type Note, Note_Icon } from "../../generated/protocol/wire/v1/state_pb";
import type { Point } from "../grid";
import { HEAD_PX, RADIUS_PX } from "./note_mark";

const DARK = 0x0b0d10;
const CHOSEN = 0xff9a4d;

/// Lines and dots of a sign; one head is two wide and high.
interface Sign {
  readonly lines: readonly (readonly (readonly [x: number, y: number])[])[];
  readonly dots: readonly (readonly [x: number, y: number])[];
}

const SIGNS: Readonly<Record<Note_Icon, Sign>> = {
  [Note_Icon.PIN]: { lines: [], dots: [[0, 0]] },
  [Note_Icon.QUESTION]: {
    lines: [
      [
        [-0.32, -0.3],
        [-0.18, -0.55],
        [0.18, -0.55],
        [0.34, -0.28],
        [0.2, -0.05],
        [0, 0.08],
        [0, 0.22],
      ],
    ],
    dots: [[0, 0.55]],
  },
  [Note_Icon.DANGER]: {
    lines: [
      [
        [0, -0.6],
        [0, 0.2],
      ],
    ],
    dots: [[0, 0.55]],
  },
  [Note_Icon.TREASURE]: {
    lines: [
      [
        [0, 0.6],
        [-0.55, -0.15],
        [-0.3, -0.5],
        [0.3, -0.5],
        [0.55, -0.15],
        [0, 0.6],
      ],
      [
        [-0.55, -0.15],
        [0.55, -0.15],
      ],
    ],
    dots: [],
  },
  [Note_Icon.DOOR]: {
    lines: [
      [
        [-0.36, 0.55],
        [-0.36, -0.55],
        [0.36, -0.55],
        [0.36, 0.55],
        [-0.36, 0.55],
      ],
    ],
    dots: [[0.14, 0.04]],
  },
  [Note_Icon.QUEST]: {
    lines: [
      [
        [-0.32, 0.62],
        [-0.32, -0.55],
        [0.42, -0.3],
        [-0.32, 0],
      ],
    ],
    dots: [],
  },
};

/// px: the width of a screen pixel.
export function drawPin(on: Graphics, note: Note, { x, y }: Point, px: number): void {
  const [radius, head] = [RADIUS_PX * px, y - HEAD_PX * px];
  on.poly([x - 0.8 * radius, head + 0.6 * radius, x + 0.8 * radius, head + 0.6 * radius, x, y]).fill(DARK);
  on.circle(x, head, radius)
    .fill(DARK)
    .stroke({ width: 2 * px, color: note.color });
  const { lines, dots } = SIGNS[note.icon] ?? SIGNS[Note_Icon.PIN];
  const at = ([dx, dy]: readonly [number, number]) => [x + dx * radius, head + dy * radius] as const;
  for (const [first, ...rest] of lines) {
    if (first === undefined) continue;
    on.moveTo(...at(first));
    for (const next of rest) on.lineTo(...at(next));
    on.stroke({ width: 1.8 * px, color: note.color });
  }
  for (const dot of dots) on.circle(...at(dot), (lines.length === 0 ? 4 : 1.3) * px).fill(note.color);
}

export function drawChosenPin(on: Graphics, { x, y }: Point, px: number): void {
  on.circle(x, y - HEAD_PX * px, (RADIUS_PX + 4) * px).stroke({ width: 3 * px, color: CHOSEN });
}
