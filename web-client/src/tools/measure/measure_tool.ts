// A ruler from cell to cell, with corners by right click or Q. Others see it while the pointer is down.
import { center, type Point } from "../../canvas/grid";
import type { Cell } from "../../state/table/table";
import type { MapPointer, MapTool } from "../tool";
import type { ToolContext } from "../tool_context";
import { SharedRuler } from "./shared_ruler";

export class MeasureTool implements MapTool {
  private corners: Point[] = [];
  private readonly shared: SharedRuler;

  /// begin: the cell of a ruler that follows the pointer until a click.
  constructor(
    private readonly context: ToolContext,
    private readonly begin?: Cell,
  ) {
    this.shared = new SharedRuler(context);
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
    this.shared.send();
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
    this.shared.end();
  }

  private middle({ cell }: Pick<MapPointer, "cell">): Point {
    return center(cell, 1, this.context.grid());
  }
}
