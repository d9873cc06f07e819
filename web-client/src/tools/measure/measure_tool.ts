// A ruler from cell to cell, with corners by right click or Q. Others see it while the pointer is down.
import { center, type Point, toMilliCells } from "../../canvas/grid";
import type { Cell } from "../../state/table/table";
import type { MapPointer, MapTool } from "../tool";
import type { ToolContext } from "../tool_context";

const SHARED_EVERY_MS = 100;

export class MeasureTool implements MapTool {
  private corners: Point[] = [];
  private sharedMs = 0;
  private timer = 0;

  /// begin: the cell of a ruler that follows the pointer until a click.
  constructor(
    private readonly context: ToolContext,
    private readonly begin?: Cell,
  ) {
    if (begin !== undefined) this.corners = [this.middle({ cell: begin })];
  }

  startDrag(from: MapPointer): boolean {
    if (this.begin === undefined) this.corners = [this.middle(from)];
    return true;
  }

  scrolls(): boolean {
    return true;
  }

  hover(at: MapPointer): void {
    if (this.begin !== undefined) this.drag(at);
  }

  tap(): void {
    if (this.begin !== undefined) this.context.view.endTool();
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
    this.tap();
  }

  cancel(): void {
    this.context.overlay.ruler = [];
    this.share();
  }

  private middle({ cell }: Pick<MapPointer, "cell">): Point {
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
