// Fits the grid to the picture: its corners are dragged while the picture keeps its place on the screen. Pure.
import type { Point } from "../../canvas/grid";
import { countsIn, extentOf, type GridKind, periodOf } from "../../state/maps/cells";
import type { GridDraft } from "../overlay.svelte";

const LEAST_CELL_PX = 8;

interface Box {
  readonly from: Point;
  readonly to: Point;
}

/// What the grid is fitted to.
export interface Fitted {
  readonly kind: GridKind;
  readonly picture: { readonly widthPx: number; readonly heightPx: number };
}

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

/// The grid with cells wider by `px`, which stay where the first corner is.
export function resized(draft: GridDraft, px: number): GridDraft {
  return { ...draft, cellPx: Math.max(LEAST_CELL_PX, draft.cellPx + px) };
}

/// The grid of which a box from one corner to the other holds `count` cells across and down; it covers the picture.
export function boxed(draft: GridDraft, box: Box, count: number, { kind, picture }: Fitted): GridDraft {
  const extent = extentOf(kind, { columns: count, rows: count });
  const [width, height] = [Math.abs(box.to.x - box.from.x), Math.abs(box.to.y - box.from.y)];
  const cellPx = Math.max(LEAST_CELL_PX, (width / extent.width + height / extent.height) / 2);
  const middle = { x: (box.from.x + box.to.x) / 2, y: (box.from.y + box.to.y) / 2 };
  const laid = {
    ...draft,
    cellPx,
    offsetXPx: middle.x - (cellPx * extent.width) / 2,
    offsetYPx: middle.y - (cellPx * extent.height) / 2,
  };
  return kind === "zones" ? laid : covering(laid, picture.widthPx, picture.heightPx, kind);
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
