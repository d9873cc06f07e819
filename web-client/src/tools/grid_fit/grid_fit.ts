// Fits the grid to the picture: its corners are dragged while the picture keeps its place on the screen. Pure.
import type { Point } from "../../canvas/grid";
import { countsIn, extentOf, type GridKind, periodOf } from "../../state/maps/cells";
import type { GridDraft } from "../overlay.svelte";

const LEAST_CELL_PX = 8;

/// The grid with its first corner at `corner`, in picture pixels.
export function movedTo(draft: GridDraft, corner: Point): GridDraft {
  return { ...draft, offsetXPx: corner.x, offsetYPx: corner.y };
}

/// The grid stretched so that its last corner is as near to `corner` as regular cells allow.
export function stretchedTo(draft: GridDraft, corner: Point, kind: GridKind): GridDraft {
  const { width, height } = extentOf(kind, draft);
  const byWidth = (corner.x - draft.offsetXPx) / width;
  const byHeight = (corner.y - draft.offsetYPx) / height;
  return { ...draft, cellPx: Math.max(LEAST_CELL_PX, (byWidth + byHeight) / 2) };
}

/// The grid with as many whole cells as the picture holds, and its offset within one repetition of the cells.
export function covering(draft: GridDraft, widthPx: number, heightPx: number, kind: GridKind): GridDraft {
  const { cellPx } = draft;
  const period = periodOf(kind);
  const first = (offset: number, every: number) => offset - Math.floor(offset / every) * every;
  const offsetXPx = first(draft.offsetXPx, period.width * cellPx);
  const offsetYPx = first(draft.offsetYPx, period.height * cellPx);
  const room = { width: (widthPx - offsetXPx) / cellPx, height: (heightPx - offsetYPx) / cellPx };
  const held = countsIn(kind, room);
  const whole = (count: number) => Math.max(1, Math.round(count - 0.4));
  return { ...draft, offsetXPx, offsetYPx, columns: whole(held.columns), rows: whole(held.rows) };
}
