// GM: the note tool. A click pins a note or selects one, a drag moves it.
import { noteAt } from "../../canvas/notes/note_mark";
import { toWorld } from "../../canvas/walls";
import type { Note } from "../../generated/protocol/wire/v1/state_pb";
import type { MapPoint } from "../../state/maps/walls";
import { atPoint, type Clip, ClipKeys } from "../clips/clip_keys";
import { endTyping } from "../end_typing";
import { isTypingTarget } from "../keyboard";
import { snappedLight } from "../lights/snap_light";
import type { MapPointer, MapTool } from "../tool";
import type { ToolContext } from "../tool_context";
import { unsnapped } from "../walls/snap";
import { NoteDesk } from "./note_desk.svelte";

const clip: Clip<Note> = { things: [] };

export class NoteTool implements MapTool {
  private readonly desk: NoteDesk;
  private readonly clips: ClipKeys<Note>;
  /// The note that is dragged, and where the drag began; null: no drag.
  private held: { readonly note: Note; readonly from: MapPointer } | null = null;

  /// selected: the id of the note that is selected at once.
  constructor(
    private readonly context: ToolContext,
    selected = "",
  ) {
    this.desk = new NoteDesk(context, selected);
    context.overlay.notes = this.desk;
    const { desk } = this;
    this.clips = new ClipKeys<Note>(context, clip, {
      ...atPoint,
      all: () => desk.notes,
      chosen: () => (desk.chosen === null ? [] : [desk.chosen]),
      put: (notes) => desk.put(notes),
      select: ([id = ""]) => desk.choose(id),
      remove: () => desk.remove(),
    });
  }

  startDrag(from: MapPointer): boolean {
    this.desk.lookAround();
    const note = this.noteAt(from);
    if (note === null) return false;
    endTyping();
    if (note.id !== this.desk.selected) this.desk.choose(note.id);
    this.held = { note, from };
    this.desk.aim(null);
    return true;
  }

  scrolls(): boolean {
    return true;
  }

  /// The pin moves as the pointer does, which may hold it by its head.
  drag(at: MapPointer): void {
    if (this.held === null) return;
    const { note, from } = this.held;
    const begun = toWorld(note, this.context.grid());
    const world = { x: begun.x + at.world.x - from.world.x, y: begun.y + at.world.y - from.world.y };
    this.desk.drag(this.pointAt({ world, alt: at.alt }));
  }

  drop(at: MapPointer): void {
    this.drag(at);
    this.desk.drop();
    this.cancel();
  }

  /// Selects a note. On empty ground it pins one, or first ends the selection.
  tap(at: MapPointer): void {
    this.desk.lookAround();
    const note = this.noteAt(at);
    endTyping();
    if (note !== null) this.desk.choose(note.id);
    else if (this.desk.chosen !== null) this.desk.choose("");
    else void this.desk.place(this.pointAt(at));
  }

  hover(at: MapPointer): void {
    this.desk.lookAround();
    this.clips.pointer = at.world;
    const note = this.noteAt(at);
    this.context.overlay.grip = note === null ? null : "drag";
    this.context.overlay.hint = note === null ? null : { at: at.screen, text: note.title, tone: "note" };
    this.desk.aim(note === null && this.desk.chosen === null ? this.pointAt(at) : null);
  }

  key(event: KeyboardEvent): boolean {
    if (this.held !== null || isTypingTarget(event)) return false;
    if (event.key === "Alt") return true; // else some browsers open their menu
    if (this.clips.key(event)) return true;
    if (event.key === "Escape" && this.desk.chosen !== null) this.desk.choose("");
    // never the selected tokens
    else if (event.key === "Delete" || (event.key === "Backspace" && this.desk.chosen !== null)) this.desk.remove();
    else return false;
    return true;
  }

  cancel(): void {
    this.desk.dropMove();
    this.held = null;
  }

  end(): void {
    this.context.overlay.grip = null;
    this.context.overlay.hint = null;
    this.context.overlay.notes = null;
  }

  /// Tokens are none of its business.
  private noteAt({ world, touch }: MapPointer): Note | null {
    return noteAt(this.desk.notes, { world, touch, token: 0 }, this.context.grid(), this.context.canvas.camera.scale);
  }

  /// The point of the lattice under the pointer: with Alt where it is, else snapped to the middle or a corner of a cell.
  private pointAt({ world, alt }: Pick<MapPointer, "world" | "alt">): MapPoint {
    const { columns = 0, rows = 0 } = this.desk.scene ?? {};
    const on = { grid: this.context.grid(), counts: { columns, rows } };
    return alt ? unsnapped(world, on) : snappedLight(world, on);
  }
}
