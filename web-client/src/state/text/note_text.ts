// Notes in words, and who reads them. Pure.
import { type Note, Note_Audience, Note_Icon } from "../../generated/protocol/wire/v1/state_pb";
import { playerName } from "../table/selectors";
import type { Table } from "../table/table";
import { listText } from "./sentence";

/// As the protocol bounds them, in characters.
export const MOST_TITLE = 80;
export const MOST_TEXT = 4000;

export const AUDIENCES = [
  { value: Note_Audience.GM, name: "GM only" },
  { value: Note_Audience.ALL, name: "All players" },
  { value: Note_Audience.PLAYERS_OF, name: "Chosen characters" },
] as const;

export const ICONS = [
  { value: Note_Icon.PIN, name: "Pin" },
  { value: Note_Icon.QUESTION, name: "Question" },
  { value: Note_Icon.DANGER, name: "Danger" },
  { value: Note_Icon.TREASURE, name: "Treasure" },
  { value: Note_Icon.DOOR, name: "Door" },
  { value: Note_Icon.QUEST, name: "Quest" },
] as const;

/// GM: "GM only", "All players", or the characters whose players read it.
export function readersText({ creatures }: Pick<Table, "creatures">, note: Note): string {
  if (note.audience !== Note_Audience.PLAYERS_OF)
    return AUDIENCES.find(({ value }) => value === note.audience)?.name ?? "";
  const names = note.creatures.flatMap((id) => creatures.get(id)?.name ?? []);
  return names.length === 0 ? "No player" : listText(names);
}

/// "Drawn by Ada"; "" where a GM drew it.
export function drawerText(table: Pick<Table, "participants" | "seat">, { by }: Pick<Note, "by">): string {
  return by === 0 ? "" : `Drawn by ${by === table.seat ? "you" : playerName(table, by)}`;
}
