import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { ParticipantSchema } from "../../generated/protocol/wire/v1/session_pb";
import { CreatureSchema, Note_Audience, NoteSchema } from "../../generated/protocol/wire/v1/state_pb";
import { readCreature } from "../fold/fold_creature";
import { drawerText, readersText } from "./note_text";

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

test("A drawing says which player drew it", () => {
  const participants = new Map([[2, create(ParticipantSchema, { seat: 2, name: "Ann" })]]);
  const by = (seat: number) => drawerText({ participants, seat: 3 }, create(NoteSchema, { by: seat }));

  expect(["", "Drawn by Ann", "Drawn by you", "Drawn by Unknown player"]).toEqual([0, 2, 3, 4].map(by));
});
