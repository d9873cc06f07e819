// W143: the drawing under a pointer.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { type Note, Note_Shape, NoteSchema } from "../../generated/protocol/wire/v1/state_pb";
import { gridOf } from "../grid";
import { drawingAt, outlineOf } from "./drawing_shape";

const grid = gridOf(null);
const drawing = (id: string, shape: Note_Shape, corners: number[], more: Partial<Note> = {}) => ({
  ...create(NoteSchema, { id, x: 1440, y: 1440, shape, corners, width: 72 }),
  ...more,
});
/// In cells of 64 pixels.
const at = (notes: readonly Note[], x: number, y: number, touch = false, scale = 1) =>
  drawingAt(notes, { world: { x: x * 64, y: y * 64 }, touch }, grid, scale)?.id ?? null;

const square = [-720, -720, 720, -720, 720, 720, -720, 720];

test("The corners of a drawing are seen from its place", () => {
  const { points, closed } = outlineOf(drawing("1", Note_Shape.LINE, [-720, 0, 0, 360]), grid);

  expect(points).toEqual([
    { x: 64, y: 128 },
    { x: 128, y: 160 },
  ]);
  expect(closed).toBe(false);
});

test("A line is under the pointer near it, as wide as it is; for a finger from farther", () => {
  const lines = [drawing("1", Note_Shape.LINE, [-720, 0, 720, 0])];

  expect(at(lines, 1.5, 2.15)).toBe("1");
  expect(at(lines, 1.5, 2.3)).toBeNull();
  expect(at(lines, 1.5, 2.3, true)).toBe("1");
  expect(at(lines, 3.4, 2)).toBeNull();
});

test("A shape is under the pointer at its line, a filled one inside too", () => {
  const empty = [drawing("1", Note_Shape.POLYGON, square)];
  const filled = [drawing("1", Note_Shape.POLYGON, square, { filled: true })];

  expect(at(empty, 1, 2)).toBe("1");
  expect(at(empty, 2, 2)).toBeNull();
  expect(at(filled, 2, 2)).toBe("1");
  expect(at(filled, 3.4, 2)).toBeNull();
});

test("An ellipse touches the sides of its box, and not its corners", () => {
  const ellipse = [drawing("1", Note_Shape.ELLIPSE, [-720, -1440, 720, 1440], { filled: true })];

  expect(at(ellipse, 3, 2)).toBe("1");
  expect(at(ellipse, 2, 0)).toBe("1");
  expect(at(ellipse, 2.9, 0.1)).toBeNull();
});

test("A text is under the pointer where its letters are", () => {
  const text = [drawing("1", Note_Shape.TEXT, [], { title: "Bridge", width: 720 })];

  expect(at(text, 3.4, 2.3)).toBe("1");
  expect(at(text, 2, 3)).toBeNull();
});

test("Of several the topmost is under the pointer", () => {
  const two = [
    drawing("1", Note_Shape.POLYGON, square, { filled: true }),
    drawing("2", Note_Shape.LINE, [0, 0, 720, 0]),
  ];

  expect(at(two, 2.5, 2)).toBe("2");
  expect(at(two, 2.5, 2.8)).toBe("1");
});
