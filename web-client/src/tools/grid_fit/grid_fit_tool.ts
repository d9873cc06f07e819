// GM: fits the grid to the picture by a box over some cells, by its corners, and by keys. The camera follows so that
// the picture stands still.
import { gridHandles, type Point } from "../../canvas/grid";
import { isTypingTarget } from "../keyboard";
import type { GridDraft } from "../overlay.svelte";
import { directionOfKey } from "../step_keys";
import type { MapPointer, MapTool } from "../tool";
import type { ToolContext } from "../tool_context";
import { boxed, movedTo, resized, stretchedTo } from "./grid_fit";

const REACH_PX = 28;
const NUDGE_PX = 1;
const NUDGE_WITH_SHIFT_PX = 10;
/// By [ and ].
const RESIZE_PX = 0.1;

export class GridFitTool implements MapTool {
  private held: "first" | "last" | Point = "first";

  constructor(private readonly context: ToolContext) {}

  /// A drag near a corner moves the corner; elsewhere it draws the box.
  startDrag(from: MapPointer): boolean {
    const draft = this.context.overlay.grid;
    if (draft === null) return false;
    const near = gridHandles(draft, this.context.grid()).map((handle) => {
      const at = this.context.canvas.camera.toScreen(handle);
      return Math.hypot(at.x - from.screen.x, at.y - from.screen.y);
    });
    const [first = Number.POSITIVE_INFINITY, last = Number.POSITIVE_INFINITY] = near;
    if (Math.min(first, last) > REACH_PX) this.held = from.world;
    else this.held = first < last ? "first" : "last";
    return true;
  }

  drag(at: MapPointer): void {
    const { overlay, grid } = this.context;
    const draft = overlay.grid;
    if (draft === null) return;
    const point = this.pictureAt(draft, this.context.canvas.camera.toWorld(at.screen));
    if (this.held === "first") changeGrid(this.context, movedTo(draft, point));
    else if (this.held === "last") changeGrid(this.context, stretchedTo(draft, point, grid().kind));
    else overlay.box = { from: this.held, to: at.world, parts: overlay.boxCells };
  }

  drop(): void {
    const { overlay, session, scene, grid } = this.context;
    const { grid: draft, box } = overlay;
    const picture = session.table.scenes.get(scene())?.picture;
    if (draft !== null && box !== null && picture !== undefined) {
      const drawn = { from: this.pictureAt(draft, box.from), to: this.pictureAt(draft, box.to) };
      changeGrid(this.context, boxed(draft, drawn, overlay.boxCells, { kind: grid().kind, picture }));
    }
    this.cancel();
  }

  cancel(): void {
    this.context.overlay.box = null;
  }

  /// Arrows move the grid, [ and ] resize its cells.
  key(event: KeyboardEvent): boolean {
    const draft = this.context.overlay.grid;
    if (draft === null || isTypingTarget(event) || event.ctrlKey || event.metaKey || event.altKey) return false;
    const way = event.code.startsWith("Arrow") ? directionOfKey(event.code) : null;
    if (way !== null) {
      const px = event.shiftKey ? NUDGE_WITH_SHIFT_PX : NUDGE_PX;
      const { offsetXPx, offsetYPx } = draft;
      changeGrid(this.context, movedTo(draft, { x: offsetXPx + way[0] * px, y: offsetYPx + way[1] * px }));
    } else if (event.key === "[") changeGrid(this.context, resized(draft, -RESIZE_PX));
    else if (event.key === "]") changeGrid(this.context, resized(draft, RESIZE_PX));
    else return false;
    return true;
  }

  private pictureAt(draft: GridDraft, world: Point): Point {
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
