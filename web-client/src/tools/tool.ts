// What a tool hears of the pointer on the map.
import type { Point } from "../canvas/grid";
import type { Cell, CreatureId } from "../state/table";

/// Where the pointer is, in every measure a tool may need.
export interface MapPointer {
  readonly screen: Point;
  readonly world: Point;
  readonly cell: Cell;
  /// The token under it, or 0.
  readonly token: CreatureId;
  readonly shift: boolean;
  /// Ctrl or Command.
  readonly ctrl: boolean;
  readonly touch: boolean;
}

/// A tool implements what it cares about. `startDrag` answers whether the drag is the tool's; else the map is panned.
export interface MapTool {
  startDrag?(from: MapPointer): boolean;
  /// Whether a press there is for dragging: holding it still for a while then means nothing.
  waits?(from: MapPointer): boolean;
  drag?(at: MapPointer): void;
  drop?(at: MapPointer): void;
  tap?(at: MapPointer): void;
  doubleTap?(at: MapPointer): void;
  hover?(at: MapPointer): void;
  /// Right click or Q in the middle of a drag.
  wayPoint?(at: MapPointer): void;
  /// Esc, a second finger, or the tool was put away.
  cancel?(): void;
}
