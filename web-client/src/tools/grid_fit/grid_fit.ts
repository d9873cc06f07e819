// Laying the grid over the picture: its corners are dragged while the picture stays where it is on the screen. Pure.
import type { Point } from "../../canvas/grid";
import type { GridDraft } from "../overlay.svelte";

const LEAST_CELL_PX = 8;

/// The grid with its first corner at `corner`, in picture pixels.
export function movedTo(draft: GridDraft, corner: Point): GridDraft {
  return { ...draft, offsetXPx: corner.x, offsetYPx: corner.y };
}

/// The grid stretched so that its last corner is as near to `corner` as square cells allow.
export function stretchedTo(draft: GridDraft, corner: Point): GridDraft {
  const byWidth = (corner.x - draft.offsetXPx) / draft.columns;
  const byHeight = (corner.y - draft.offsetYPx) / draft.rows;
  return { ...draft, cellPx: Math.max(LEAST_CELL_PX, (byWidth + byHeight) / 2) };
}

/// The grid with as many whole cells as the picture holds, and its offset within one cell.
export function covering(draft: GridDraft, widthPx: number, heightPx: number): GridDraft {
  const first = (offset: number) => offset - Math.floor(offset / draft.cellPx) * draft.cellPx;
  const offsetXPx = first(draft.offsetXPx);
  const offsetYPx = first(draft.offsetYPx);
  const cells = (length: number) => Math.max(1, Math.round(length / draft.cellPx - 0.4));
  return { ...draft, offsetXPx, offsetYPx, columns: cells(widthPx - offsetXPx), rows: cells(heightPx - offsetYPx) };
}
