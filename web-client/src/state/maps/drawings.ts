// Which notes are pins, and which are drawings. Pure.
import { type Note, Note_Shape } from "../../generated/protocol/wire/v1/state_pb";

/// Of a new pin.
export const pinColor = 0xf0c75e;

export function isDrawing({ shape }: Pick<Note, "shape">): boolean {
  return shape !== Note_Shape.A_PIN;
}

export function pinsOf<Some extends Pick<Note, "shape">>(notes: readonly Some[]): readonly Some[] {
  return notes.filter((note) => !isDrawing(note));
}

export function drawingsOf<Some extends Pick<Note, "shape">>(notes: readonly Some[]): readonly Some[] {
  return notes.filter(isDrawing);
}
