import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { CreatureSchema, Note_Audience, NoteSchema } from "../../generated/protocol/wire/v1/state_pb";
import { readCreature } from "../fold/fold_creature";
import { readersText } from "./note_text";

const creature = (id: number, name: string, seats: number[]) =>
  [id, readCreature(create(CreatureSchema, { id, name, seats }))] as const;
const table = { creatures: new Map([creature(1, "Ada", [2]), creature(2, "Bo", [3]), creature(3, "Wolf", [])]) };
const note = (audience: Note_Audience, creatures: number[] = []) => create(NoteSchema, { audience, creatures });

test("A note says who reads it", () => {
  expect(readersText(table, note(Note_Audience.GM))).toBe("GM only");
  expect(readersText(table, note(Note_Audience.ALL))).toBe("All players");
  expect(readersText(table, note(Note_Audience.PLAYERS_OF, [1, 2]))).toBe("Ada and Bo");
  expect(readersText(table, note(Note_Audience.PLAYERS_OF))).toBe("No player");
  expect(readersText(table, note(Note_Audience.PLAYERS_OF, [9]))).toBe("No player");
});
