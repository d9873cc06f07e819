// Which notes are pins, and which are drawings; who may draw. Pure.
import { type Note, Note_Shape } from "../../generated/protocol/wire/v1/state_pb";
import type { Table } from "../table/table";

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

/// Whether this person draws on maps: a GM, and players where the house rule lets them.
export function mayDraw({ gm, schemaIndex, houseRules }: Pick<Table, "gm" | "schemaIndex" | "houseRules">): boolean {
  if (gm) return true;
  const rule = schemaIndex.houseRules.get(schemaIndex.key("players_draw"));
  return rule !== undefined && (houseRules.get(rule.key) ?? Number(rule.defaultValue)) > 0;
}

/// Whether this person changes that note: a GM any, a player what they drew.
export function isMine({ gm, seat }: Pick<Table, "gm" | "seat">, { by }: Pick<Note, "by">): boolean {
  return gm || by === seat;
}
