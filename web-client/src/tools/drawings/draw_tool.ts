// The draw tool. It draws freehand lines, lines, shapes and texts, or selects and moves them, as its bar says.
import { drawingAt } from "../../canvas/drawings/drawing_shape";
import { toWorld } from "../../canvas/walls";
import type { Note } from "../../generated/protocol/wire/v1/state_pb";
import type { MapPoint } from "../../state/maps/walls";
import { drawerText } from "../../state/text/note_text";
import { atPoint, type Clip, ClipKeys } from "../clips/clip_keys";
import { endTyping } from "../end_typing";
import { isTypingTarget } from "../keyboard";
import { snappedLight } from "../lights/snap_light";
import type { MapPointer, MapTool } from "../tool";
import type { ToolContext } from "../tool_context";
import { unsnapped } from "../walls/snap";
import { DrawingDesk } from "./drawing_desk.svelte";

/// How near the first corner of a polygon a click closes it, in pixels of the screen.
const REACH_PX = 12;

const clip: Clip<Note> = { things: [] };

export class DrawTool implements MapTool {
  private readonly desk: DrawingDesk;
  private readonly clips: ClipKeys<Note>;
  /// Where the drag began; null: no drag.
  private from: MapPoint | null = null;

  /// selected: the id of the drawing that is selected at once.
  constructor(
    private readonly context: ToolContext,
    selected = "",
  ) {
    this.desk = new DrawingDesk(context, selected);
    context.overlay.drawings = this.desk;
    const { desk } = this;
    this.clips = new ClipKeys<Note>(context, clip, {
      ...atPoint,
      all: () => desk.drawings,
      chosen: () => desk.chosen,
      put: (drawings) => desk.place(drawings),
      select: (ids) => desk.select(ids),
      remove: () => desk.remove(),
    });
  }

  startDrag(from: MapPointer): boolean {
    this.desk.lookAround();
    endTyping();
    if (this.mode === "select" && !this.take(from)) return false;
    this.from = this.pointAt(from);
    if (this.mode === "freehand") this.desk.chain = [this.from];
    return true;
  }

  scrolls(): boolean {
    return this.mode !== "freehand";
  }

  drag(at: MapPointer): void {
    if (this.from === null) return;
    const point = this.pointAt(at);
    if (this.mode === "select") this.desk.drag({ x: point.x - this.from.x, y: point.y - this.from.y });
    else if (this.mode === "freehand") this.desk.chain = [...this.desk.chain, point];
    else if (this.mode !== "text") this.desk.aim(point, this.begins ? [this.from, point] : [point]);
  }

  drop(at: MapPointer): void {
    const { from } = this;
    const point = this.pointAt(at);
    this.drag(at);
    if (this.mode === "select") this.desk.move();
    else if (this.mode === "freehand") this.desk.finishFreehand(this.context.canvas.camera.scale);
    else if (this.mode === "text") void this.desk.write(point);
    else if (this.begins && from !== null) this.desk.draw([from, point]);
    else this.corner(at);
    this.cancel();
  }

  /// Selects a drawing, with Shift one more or less; sets a point, or writes a text. The other shapes need a drag.
  tap(at: MapPointer): void {
    this.desk.lookAround();
    endTyping();
    if (this.mode === "select") {
      this.choose(this.drawingAt(at), at.shift || at.ctrl);
      this.tellDrawer(at);
    } else if (this.mode === "text") void this.desk.write(this.pointAt(at));
    else if (this.chains) this.corner(at);
  }

  doubleTap(at: MapPointer): void {
    if (this.chains) this.desk.finish();
    else if (this.mode === "select") this.tap(at);
  }

  hover(at: MapPointer): void {
    this.desk.lookAround();
    this.clips.pointer = at.world;
    if (this.mode !== "select") {
      const point = this.pointAt(at);
      this.desk.aim(this.mode === "freehand" ? null : point, this.desk.chain.length > 0 ? [point] : []);
      this.context.overlay.grip = null;
      this.context.overlay.hint = null;
      return;
    }
    this.desk.aim(null);
    this.context.overlay.grip = this.drawingAt(at) === null ? null : "drag";
    this.tellDrawer(at);
  }

  /// A right click ends the chain.
  menu(): boolean {
    const ends = this.desk.chain.length > 0;
    if (ends) this.desk.finish();
    return ends;
  }

  key(event: KeyboardEvent): boolean {
    if (this.from !== null || isTypingTarget(event)) return false;
    if (event.key === "Alt") return true; // else some browsers open their menu
    const { desk } = this;
    const ctrl = event.ctrlKey || event.metaKey;
    if (desk.chain.length > 0) return this.chainKey(event, ctrl);
    if (this.clips.key(event)) return true;
    if (ctrl && event.code === "KeyA") desk.selectAll();
    else if (event.key === "Escape" && desk.selected.size > 0) desk.select([]);
    // never the selected tokens
    else if (event.key === "Delete" || (event.key === "Backspace" && desk.selected.size > 0)) desk.remove();
    else return false;
    return true;
  }

  /// A drag stops; the points of a chain stay.
  cancel(): void {
    if (this.mode === "freehand") this.desk.chain = [];
    this.desk.dropDrag();
    this.from = null;
  }

  /// What is drawn is kept.
  end(): void {
    if (this.chains) this.desk.finish();
    this.context.overlay.grip = null;
    this.context.overlay.hint = null;
    this.context.overlay.drawings = null;
  }

  private get mode() {
    return this.desk.brush.mode;
  }

  /// Whether clicks set its points.
  private get chains(): boolean {
    return this.mode === "line" || this.mode === "polygon";
  }

  /// Whether a drag draws all of it.
  private get begins(): boolean {
    return this.mode !== "polygon" && this.desk.chain.length === 0;
  }

  private chainKey(event: KeyboardEvent, ctrl: boolean): boolean {
    const onButton = event.target instanceof Element && event.target.closest("button") !== null;
    if (event.key === "Enter" && !onButton) this.desk.finish();
    else if (event.key === "Escape") this.desk.drop();
    else if (event.key === "Backspace" || (ctrl && event.code === "KeyZ")) this.desk.takeBack();
    else return false;
    return true;
  }

  private corner(at: MapPointer): void {
    const [first] = this.desk.chain;
    const start = first === undefined ? null : toWorld(first, this.context.grid());
    const far = start === null ? Number.POSITIVE_INFINITY : Math.hypot(at.world.x - start.x, at.world.y - start.y);
    const isFirst = this.mode === "polygon" && far * this.context.canvas.camera.scale <= REACH_PX;
    this.desk.add(isFirst && first !== undefined ? first : this.pointAt(at));
    this.desk.aim(null);
  }

  /// Whether a drag from there moves the selected drawings: one there is among them.
  private take(from: MapPointer): boolean {
    const drawing = this.drawingAt(from);
    if (drawing !== null && !this.desk.selected.has(drawing.id)) this.choose(drawing, from.shift || from.ctrl);
    return drawing !== null;
  }

  /// Names the player who drew what is under the pointer.
  private tellDrawer(at: MapPointer): void {
    const drawing = this.drawingAt(at, this.desk.all);
    const text = drawing === null ? "" : drawerText(this.context.session.table, drawing);
    this.context.overlay.hint = text === "" ? null : { at: at.screen, text, tone: "note" };
  }

  private choose(drawing: Note | null, adds: boolean): void {
    const { selected } = this.desk;
    if (drawing === null) this.desk.select(adds ? selected : []);
    else if (adds && selected.has(drawing.id)) this.desk.select([...selected].filter((id) => id !== drawing.id));
    else this.desk.select(adds ? [...selected, drawing.id] : [drawing.id]);
  }

  private drawingAt(at: MapPointer, drawings = this.desk.drawings): Note | null {
    return drawingAt(drawings, at, this.context.grid(), this.context.canvas.camera.scale);
  }

  /// The point of the lattice under the pointer: freehand and with Alt where it is, else snapped to the grid.
  private pointAt({ world, alt }: MapPointer): MapPoint {
    const { columns = 0, rows = 0 } = this.desk.scene ?? {};
    const on = { grid: this.context.grid(), counts: { columns, rows } };
    return alt || this.mode === "freehand" ? unsnapped(world, on) : snappedLight(world, on);
  }
}
