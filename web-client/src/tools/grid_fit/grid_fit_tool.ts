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
    const near = gridHandles(draft, this.bench.grid()).map((handle) => {
      const at = this.bench.canvas.camera.toScreen(handle);
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
    changeGrid(
      this.bench,
      this.corner === "first" ? movedTo(draft, point) : stretchedTo(draft, point, this.bench.grid().kind),
    );
  }

  private pictureAt(draft: GridDraft, screen: Point): Point {
    const world = this.bench.canvas.camera.toWorld(screen);
    const pixel = draft.cellPx / this.bench.grid().width;
    return { x: world.x * pixel + draft.offsetXPx, y: world.y * pixel + draft.offsetYPx };
  }
}

/// Takes `next` as the grid being laid and holds the picture still on the screen.
export function changeGrid(
  { overlay, canvas, grid }: Pick<Workbench, "overlay" | "canvas" | "grid">,
  next: GridDraft,
): void {
  const before = overlay.grid;
  overlay.grid = next;
  if (before === null) return;
  const { camera } = canvas;
  const { width } = grid();
  const pixel = (camera.scale * width) / before.cellPx;
  const originX = camera.x - before.offsetXPx * pixel;
  const originY = camera.y - before.offsetYPx * pixel;
  camera.scale = (pixel * next.cellPx) / width;
  canvas.panBy(originX + next.offsetXPx * pixel - camera.x, originY + next.offsetYPx * pixel - camera.y);
}
