// What every tool works with.
import type { Grid, Point } from "../canvas/grid";
import type { MapCanvas } from "../canvas/map_canvas";
import type { TokenView, TurningView } from "../canvas/map_view";
import type { Area } from "../state/areas";
import type { Why } from "../state/outcome";
import type { Session } from "../state/session.svelte";
import type { Cell } from "../state/table";
import type { View } from "../state/view.svelte";
import type { Overlay } from "./overlay.svelte";
import type { Turner } from "./turn_token/turner";

export interface ToolContext {
  readonly session: Session;
  readonly view: View;
  readonly overlay: Overlay;
  readonly canvas: MapCanvas;
  /// The scene on the screen.
  readonly scene: () => number;
  /// Its cells or zones.
  readonly grid: () => Grid;
  readonly turner: Turner;
  /// The token that has a handle to turn it, or null.
  readonly turning: () => TurningView | null;
  /// The tokens on the screen, where they stand.
  readonly tokens: () => readonly TokenView[];
  /// What lies over a cell of it.
  readonly areasAt: (cell: Cell) => readonly Area[];
  /// Opens what lies at a place, with its rules; nothing: closes it.
  readonly showDetails: (at: Point, areas: readonly Area[]) => void;
  /// Tells the person why not, in passing.
  readonly showRefusal: (why: Why) => void;
}
