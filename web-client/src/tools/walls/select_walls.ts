// Selects walls by click or box, and moves the ends that they share.
import type { Point } from "../../canvas/grid";
import { nearestWall, toLattice } from "../../canvas/walls";
import type { MapPoint } from "../../state/maps/walls";
import type { MapPointer, MapTool } from "../tool";
import type { ToolContext } from "../tool_context";
import { pointAt } from "./draw_walls";
import { withEndMoved } from "./legs";
import { nearest } from "./snap";
import type { WallDesk } from "./wall_desk.svelte";

const REACH_PX = { mouse: 10, touch: 20 } as const;

export class SelectWalls implements MapTool {
  /// The end that is dragged; null: a box is drawn.
  private held: MapPoint | null = null;
  private from: MapPointer | null = null;

  constructor(
    private readonly context: ToolContext,
    private readonly desk: WallDesk,
  ) {}

  startDrag(from: MapPointer): boolean {
    const end = this.endAt(from);
    if (end === null && from.touch) return false;
    this.held = end === null ? null : toLattice(end, this.context.grid());
    this.from = from;
    return true;
  }

  drag(at: MapPointer): void {
    const { held, from, context } = this;
    if (held !== null) this.desk.moved = withEndMoved(this.desk.walls, held, pointAt(context, at, held));
    else if (from !== null) context.overlay.box = { from: from.world, to: at.world };
  }

  drop(at: MapPointer): void {
    if (this.held !== null) this.desk.move();
    else if (this.from !== null) this.choose(this.inBox(this.from.world, at.world), this.from.shift);
    this.cancel();
  }

  /// A click selects; with Shift or a finger it adds or removes.
  tap(at: MapPointer): void {
    const wall = nearestWall(this.context.walls(), at.world, this.reach(at));
    const adds = at.shift || at.ctrl || at.touch;
    if (wall === null) this.choose([], at.shift || at.ctrl);
    else if (adds && this.desk.selected.has(wall.id))
      this.desk.selected = new Set([...this.desk.selected].filter((id) => id !== wall.id));
    else this.choose([wall.id], adds);
  }

  hover(at: MapPointer): void {
    const { overlay, walls } = this.context;
    this.desk.aim(null);
    const wall = nearestWall(walls(), at.world, this.reach(at));
    overlay.grip = this.endAt(at) !== null ? "drag" : wall === null ? null : "press";
  }

  cancel(): void {
    this.context.overlay.box = null;
    this.desk.moved = [];
    this.held = null;
    this.from = null;
  }

  private choose(ids: readonly string[], adds: boolean): void {
    this.desk.selected = new Set([...(adds ? this.desk.selected : []), ...ids]);
  }

  /// An end of a wall under the pointer, those of selected walls first.
  private endAt(at: MapPointer): Point | null {
    const walls = this.context.walls();
    const ends = (some: typeof walls) => some.flatMap(({ from, to }) => [from, to]);
    const selected = walls.filter(({ id }) => this.desk.selected.has(id));
    return nearest(at.world, ends(selected), this.reach(at)) ?? nearest(at.world, ends(walls), this.reach(at));
  }

  private inBox(a: Point, b: Point): readonly string[] {
    const between = (value: number, one: number, other: number) =>
      value >= Math.min(one, other) && value <= Math.max(one, other);
    return this.context
      .walls()
      .filter(({ from, to }) => between((from.x + to.x) / 2, a.x, b.x) && between((from.y + to.y) / 2, a.y, b.y))
      .map(({ id }) => id);
  }

  private reach({ touch }: MapPointer): number {
    return (touch ? REACH_PX.touch : REACH_PX.mouse) / this.context.canvas.camera.scale;
  }
}
