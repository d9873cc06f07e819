// The context of every map tool.
import type { Grid, Point } from "../canvas/grid";
import type { MapCanvas } from "../canvas/map_canvas";
import type { TokenView, TurningView, WallView } from "../canvas/map_view";
import type { Why } from "../state/requests/outcome";
import type { Session } from "../state/session.svelte";
import type { Cell } from "../state/table/table";
import type { Area } from "../state/text/areas";
import type { View } from "../state/view.svelte";
import type { ItemsHere } from "../table/items/items_of";
import type { Overlay } from "./overlay.svelte";
import type { Turner } from "./turn_token/turner";

export interface ToolContext {
  readonly session: Session;
  readonly view: View;
  readonly overlay: Overlay;
  readonly canvas: MapCanvas;
  /// The scene on the screen.
  readonly scene: () => number;
  /// The grid of that scene.
  readonly grid: () => Grid;
  readonly turner: Turner;
  /// The token that has a handle to turn it, or null.
  readonly turning: () => TurningView | null;
  /// The tokens on the screen, at their shown positions.
  readonly tokens: () => readonly TokenView[];
  /// The walls of that scene, as they are shown.
  readonly walls: () => readonly WallView[];
  /// The areas over a cell of that scene.
  readonly areasAt: (cell: Cell) => readonly Area[];
  /// The items on the ground of a cell of that scene; null: there are none in the scene.
  readonly itemsAt: (cell: Cell) => ItemsHere | null;
  /// Opens the card of areas at a point; an empty list closes it.
  readonly showDetails: (at: Point, areas: readonly Area[]) => void;
  /// Shows a refusal as a toast.
  readonly showRefusal: (why: Why) => void;
}
