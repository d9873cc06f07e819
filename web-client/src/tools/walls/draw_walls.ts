// Draws walls: clicks set the points of a chain, a drag draws a rectangle, an ellipse, or a line of a door.
import type { Point } from "../../canvas/grid";
import { toWorld } from "../../canvas/walls";
import type { MapPoint } from "../../state/maps/walls";
import type { MapPointer, MapTool } from "../tool";
import type { ToolContext } from "../tool_context";
import { ellipse, rectangle } from "./legs";
import { snapped, unsnapped } from "./snap";
import type { WallDesk } from "./wall_desk.svelte";

/// How far ends attract on the screen.
const REACH_PX = 14;

export class DrawWalls implements MapTool {
  /// The corner that the drag began at; null: the drag sets a point of the chain.
  private corner: MapPoint | null = null;

  constructor(
    private readonly context: ToolContext,
    private readonly desk: WallDesk,
  ) {}

  startDrag(from: MapPointer): boolean {
    this.corner = this.desk.chain.length > 0 ? null : pointAt(this.context, from);
    return true;
  }

  drag(at: MapPointer): void {
    const point = pointAt(this.context, at);
    this.desk.aim(point, this.corner === null ? [point] : this.around(this.corner, point));
  }

  drop(at: MapPointer): void {
    const point = pointAt(this.context, at);
    this.desk.aim(at.touch ? null : point);
    if (this.corner === null) this.desk.add(point);
    else this.desk.draw(this.around(this.corner, point));
  }

  tap(at: MapPointer): void {
    const point = pointAt(this.context, at);
    this.desk.aim(at.touch ? null : point);
    this.desk.add(point);
  }

  doubleTap(): void {
    this.desk.finish();
  }

  hover(at: MapPointer): void {
    const point = pointAt(this.context, at);
    this.desk.aim(point, this.desk.chain.length > 0 ? [point] : []);
  }

  cancel(): void {
    this.desk.aim(null);
  }

  private around(corner: MapPoint, point: MapPoint): readonly MapPoint[] {
    const { kind, round } = this.context.view.wallBrush;
    if (kind === "door" || kind === "secret") return [corner, point];
    return round ? ellipse(corner, point) : rectangle(corner, point);
  }
}

/// The point of the lattice under the pointer: with Alt where it is, else snapped. but: an end that does not attract.
export function pointAt(context: ToolContext, { world, alt }: MapPointer, but?: MapPoint): MapPoint {
  const scene = context.session.table.scenes.get(context.scene());
  const grid = context.grid();
  const { columns = 0, rows = 0 } = scene ?? {};
  const to = { grid, counts: { columns, rows } };
  if (alt) return unsnapped(world, to);
  const out = but === undefined ? null : toWorld(but, grid);
  return snapped(world, { ...to, ends: endsIn(context, out), reach: REACH_PX / context.canvas.camera.scale });
}

/// The ends of all walls and legs.
function endsIn({ walls, overlay }: ToolContext, but: Point | null): readonly Point[] {
  const legs = overlay.walls?.draft.legs ?? [];
  const all = [...walls(), ...(but === null ? legs : [])].flatMap(({ from, to }) => [from, to]);
  return but === null ? all : all.filter(({ x, y }) => x !== but.x || y !== but.y);
}
