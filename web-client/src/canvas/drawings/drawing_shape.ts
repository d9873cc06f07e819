// Drawings as the map shows them, and the drawing under a pointer. Pure.
import { type Note, Note_Shape } from "../../generated/protocol/wire/v1/state_pb";
import { type MapPoint, SQUARE } from "../../state/maps/walls";
import type { Grid, Point } from "../grid";
import { distanceToLine, type Press, toWorld } from "../walls";

/// The height of the letters of a drawing's title, in 1/720 square; those of a text are as its width says.
const LABEL = 240;
/// Of a letter, in heights of letters.
const LETTER = 0.55;
/// Corners that an ellipse is drawn with.
const ROUND = 96;
/// From a line, in pixels of the screen: what still is the drawing, for a mouse and a finger.
const REACH_PX = { mouse: 8, touch: 18 } as const;

export interface Outline {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/// The corners of a drawing on the map.
export function cornersOf({ x, y, corners }: Pick<Note, "x" | "y" | "corners">): readonly MapPoint[] {
  return corners.flatMap((dx, at) => (at % 2 === 0 ? [{ x: x + dx, y: y + (corners[at + 1] ?? 0) }] : []));
}

/// The line of a drawing in world pixels; of a text: around its letters.
export function outlineOf(note: Note, grid: Grid): Outline {
  if (note.shape === Note_Shape.TEXT) return { points: boxOf(note, grid), closed: true };
  const points = cornersOf(note).map((corner) => toWorld(corner, grid));
  if (note.shape !== Note_Shape.ELLIPSE) return { points, closed: note.shape === Note_Shape.POLYGON };
  const [a, b = a] = points;
  return { points: a === undefined || b === undefined ? [] : around(a, b), closed: true };
}

/// In world pixels.
export function lengthIn(lattice: number, { width }: Grid): number {
  return (lattice * width) / SQUARE;
}

/// The height of the letters of a drawing, in world pixels.
export function letterHeight({ shape, width }: Pick<Note, "shape" | "width">, grid: Grid): number {
  return lengthIn(shape === Note_Shape.TEXT && width > 0 ? width : LABEL, grid);
}

/// The topmost drawing under a press; null: none. scale: screen pixels per world pixel.
export function drawingAt(notes: readonly Note[], press: Omit<Press, "token">, grid: Grid, scale: number): Note | null {
  const reach = (press.touch ? REACH_PX.touch : REACH_PX.mouse) / scale;
  return notes.findLast((note) => isAt(note, press.world, grid, reach)) ?? null;
}

function isAt(note: Note, at: Point, grid: Grid, reach: number): boolean {
  const { points, closed } = outlineOf(note, grid);
  const isText = note.shape === Note_Shape.TEXT;
  if (closed && (note.filled || isText) && isInside(at, points)) return true;
  const near = reach + (isText ? 0 : lengthIn(note.width, grid) / 2);
  return points.some((to, index) => {
    const from = points[index - 1] ?? (closed ? points.at(-1) : undefined);
    return from !== undefined && distanceToLine(at, from, to) <= near;
  });
}

/// Whether an odd number of lines lies to the right.
export function isInside({ x, y }: Point, corners: readonly Point[]): boolean {
  const crossed = corners.filter((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    return from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
  });
  return crossed.length % 2 === 1;
}

function around(a: Point, b: Point): readonly Point[] {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return Array.from({ length: ROUND }, (_, at) => {
    const angle = (at * 2 * Math.PI) / ROUND;
    return {
      x: middle.x + (Math.cos(angle) * (b.x - a.x)) / 2,
      y: middle.y + (Math.sin(angle) * (b.y - a.y)) / 2,
    };
  });
}

function boxOf(note: Note, grid: Grid): readonly Point[] {
  const { x, y } = toWorld(note, grid);
  const height = letterHeight(note, grid);
  const [across, down] = [(note.title.length * LETTER * height) / 2, (height * 1.2) / 2];
  return [
    { x: x - across, y: y - down },
    { x: x + across, y: y - down },
    { x: x + across, y: y + down },
    { x: x - across, y: y + down },
  ];
}
