// GM: the wall tool. It draws walls by clicks or a drag, or selects and moves them, as its bar says.
import type { Wall } from "../../generated/protocol/wire/v1/state_pb";
import { endsOf } from "../../state/maps/walls";
import { type Clip, ClipKeys } from "../clips/clip_keys";
import { isTypingTarget } from "../keyboard";
import type { MapPointer, MapTool } from "../tool";
import type { ToolContext } from "../tool_context";
import { DrawWalls } from "./draw_walls";
import { SelectWalls } from "./select_walls";
import { WallDesk } from "./wall_desk.svelte";

const clip: Clip<Wall> = { things: [] };

export class WallTool implements MapTool {
  private readonly desk: WallDesk;
  private readonly clips: ClipKeys<Wall>;
  private readonly drawing: MapTool;
  private readonly selecting: MapTool;
  /// Takes the drag in progress; null: none.
  private busy: MapTool | null = null;

  constructor(private readonly context: ToolContext) {
    this.desk = new WallDesk(context);
    this.drawing = new DrawWalls(context, this.desk);
    this.selecting = new SelectWalls(context, this.desk);
    context.overlay.walls = this.desk;
    const { desk } = this;
    this.clips = new ClipKeys<Wall>(context, clip, {
      points: endsOf,
      moved: (wall, { x, y }) => ({
        ...wall,
        fromX: wall.fromX + x,
        fromY: wall.fromY + y,
        toX: wall.toX + x,
        toY: wall.toY + y,
      }),
      all: () => desk.walls,
      chosen: () => desk.chosen,
      put: (walls) => desk.send(walls),
      select: (ids) => this.select(ids),
      remove: () => desk.remove(),
    });
  }

  startDrag(from: MapPointer): boolean {
    this.desk.lookAround();
    if (this.mode.startDrag?.(from) !== true) return false;
    this.busy = this.mode;
    return true;
  }

  scrolls(): boolean {
    return true;
  }

  drag(at: MapPointer): void {
    this.busy?.drag?.(at);
  }

  drop(at: MapPointer): void {
    this.busy?.drop?.(at);
    this.busy = null;
  }

  tap(at: MapPointer): void {
    this.desk.lookAround();
    this.mode.tap?.(at);
  }

  doubleTap(at: MapPointer): void {
    this.mode.doubleTap?.(at);
  }

  hover(at: MapPointer): void {
    this.desk.lookAround();
    this.clips.pointer = at.world;
    this.mode.hover?.(at);
  }

  /// A right click ends the chain.
  menu(): boolean {
    const ends = this.desk.chain.length > 0;
    if (ends) this.desk.finish();
    return ends;
  }

  key(event: KeyboardEvent): boolean {
    if (this.busy !== null || isTypingTarget(event)) return false;
    if (event.key === "Alt") return true; // else some browsers open their menu
    const { desk } = this;
    const ctrl = event.ctrlKey || event.metaKey;
    if (desk.chain.length > 0) return this.chainKey(event, ctrl);
    if (this.clips.key(event)) return true;
    if (ctrl && event.code === "KeyA") {
      this.select(desk.walls.map(({ id }) => id));
      return true;
    }
    if (event.key === "Escape" && desk.selected.size > 0) {
      desk.selected = new Set();
      return true;
    }
    // never the selected tokens
    if (event.key !== "Delete" && (event.key !== "Backspace" || desk.selected.size === 0)) return false;
    desk.remove();
    return true;
  }

  cancel(): void {
    this.busy?.cancel?.();
    this.busy = null;
  }

  /// What is drawn is kept.
  end(): void {
    this.desk.finish();
    this.context.overlay.grip = null;
    this.context.overlay.walls = null;
  }

  private select(ids: readonly string[]): void {
    this.context.view.wallBrush = { ...this.context.view.wallBrush, mode: "select" };
    this.desk.selected = new Set(ids);
  }

  private get mode(): MapTool {
    return this.context.view.wallBrush.mode === "draw" ? this.drawing : this.selecting;
  }

  private chainKey(event: KeyboardEvent, ctrl: boolean): boolean {
    const onButton = event.target instanceof Element && event.target.closest("button") !== null;
    if (event.key === "Enter" && !onButton) this.desk.finish();
    else if (event.key === "Escape") this.desk.chain = [];
    else if (event.key === "Backspace" || (ctrl && event.code === "KeyZ")) this.desk.takeBack();
    else return false;
    return true;
  }
}
