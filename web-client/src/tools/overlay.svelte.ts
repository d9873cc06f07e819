// The overlay of the current tool, visible to this person only.
import type { Point } from "../canvas/grid";
import type {
  BoxView,
  DrawingDraftView,
  FloatView,
  FogDraftView,
  LightDraftView,
  NoteDraftView,
  RegionDraftView,
  WallDraftView,
} from "../canvas/map_view";
import type { Cell, CreatureId } from "../state/table/table";

/// A dragged token: its start, waypoints and current position.
export interface DragDraft {
  readonly creature: CreatureId;
  readonly wayPoints: readonly Cell[];
  readonly goal: Cell;
  readonly held: Point;
  /// A GM's drag without rules.
  readonly free: boolean;
}

/// The new facing of a token, in degrees clockwise from the top.
export interface TurnDraft {
  readonly creature: CreatureId;
  readonly degrees: number;
}

/// The fitted grid, in picture pixels.
export interface GridDraft {
  readonly cellPx: number;
  readonly offsetXPx: number;
  readonly offsetYPx: number;
  readonly columns: number;
  readonly rows: number;
}

export interface PointerHint {
  readonly at: Point;
  readonly text: string;
  readonly tone: "refusal" | "note";
}

export class Overlay {
  /// Texts over tokens; each disappears after its time.
  floats = $state.raw<readonly FloatView[]>([]);
  drag = $state.raw<DragDraft | null>(null);
  turn = $state.raw<TurnDraft | null>(null);
  ruler = $state.raw<readonly Point[]>([]);
  box = $state.raw<BoxView | null>(null);
  brush = $state.raw<readonly Cell[]>([]);
  grid = $state.raw<GridDraft | null>(null);
  /// What the wall tool is at; null: it is not in hand.
  walls = $state.raw<{ readonly draft: WallDraftView } | null>(null);
  /// The same of the fog tool.
  fog = $state.raw<{ readonly draft: FogDraftView } | null>(null);
  /// The same of the light tool.
  lights = $state.raw<{ readonly draft: LightDraftView } | null>(null);
  /// The same of the note tool.
  notes = $state.raw<{ readonly draft: NoteDraftView } | null>(null);
  /// The same of the draw tool.
  drawings = $state.raw<{ readonly draft: DrawingDraftView } | null>(null);
  /// The same of the region tool.
  regions = $state.raw<{ readonly draft: RegionDraftView } | null>(null);
  /// The creatures that the template tool marks; null: it is not in hand.
  template = $state.raw<{ readonly marked: ReadonlySet<CreatureId> } | null>(null);
  /// Cells across and down in the box that fits the grid.
  boxCells = $state(3);
  /// Whether the pointer is on a draggable mark, or on a door.
  grip = $state<"drag" | "press" | null>(null);
  /// A text beside the pointer: the reason against a target, or the areas there.
  hint = $state.raw<PointerHint | null>(null);
  #lastFloat = 0;

  /// Shows `words` over the token of `creature` for `lastsMs`.
  float(creature: CreatureId, words: string, tone: FloatView["tone"], lastsMs: number): void {
    const atMs = performance.now();
    const id = ++this.#lastFloat;
    const others = this.floats.filter((float) => float.atMs + float.lastsMs > atMs);
    this.floats = [...others, { id, creature, words, tone, atMs, lastsMs }];
  }
}
