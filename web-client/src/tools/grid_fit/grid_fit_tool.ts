// GM: drags the corners of the grid over the picture. The camera follows so that the picture stands still.
import { gridHandles, type Point } from "../../canvas/grid";
import type { GridDraft } from "../overlay.svelte";
import type { MapPointer, MapTool } from "../tool";
import type { ToolContext } from "../tool_context";
import { movedTo, stretchedTo } from "./grid_fit";

const REACH_PX = 28;

export class GridFitTool implements MapTool {
  private corner: "first" | "last" = "first";

  constructor(private readonly context: ToolContext) {}

  /// A drag near a corner moves the corner; elsewhere it pans the map.
  startDrag(from: MapPointer): boolean {
    const draft = this.context.overlay.grid;
    if (draft === null) return false;
    const near = gridHandles(draft, this.context.grid()).map((handle) => {
      const at = this.context.canvas.camera.toScreen(handle);
      return Math.hypot(at.x - from.screen.x, at.y - from.screen.y);
    });
    const [first = Number.POSITIVE_INFINITY, last = Number.POSITIVE_INFINITY] = near;
    if (Math.min(first, last) > REACH_PX) return false;
    this.corner = first < last ? "first" : "last";
    return true;
  }

  drag(at: MapPointer): void {
    const draft = this.context.overlay.grid;
    if (draft === null) return;
    const point = this.pictureAt(draft, at.screen);
    changeGrid(
      this.context,
      this.corner === "first" ? movedTo(draft, point) : stretchedTo(draft, point, this.context.grid().kind),
    );
  }

  private pictureAt(draft: GridDraft, screen: Point): Point {
    const world = this.context.canvas.camera.toWorld(screen);
    const pixel = draft.cellPx / this.context.grid().width;
    return { x: world.x * pixel + draft.offsetXPx, y: world.y * pixel + draft.offsetYPx };
  }
}

/// Uses `next` as the fitted grid and keeps the picture in place on the screen.
export function changeGrid(
  { overlay, canvas, grid }: Pick<ToolContext, "overlay" | "canvas" | "grid">,
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
