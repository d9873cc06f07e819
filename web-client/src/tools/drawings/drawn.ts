// What the draw tool makes of the points that were drawn. Pure.
import { create } from "@bufbuild/protobuf";
import { type Note, Note_Shape, NoteSchema } from "../../generated/protocol/wire/v1/state_pb";
import { type MapPoint, samePoint, UNNAMED } from "../../state/maps/walls";
import type { DrawingBrush, DrawingKind } from "../../state/view.svelte";

/// As the protocol bounds them.
export const MOST_CORNERS = 1000;
/// The height of letters, in widths of a line.
export const LETTERS = 8;

/// A drawing without an id; null: there are too few points for it.
export function drawn(kind: DrawingKind, points: readonly MapPoint[], brush: DrawingBrush): Note | null {
  const corners = cornersOf(kind, points);
  if (corners === null) return null;
  const shape = shapeOf(kind, corners);
  const closed = shape === Note_Shape.POLYGON || shape === Note_Shape.ELLIPSE;
  return create(NoteSchema, {
    ...lookOf(brush),
    ...aroundMiddle(corners),
    id: UNNAMED,
    shape,
    width: brush.width,
    filled: closed && brush.filled,
  });
}

/// Place and corners of a drawing: its place is the middle of its points.
export function aroundMiddle(points: readonly MapPoint[]): Pick<Note, "x" | "y" | "corners"> {
  const middle = (all: readonly number[]) => Math.round((Math.min(...all) + Math.max(...all)) / 2) + 0; // no −0
  const at = { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) };
  return { ...at, corners: points.flatMap(({ x, y }) => [x - at.x, y - at.y]) };
}

/// A text at a point.
export function written({ x, y }: MapPoint, title: string, brush: DrawingBrush): Note {
  const width = brush.width * LETTERS;
  return create(NoteSchema, { ...lookOf(brush), x, y, id: UNNAMED, shape: Note_Shape.TEXT, title, width });
}

function lookOf({ color, audience, creatures }: DrawingBrush): Pick<Note, "color" | "audience" | "creatures"> {
  return { color, audience, creatures: [...creatures] };
}

function shapeOf(kind: DrawingKind, { length }: readonly MapPoint[]): Note_Shape {
  if (kind === "ellipse") return Note_Shape.ELLIPSE;
  return kind === "rectangle" || (kind === "polygon" && length > 2) ? Note_Shape.POLYGON : Note_Shape.LINE;
}

/// A rectangle and an ellipse have two opposite points.
function cornersOf(kind: DrawingKind, points: readonly MapPoint[]): readonly MapPoint[] | null {
  const [a] = points;
  const b = points.at(-1);
  if (a === undefined || b === undefined || points.every((point) => samePoint(point, a))) return null;
  if (kind === "ellipse") return [a, b];
  return kind === "rectangle" ? [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }] : points;
}
