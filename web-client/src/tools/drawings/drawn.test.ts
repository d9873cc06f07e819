// W142: what is drawn as notes.
import { expect, test } from "vitest";
import { Note_Audience, Note_Shape } from "../../generated/protocol/wire/v1/state_pb";
import type { DrawingBrush } from "../../state/view.svelte";
import { drawn, written } from "./drawn";

const brush: DrawingBrush = {
  mode: "line",
  color: 0x3366cc,
  width: 48,
  filled: true,
  audience: Note_Audience.ALL,
  creatures: [],
};
const [a, b, c] = [
  { x: 0, y: 0 },
  { x: 720, y: 1440 },
  { x: 1440, y: 0 },
];

test("The place of a drawing is the middle of its points", () => {
  const line = { shape: Note_Shape.LINE, x: 720, y: 720, corners: [-720, -720, 0, 720, 720, -720] };

  expect(drawn("line", [a, b, c], brush)).toMatchObject({ ...line, id: "0", color: 0x3366cc, width: 48 });
});

test("A rectangle has four corners, an ellipse two", () => {
  expect(drawn("rectangle", [a, b], brush)).toMatchObject({
    shape: Note_Shape.POLYGON,
    corners: [-360, -720, 360, -720, 360, 720, -360, 720],
    filled: true,
  });
  expect(drawn("ellipse", [a, b], brush)).toMatchObject({
    shape: Note_Shape.ELLIPSE,
    corners: [-360, -720, 360, 720],
    filled: true,
  });
});

test("A line is never filled, and a polygon of two points is a line", () => {
  expect(drawn("freehand", [a, b, c], brush)).toMatchObject({ shape: Note_Shape.LINE, filled: false });
  expect(drawn("polygon", [a, b], brush)).toMatchObject({ shape: Note_Shape.LINE, filled: false });
  expect(drawn("polygon", [a, b, c], brush)).toMatchObject({ shape: Note_Shape.POLYGON, filled: true });
});

test("A single place is no drawing", () => {
  expect(drawn("line", [], brush)).toBeNull();
  expect(drawn("rectangle", [b, b], brush)).toBeNull();
});

test("The letters of a text are eight lines high", () => {
  const text = { shape: Note_Shape.TEXT, x: 720, y: 1440, title: "Bridge", corners: [], width: 384, filled: false };

  expect(written(b, "Bridge", brush)).toMatchObject(text);
});
