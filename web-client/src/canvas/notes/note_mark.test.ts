// W136: the note under a pointer.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { NoteSchema } from "../../generated/protocol/wire/v1/state_pb";
import { gridOf } from "../grid";
import { noteAt } from "./note_mark";

const grid = gridOf(null);
/// Pinned to 96, 64 of the world, and a cell to the right.
const notes = [create(NoteSchema, { id: "4", x: 1080, y: 720 }), create(NoteSchema, { id: "5", x: 1800, y: 720 })];
const under = (x: number, y: number, scale = 1, { touch = false, token = 0 } = {}) =>
  noteAt(notes, { world: { x, y }, touch, token }, grid, scale)?.id ?? null;

test("A pin is pressed from its point up to its head", () => {
  expect(under(96, 64)).toBe("4");
  expect(under(96, 44)).toBe("4");
  expect(under(96, 34)).toBe("4");
  expect(under(96, 30)).toBeNull();
  expect(under(96, 77)).toBeNull();
});

test("Pins keep their size on the screen, and a finger reaches farther", () => {
  expect(under(96, 20, 0.5)).toBe("4");
  expect(under(110, 64)).toBeNull();
  expect(under(110, 64, 1, { touch: true })).toBe("4");
});

test("On a token only the pin itself is pressed, so that the token stays in reach of a finger", () => {
  expect(under(102, 64, 1, { touch: true, token: 3 })).toBe("4");
  expect(under(106, 64, 1, { touch: true, token: 3 })).toBeNull();
});

test("Of two pins the nearest is meant", () => {
  expect(under(126, 64, 0.25)).toBe("4");
  expect(under(132, 64, 0.25)).toBe("5");
});
