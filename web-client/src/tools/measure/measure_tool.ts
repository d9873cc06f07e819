// A ruler from cell to cell, with corners by right click or Q. Others see it while it is held out.
import { centreOf, type Point, toMilliCells } from "../../canvas/grid";
import type { MapPointer, MapTool } from "../tool";
import type { Workbench } from "../workbench";

const SHARED_EVERY_MS = 100;

export class MeasureTool implements MapTool {
  private corners: Point[] = [];
  private sharedMs = 0;

  constructor(private readonly bench: Workbench) {}

  startDrag(from: MapPointer): boolean {
    this.corners = [this.middle(from)];
    return true;
  }

  drag(at: MapPointer): void {
    this.bench.overlay.ruler = [...this.corners, this.middle(at)];
    if (performance.now() - this.sharedMs >= SHARED_EVERY_MS) this.share();
  }

  wayPoint(at: MapPointer): void {
    this.corners.push(this.middle(at));
  }

  drop(): void {
    this.cancel();
  }

  cancel(): void {
    this.bench.overlay.ruler = [];
    this.share();
  }

  private middle({ cell }: MapPointer): Point {
    return centreOf(cell, 1, this.bench.grid());
  }

  private share(): void {
    this.sharedMs = performance.now();
    const points = this.bench.overlay.ruler.map((point) => toMilliCells(point, this.bench.grid()));
    this.bench.session.pointers.measure(
      this.bench.scene(),
      points.flatMap(({ x, y }) => [x, y]),
    );
  }
}
