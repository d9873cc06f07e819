// GM: Ctrl+C, Ctrl+X and Ctrl+V of what a map tool has selected.
import { cellAt, center, type Grid, type Point } from "../../canvas/grid";
import { toLattice, toWorld } from "../../canvas/walls";
import { type MapPoint, UNNAMED } from "../../state/maps/walls";
import { showToast } from "../../ui/toast.svelte";
import { hasSelectedText } from "../keyboard";
import type { ToolContext } from "../tool_context";

/// What a tool copies and pastes.
export interface Clipped<T> {
  all(): readonly T[];
  chosen(): readonly T[];
  points(thing: T): readonly MapPoint[];
  moved(thing: T, by: MapPoint): T;
  /// Sends things without an id as one edit. Done when they are there.
  put(things: readonly T[]): Promise<unknown>;
  select(ids: readonly string[]): void;
  remove(): void;
}

/// What was copied, for every scene that this page shows. They are not kept beyond it.
export interface Clip<T> {
  things: readonly T[];
}

export class ClipKeys<T extends { readonly id: string }> {
  /// Where the pointer was last, in world pixels; null: nowhere yet.
  pointer: Point | null = null;

  constructor(
    private readonly context: Pick<ToolContext, "grid">,
    private readonly clip: Clip<T>,
    private readonly clipped: Clipped<T>,
  ) {}

  /// Returns whether it had an effect.
  key({ code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
    if (!(ctrlKey || metaKey) || shiftKey || altKey || hasSelectedText()) return false;
    if (code === "KeyV" && this.clip.things.length > 0) void this.paste();
    else if (code === "KeyC" || code === "KeyX") return this.copy(code === "KeyX");
    else return false;
    return true;
  }

  private copy(cuts: boolean): boolean {
    const chosen = this.clipped.chosen();
    if (chosen.length === 0) return false;
    this.clip.things = chosen;
    showToast(`${cuts ? "Cut" : "Copied"}: ${chosen.length}`);
    if (cuts) this.clipped.remove();
    return true;
  }

  private async paste(): Promise<void> {
    const { clipped, clip } = this;
    const by = wayTo(clip.things.flatMap(clipped.points), this.pointer, this.context.grid());
    const known = new Set(clipped.all().map(({ id }) => id));
    await clipped.put(clip.things.map((thing) => ({ ...clipped.moved(thing, by), id: UNNAMED })));
    clipped.select(clipped.all().flatMap(({ id }) => (known.has(id) ? [] : [id])));
  }
}

/// From the cell in the middle of `points` to the one under the pointer, or beside it without one: what fits the grid fits it there.
export function wayTo(points: readonly MapPoint[], pointer: Point | null, grid: Grid): MapPoint {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const middle = (all: readonly number[]) => (Math.min(...all) + Math.max(...all)) / 2;
  const from = cellAt(toWorld({ x: middle(xs), y: middle(ys) }, grid), grid);
  const to = pointer === null ? { column: from.column + 1, row: from.row + 1 } : cellAt(pointer, grid);
  const [a, b] = [toLattice(center(from, 1, grid), grid), toLattice(center(to, 1, grid), grid)];
  return { x: b.x - a.x, y: b.y - a.y };
}

/// Of what stands at a point.
export const atPoint = {
  points: (thing: MapPoint): readonly MapPoint[] => [thing],
  moved: <T extends MapPoint>(thing: T, by: MapPoint): T => ({ ...thing, x: thing.x + by.x, y: thing.y + by.y }),
};
