// GM: drags the corners of the grid over the picture. The camera follows so that the picture stands still.
import { gridHandles, type Point } from "../../canvas/grid";
import type { GridDraft } from "../overlay.svelte";
import type { MapPointer, MapTool } from "../tool";
import type { Workbench } from "../workbench";
import { movedTo, stretchedTo } from "./grid_fit";

const REACH_PX = 28;

export class GridFitTool implements MapTool {
  private corner: "first" | "last" = "first";

  constructor(private readonly bench: Workbench) {}

  /// Near a corner the corner is taken; elsewhere the map is panned.
  startDrag(from: MapPointer): boolean {
    const draft = this.bench.overlay.grid;
    if (draft === null) return false;
    const near = gridHandles(draft.columns, draft.rows, this.bench.cellWidth()).map(([x, y]) => {
      const at = this.bench.canvas.camera.toScreen({ x, y });
      return Math.hypot(at.x - from.screen.x, at.y - from.screen.y);
    });
    const [first = Number.POSITIVE_INFINITY, last = Number.POSITIVE_INFINITY] = near;
    if (Math.min(first, last) > REACH_PX) return false;
    this.corner = first < last ? "first" : "last";
    return true;
  }

  drag(at: MapPointer): void {
    const draft = this.bench.overlay.grid;
    if (draft === null) return;
    const point = this.pictureAt(draft, at.screen);
    changeGrid(this.bench, this.corner === "first" ? movedTo(draft, point) : stretchedTo(draft, point));
  }

  private pictureAt(draft: GridDraft, screen: Point): Point {
    const world = this.bench.canvas.camera.toWorld(screen);
    return {
      x: (world.x * draft.cellPx) / this.bench.cellWidth() + draft.offsetXPx,
      y: (world.y * draft.cellPx) / this.bench.cellWidth() + draft.offsetYPx,
    };
  }
}

/// Takes `next` as the grid being laid and holds the picture still on the screen.
export function changeGrid(
  { overlay, canvas, cellWidth }: Pick<Workbench, "overlay" | "canvas" | "cellWidth">,
  next: GridDraft,
): void {
  const before = overlay.grid;
  overlay.grid = next;
  if (before === null) return;
  const { camera } = canvas;
  const pixel = (camera.scale * cellWidth()) / before.cellPx;
  const originX = camera.x - before.offsetXPx * pixel;
  const originY = camera.y - before.offsetYPx * pixel;
  camera.scale = (pixel * next.cellPx) / cellWidth();
  canvas.panBy(originX + next.offsetXPx * pixel - camera.x, originY + next.offsetYPx * pixel - camera.y);
}
