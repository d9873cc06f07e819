import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { type Note, NoteSchema } from "../../generated/protocol/wire/v1/state_pb";
import type { Session } from "../../state/session.svelte";
import { putNotes } from "./send_notes";

/// The ids of the notes in each edit that is sent for notes "1" to "6".
async function editsFor(fields: Partial<Note>): Promise<string[][]> {
  const sent: string[][] = [];
  const session = {
    edit: ({ value }: { value: { notes: Note[] } }) => {
      sent.push(value.notes.map(({ id }) => id));
      return Promise.resolve({ kind: "accepted" });
    },
  } as unknown as Session;
  const notes = ["1", "2", "3", "4", "5", "6"].map((id) => ({ ...create(NoteSchema, { id }), ...fields }));
  await putNotes(session, 1, notes);
  return sent;
}

test("Long notes go in several edits, each of which fits into a frame", async () => {
  expect(await editsFor({ title: "Well", text: "ü".repeat(4000) })).toEqual([
    ["1", "2", "3", "4"],
    ["5", "6"],
  ]);
});

test("So do drawings with many corners", async () => {
  expect(await editsFor({ corners: Array.from({ length: 2000 }, () => -1_000_000) })).toEqual([
    ["1", "2", "3", "4", "5"],
    ["6"],
  ]);
});
