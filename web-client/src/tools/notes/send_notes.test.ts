import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { type Note, NoteSchema } from "../../generated/protocol/wire/v1/state_pb";
import type { Session } from "../../state/session.svelte";
import { putNotes } from "./send_notes";

test("Long notes go in several edits, each of which fits into a frame", async () => {
  const sent: Note[][] = [];
  const session = {
    edit: ({ value }: { value: { notes: Note[] } }) => {
      sent.push(value.notes);
      return Promise.resolve({ kind: "accepted" });
    },
  } as unknown as Session;
  const note = (id: string) => create(NoteSchema, { id, title: "Well", text: "ü".repeat(4000) });

  await putNotes(session, 1, ["1", "2", "3", "4", "5", "6"].map(note));

  expect(sent.map((notes) => notes.map(({ id }) => id))).toEqual([
    ["1", "2", "3", "4"],
    ["5", "6"],
  ]);
});
