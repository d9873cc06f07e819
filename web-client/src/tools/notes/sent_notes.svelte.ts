// GM: the notes that were sent and are not answered yet.
import type { Note } from "../../generated/protocol/wire/v1/state_pb";
import { UNNAMED } from "../../state/maps/walls";
import type { Session } from "../../state/session.svelte";
import type { SceneId } from "../../state/table/table";
import { putNotes } from "./send_notes";

export class SentNotes {
  all = $state.raw<readonly Note[]>([]);

  /// Notes as they will be when what was sent is answered: a second change loses none of the first.
  over(notes: readonly Note[]): readonly Note[] {
    const sent = new Map(this.all.map((note) => [note.id, note]));
    return sent.size === 0 ? notes : notes.map((note) => sent.get(note.id) ?? note);
  }

  async send(session: Session, scene: SceneId, notes: readonly Note[]): Promise<void> {
    const ids = new Set(notes.map(({ id }) => id));
    const others = this.all.filter(({ id }) => id === UNNAMED || !ids.has(id));
    this.all = [...others, ...notes];
    await putNotes(session, scene, notes);
    this.all = this.all.filter((one) => !notes.includes(one));
  }
}
