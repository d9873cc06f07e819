// GM: reveals the map to players, or hides it, with a brush or a shape. One stroke is one edit.
import type { Point } from "../../canvas/grid";
import { toWorld } from "../../canvas/walls";
import { isTypingTarget } from "../keyboard";
import type { MapPointer, MapTool } from "../tool";
import type { ToolContext } from "../tool_context";
import { FogDesk } from "./fog_desk.svelte";

/// How near the first corner of a polygon a click closes it, in pixels of the screen.
const REACH_PX = 12;

export class FogTool implements MapTool {
  private readonly desk: FogDesk;
  /// Where the drag began, or its brush was last; null: no drag.
  private from: Point | null = null;

  constructor(private readonly context: ToolContext) {
    this.desk = new FogDesk(context);
    context.overlay.fog = this.desk;
  }

  startDrag(from: MapPointer): boolean {
    this.desk.lookAround();
    if (this.desk.scene === null) return false;
    this.from = from.world;
    this.begin(from);
    return true;
  }

  scrolls(): boolean {
    return true;
  }

  drag(at: MapPointer): void {
    this.desk.pointer = at.world;
    if (this.from === null || this.shape === "polygon") return;
    this.desk.draw(this.from, at.world);
    if (this.shape === "brush") this.from = at.world;
  }

  drop(at: MapPointer): void {
    if (this.shape === "polygon") this.corner(at);
    else {
      this.drag(at);
      this.desk.finish();
    }
    this.from = null;
    if (at.touch) this.desk.pointer = null;
  }

  /// The other shapes need a drag.
  tap(at: MapPointer): void {
    this.desk.lookAround();
    if (this.desk.scene === null) return;
    this.begin(at);
    if (this.shape === "polygon") this.corner(at);
    else if (this.shape === "brush") {
      this.desk.draw(at.world, at.world);
      this.desk.finish();
    }
    this.desk.pointer = at.touch ? null : at.world;
  }

  doubleTap(at: MapPointer): void {
    if (this.shape === "polygon") this.desk.finish();
    else this.tap(at);
  }

  hover(at: MapPointer): void {
    this.desk.lookAround();
    this.desk.pointer = at.world;
    if (this.desk.corners.length === 0) this.desk.reversed = at.alt;
  }

  /// A right click closes the polygon.
  menu(): boolean {
    const draws = this.desk.corners.length > 0;
    if (draws) this.desk.finish();
    return draws;
  }

  key(event: KeyboardEvent): boolean {
    if (this.from !== null || isTypingTarget(event)) return false;
    if (event.key === "Alt") return true; // else some browsers open their menu
    if (this.desk.corners.length === 0) return false;
    const onButton = event.target instanceof Element && event.target.closest("button") !== null;
    if (event.key === "Enter" && !onButton) this.desk.finish();
    else if (event.key === "Escape") this.desk.drop();
    else if (event.key === "Backspace" || ((event.ctrlKey || event.metaKey) && event.code === "KeyZ"))
      this.desk.takeBack();
    else return false;
    return true;
  }

  /// A drag stops; the corners of a polygon stay.
  cancel(): void {
    if (this.shape !== "polygon") this.desk.drop();
    this.from = null;
  }

  /// What is not finished is not sent.
  end(): void {
    this.desk.drop();
    this.context.overlay.fog = null;
  }

  private get shape() {
    return this.desk.brush.shape;
  }

  /// With Alt a stroke does the opposite, to its end.
  private begin({ alt }: MapPointer): void {
    if (this.desk.corners.length === 0) this.desk.reversed = alt;
  }

  private corner({ world }: MapPointer): void {
    const [first] = this.desk.corners;
    const start = first === undefined ? null : toWorld(first, this.context.grid());
    const far = start === null ? Number.POSITIVE_INFINITY : Math.hypot(world.x - start.x, world.y - start.y);
    if (this.desk.corners.length > 2 && far * this.context.canvas.camera.scale <= REACH_PX) this.desk.finish();
    else this.desk.addCorner(world);
  }
}
