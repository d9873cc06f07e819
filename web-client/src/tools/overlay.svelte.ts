// What the tool in hand draws over the map, for me alone.
import type { Point } from "../canvas/grid";
import type { BoxView } from "../canvas/map_view";
import type { Cell, CreatureId } from "../state/table";

/// A token being dragged: where from, by which way-points, where it is held now.
export interface DragDraft {
  readonly creature: CreatureId;
  readonly wayPoints: readonly Cell[];
  readonly goal: Cell;
  readonly held: Point;
  /// A GM's drag that asks no rule.
  readonly free: boolean;
}

/// Where a token would face, in degrees clockwise from the top.
export interface TurnDraft {
  readonly creature: CreatureId;
  readonly degrees: number;
}

/// The grid as it is being laid over the picture, in picture pixels.
export interface GridDraft {
  readonly cellPx: number;
  readonly offsetXPx: number;
  readonly offsetYPx: number;
  readonly columns: number;
  readonly rows: number;
}

export class Overlay {
  drag = $state.raw<DragDraft | null>(null);
  turn = $state.raw<TurnDraft | null>(null);
  ruler = $state.raw<readonly Point[]>([]);
  box = $state.raw<BoxView | null>(null);
  brush = $state.raw<readonly Cell[]>([]);
  grid = $state.raw<GridDraft | null>(null);
  /// The pointer is on something that can be dragged.
  grip = $state(false);
  /// Words beside the pointer: why a target is none, what lies there.
  hint = $state.raw<{ readonly at: Point; readonly text: string; readonly tone: "refusal" | "note" } | null>(null);
}
