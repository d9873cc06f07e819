// GM: the note in hand: the selection, what is moved, and what is done with it. Tool and bar share it.
import { create } from "@bufbuild/protobuf";
import type { NoteDraftView } from "../../canvas/map_view";
import { toWorld } from "../../canvas/walls";
import { type Note, Note_Audience, NoteSchema, type Scene } from "../../generated/protocol/wire/v1/state_pb";
import { pinColor, pinsOf } from "../../state/maps/drawings";
import { type MapPoint, samePoint, UNNAMED } from "../../state/maps/walls";
import type { SceneId } from "../../state/table/table";
import { texts } from "../../ui/texts";
import type { ToolContext } from "../tool_context";
import { removeNotes } from "./send_notes";
import { SentNotes } from "./sent_notes.svelte";

/// What a GM sets of a note.
export type NoteChange = Partial<Pick<Note, "title" | "text" | "icon" | "color" | "audience" | "creatures">>;

export class NoteDesk {
  /// "": none.
  selected = $state("");
  /// The selected note was pinned just now: its title is yet to be written.
  fresh = $state(false);
  /// Where the next click pins a note; null: nowhere.
  private next = $state.raw<MapPoint | null>(null);
  /// The note as it will be if the drag ends here.
  private moved = $state.raw<Note | null>(null);
  private readonly sent = new SentNotes();
  /// Of the next note: that of the last one.
  private look: Pick<Note, "icon" | "color"> = { icon: 0, color: pinColor };

  readonly draft = $derived.by<NoteDraftView>(() => {
    const { moved } = this;
    return {
      selected: this.selected,
      changed: moved === null ? this.sent.all : [...this.sent.all.filter(({ id }) => id !== moved.id), moved],
      next: this.next === null ? null : toWorld(this.next, this.context.grid()),
    };
  });
  /// The selected note, or null.
  readonly chosen = $derived.by(() => this.notes.find(({ id }) => id === this.selected) ?? null);

  private sceneId: SceneId;

  constructor(
    private readonly context: ToolContext,
    selected: string,
  ) {
    this.sceneId = context.scene();
    this.selected = selected;
  }

  get scene(): Scene | null {
    return this.context.session.table.scenes.get(this.sceneId) ?? null;
  }

  /// The pins of the scene.
  get notes(): readonly Note[] {
    return this.sent.over(pinsOf(this.scene?.notes ?? []));
  }

  /// Resets when another scene is on the screen.
  lookAround(): void {
    const scene = this.context.scene();
    if (scene === this.sceneId) return;
    this.sceneId = scene;
    this.next = null;
    this.moved = null;
    this.choose("");
  }

  choose(id: string): void {
    this.selected = id;
    this.fresh = false;
  }

  /// Shows where the next note is. Redraws after changes only.
  aim(next: MapPoint | null): void {
    const before = this.next;
    if (next === before || (next !== null && before !== null && samePoint(next, before))) return;
    this.next = next;
  }

  /// Pins a note that the GM alone sees, and selects it once it is there.
  async place({ x, y }: MapPoint): Promise<void> {
    this.next = null;
    const known = new Set(this.notes.map(({ id }) => id));
    const note = create(NoteSchema, { ...this.look, x, y, id: UNNAMED, title: texts.newNote });
    await this.put([{ ...note, audience: Note_Audience.GM }]);
    const placed = this.notes.find((one) => !known.has(one.id) && samePoint(one, note));
    if (placed === undefined) return;
    this.choose(placed.id);
    this.fresh = true;
  }

  /// Changes the selected note. A title that is left empty stays as it was.
  set(change: NoteChange): void {
    const { chosen } = this;
    if (chosen === null) return;
    const note = { ...chosen, ...change };
    if (note.title.trim() === "") return;
    this.look = { icon: note.icon, color: note.color };
    void this.put([note]);
  }

  /// Moves the selected note to a point, until it is dropped there.
  drag(to: MapPoint): void {
    if (this.chosen !== null) this.moved = { ...this.chosen, x: to.x, y: to.y };
  }

  /// Sends the moved note; one that is back where it was is not sent.
  drop(): void {
    const { moved, chosen } = this;
    this.moved = null;
    if (moved !== null && chosen !== null && !samePoint(moved, chosen)) void this.put([moved]);
  }

  dropMove(): void {
    this.moved = null;
  }

  remove(): void {
    if (this.scene !== null && this.chosen !== null) removeNotes(this.context.session, this.scene.id, [this.chosen.id]);
    this.choose("");
  }

  /// Sends new notes, or changed ones, as one edit. Done when they are there.
  async put(notes: readonly Note[]): Promise<void> {
    if (this.scene !== null) await this.sent.send(this.context.session, this.scene.id, notes);
  }
}
