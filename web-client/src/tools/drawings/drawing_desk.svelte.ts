// The drawings in hand: what is being drawn, the selection, and what is done with it. Tool and bar share it.
import type { DrawingDraftView } from "../../canvas/map_view";
import { toWorld } from "../../canvas/walls";
import { type Note, Note_Audience, Note_Shape, type Scene } from "../../generated/protocol/wire/v1/state_pb";
import { drawingsOf, isMine } from "../../state/maps/drawings";
import { type MapPoint, SQUARE, samePoint } from "../../state/maps/walls";
import type { SceneId } from "../../state/table/table";
import type { DrawingBrush } from "../../state/view.svelte";
import { removeNotes } from "../notes/send_notes";
import { SentNotes } from "../notes/sent_notes.svelte";
import type { ToolContext } from "../tool_context";
import { drawn, LETTERS, MOST_CORNERS, written } from "./drawn";
import { simplified } from "./simplify";

/// What a person sets of a drawing.
export type DrawingChange = Partial<Omit<DrawingBrush, "mode"> & Pick<Note, "title" | "roof">>;

const FIRST: DrawingBrush = {
  mode: "freehand",
  color: 0xff5a4d,
  width: 48,
  filled: false,
  audience: Note_Audience.ALL,
  creatures: [],
};
/// How far a freehand line may be off what was drawn, in pixels of the screen.
const OFF_PX = 1;

export class DrawingDesk {
  /// The points that are set.
  chain = $state.raw<readonly MapPoint[]>([]);
  /// Points that the drawing would have too, if it ended at the pointer.
  private ahead = $state.raw<readonly MapPoint[]>([]);
  private next = $state.raw<MapPoint | null>(null);
  selected = $state.raw<ReadonlySet<string>>(new Set());
  /// The selected text was written just now: its words are yet to be typed.
  fresh = $state(false);
  /// Drawings as they will be if the drag ends here.
  private moved = $state.raw<readonly Note[]>([]);
  private readonly sent = new SentNotes();

  readonly draft = $derived.by<DrawingDraftView>(() => {
    const moved = new Set(this.moved.map(({ id }) => id));
    const { mode } = this.brush;
    return {
      selected: this.selected,
      changed: [...this.sent.all.filter(({ id }) => !moved.has(id)), ...this.moved],
      growing: mode === "select" ? null : drawn(mode, [...this.chain, ...this.ahead], this.brush),
      next: this.next === null ? null : toWorld(this.next, this.context.grid()),
    };
  });
  /// The selected drawings of the scene.
  readonly chosen = $derived.by(() => this.drawings.filter(({ id }) => this.selected.has(id)));

  private sceneId: SceneId;

  constructor(
    private readonly context: ToolContext,
    selected: string,
  ) {
    this.sceneId = context.scene();
    if (selected !== "") this.select([selected]);
  }

  get scene(): Scene | null {
    return this.context.session.table.scenes.get(this.sceneId) ?? null;
  }

  get all(): readonly Note[] {
    return this.sent.over(drawingsOf(this.scene?.notes ?? []));
  }

  /// Those that this person selects and changes.
  get drawings(): readonly Note[] {
    return this.all.filter((note) => isMine(this.context.session.table, note));
  }

  /// Those that players drew.
  get ofPlayers(): readonly Note[] {
    return this.all.filter(({ by }) => by !== 0);
  }

  get brush(): DrawingBrush {
    return this.context.view.drawingBrush ?? FIRST;
  }

  /// Resets when another scene is on the screen.
  lookAround(): void {
    const scene = this.context.scene();
    if (scene === this.sceneId) return;
    this.sceneId = scene;
    this.drop();
  }

  /// Drops what is not sent.
  drop(): void {
    this.dropDrag();
    this.chain = [];
    this.selected = new Set();
  }

  /// Drops what the pointer would add or move.
  dropDrag(): void {
    this.aim(null);
    this.moved = [];
  }

  /// What is drawn is kept.
  setMode(mode: DrawingBrush["mode"]): void {
    this.finish();
    this.drop();
    this.context.view.drawingBrush = { ...this.brush, mode };
  }

  /// Selects drawings, in the mode that selects.
  select(ids: Iterable<string>): void {
    if (this.brush.mode !== "select") this.setMode("select");
    this.selected = new Set(ids);
    this.fresh = false;
  }

  selectAll(): void {
    this.select(this.drawings.map(({ id }) => id));
  }

  /// Shows where the next point is, and the points `ahead` that the drawing would have. Redraws after changes only.
  aim(next: MapPoint | null, ahead: readonly MapPoint[] = []): void {
    const before = this.next;
    const same = next === before || (next !== null && before !== null && samePoint(next, before));
    if (same && ahead.length === this.ahead.length) return;
    this.next = next;
    this.ahead = ahead;
  }

  /// Adds a point. The chain ends at its last point, and a polygon at its first.
  add(point: MapPoint): void {
    const [first] = this.chain;
    const last = this.chain.at(-1);
    const again = last !== undefined && samePoint(last, point);
    const closes = this.brush.mode === "polygon" && first !== undefined && samePoint(first, point);
    if (!again && !closes) this.chain = [...this.chain, point];
    if (again || (closes && this.chain.length > 2) || this.chain.length === MOST_CORNERS) this.finish();
  }

  /// Removes the last point.
  takeBack(): void {
    this.chain = this.chain.slice(0, -1);
  }

  /// Sends what is drawn as one edit.
  finish(): void {
    const points = this.chain;
    this.chain = [];
    this.ahead = [];
    this.draw(points);
  }

  /// scale: screen pixels per world pixel.
  finishFreehand(scale: number): void {
    const off = (OFF_PX / scale / this.context.grid().width) * SQUARE;
    this.chain = simplified(this.chain, off, MOST_CORNERS);
    this.finish();
  }

  draw(points: readonly MapPoint[]): void {
    const { mode } = this.brush;
    const note = mode === "select" ? null : drawn(mode, points, this.brush);
    if (note !== null) void this.place([note]);
  }

  /// Writes a text, and selects it once it is there.
  async write(at: MapPoint): Promise<void> {
    this.aim(null);
    const known = new Set(this.drawings.map(({ id }) => id));
    await this.place([written(at, "Text", this.brush)]);
    const id = this.drawings.find((one) => !known.has(one.id))?.id;
    if (id === undefined) return;
    this.select([id]);
    this.fresh = true;
  }

  /// Sends new drawings, or changed ones, as one edit. Done when they are there.
  async place(notes: readonly Note[]): Promise<void> {
    if (this.scene !== null) await this.sent.send(this.context.session, this.scene.id, notes);
  }

  /// Changes the selected drawings, and what is drawn next. A text keeps its words where they are left empty.
  set(change: DrawingChange): void {
    const { title, roof, ...look } = change;
    this.context.view.drawingBrush = { ...this.brush, ...look };
    if (this.chosen.length > 0) void this.place(this.chosen.map((note) => changed(note, change)));
  }

  /// Moves the selected drawings from where they are.
  drag(by: MapPoint): void {
    this.moved = this.chosen.map((note) => ({ ...note, x: note.x + by.x, y: note.y + by.y }));
  }

  /// Sends the moved drawings as one edit; those that are back where they were are not sent.
  move(): void {
    const before = new Map(this.chosen.map((note) => [note.id, note]));
    const moved = this.moved.filter((note) => !samePoint(note, before.get(note.id) ?? note));
    this.moved = [];
    if (moved.length > 0) void this.place(moved);
  }

  /// Removes drawings as one edit.
  remove(drawings: readonly Note[] = this.chosen): void {
    const ids = drawings.map(({ id }) => id);
    if (this.scene !== null && ids.length > 0) removeNotes(this.context.session, this.scene.id, ids);
    this.selected = new Set();
  }
}

function changed(note: Note, { title = note.title, width, creatures, ...rest }: DrawingChange): Note {
  const isText = note.shape === Note_Shape.TEXT;
  const fills = note.shape === Note_Shape.POLYGON || note.shape === Note_Shape.ELLIPSE;
  const all = {
    ...note,
    ...rest,
    creatures: [...(creatures ?? note.creatures)],
    title: isText && title === "" ? note.title : title,
  };
  return {
    ...all,
    filled: fills && all.filled,
    roof: note.shape === Note_Shape.POLYGON && all.roof,
    width: width === undefined ? note.width : isText ? width * LETTERS : width,
  };
}
