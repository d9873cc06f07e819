// A ruler from cell to cell, with corners by right click or Q. Others see it while the pointer is down.
import { center, type Point, toMilliCells } from "../../canvas/grid";
import type { MapPointer, MapTool } from "../tool";
import type { ToolContext } from "../tool_context";

const SHARED_EVERY_MS = 100;

export class MeasureTool implements MapTool {
  private corners: Point[] = [];
  private sharedMs = 0;
  private timer = 0;

  constructor(private readonly context: ToolContext) {}

  startDrag(from: MapPointer): boolean {
    this.corners = [this.middle(from)];
    return true;
  }

  drag(at: MapPointer): void {
    this.context.overlay.ruler = [...this.corners, this.middle(at)];
    this.shareSoon();
  }

  wayPoint(at: MapPointer): void {
    this.corners.push(this.middle(at));
  }

  drop(): void {
    this.cancel();
  }

  cancel(): void {
    this.context.overlay.ruler = [];
    this.share();
  }

  private middle({ cell }: MapPointer): Point {
    return center(cell, 1, this.context.grid());
  }

  /// Also where the pointer rests: the others see what was drawn last.
  private shareSoon(): void {
    clearTimeout(this.timer);
    const wait = this.sharedMs + SHARED_EVERY_MS - performance.now();
    if (wait <= 0) this.share();
    else this.timer = window.setTimeout(() => this.share(), wait);
  }

  private share(): void {
    clearTimeout(this.timer);
    this.sharedMs = performance.now();
    const points = this.context.overlay.ruler.map((point) => toMilliCells(point, this.context.grid()));
    this.context.session.pointers.measure(
      this.context.scene(),
      points.flatMap(({ x, y }) => [x, y]),
    );
  }
}
