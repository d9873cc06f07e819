// The edits of notes and drawings: in as few frames as can be.
import type { Note } from "../../generated/protocol/wire/v1/state_pb";
import type { Session } from "../../state/session.svelte";
import type { SceneId } from "../../state/table/table";
import { groupsOf } from "../edit_groups";

/// A frame has 64 KiB at most, and an edit 1,000 notes: protocol behavior P21.
const MOST_BYTES = 56_000;
const MOST = 1000;
/// Of a letter, as UTF-8; of a number of a corner or the id of a creature; of all else of a note.
const [LETTER_BYTES, NUMBER_BYTES, OTHER_BYTES] = [3, 5, 80] as const;

export async function putNotes(session: Session, scene: SceneId, notes: readonly Note[]): Promise<void> {
  const sent = groupsByBytes(notes).map((some) =>
    session.edit({ case: "putNotes", value: { scene, notes: [...some] } }),
  );
  await Promise.all(sent);
}

export function removeNotes(session: Session, scene: SceneId, ids: readonly string[]): void {
  for (const some of groupsOf(ids, MOST))
    void session.edit({ case: "removeNotes", value: { scene, notes: [...some] } });
}

/// Each group fits into one frame.
export function groupsByBytes(notes: readonly Note[]): readonly (readonly Note[])[] {
  const groups: Note[][] = [];
  let room = 0;
  for (const note of notes) {
    const letters = note.title.length + note.text.length;
    const numbers = note.creatures.length + note.corners.length;
    const bytes = OTHER_BYTES + LETTER_BYTES * letters + NUMBER_BYTES * numbers;
    if (groups.length === 0 || bytes > room) {
      groups.push([]);
      room = MOST_BYTES;
    }
    groups.at(-1)?.push(note);
    room -= bytes;
  }
  return groups;
}
