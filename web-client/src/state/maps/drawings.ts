// Which notes are pins, and which are drawings. Pure.
import { type Note, Note_Shape } from "../../generated/protocol/wire/v1/state_pb";

export function isDrawing({ shape }: Pick<Note, "shape">): boolean {
  return shape !== Note_Shape.A_PIN;
}

export function pinsOf(notes: readonly Note[]): readonly Note[] {
  return notes.filter((note) => !isDrawing(note));
}

export function drawingsOf(notes: readonly Note[]): readonly Note[] {
  return notes.filter(isDrawing);
}
