// The pointer events that a map tool receives.
import type { Point } from "../canvas/grid";
import type { Cell, CreatureId } from "../state/table/table";

/// The position of the pointer, in every unit a tool may need.
export interface MapPointer {
  readonly screen: Point;
  readonly world: Point;
  readonly cell: Cell;
  /// The token under it, or 0.
  readonly token: CreatureId;
  readonly shift: boolean;
  /// Ctrl or Command.
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly touch: boolean;
}

/// A tool implements the events it needs. `startDrag` returns whether it takes the drag; else the map is panned.
export interface MapTool {
  startDrag?(from: MapPointer): boolean;
  /// Whether a press there starts a drag: then a long press has no effect.
  waits?(from: MapPointer): boolean;
  /// Whether the drag in progress scrolls the map at its edges.
  scrolls?(): boolean;
  drag?(at: MapPointer): void;
  drop?(at: MapPointer): void;
  tap?(at: MapPointer): void;
  doubleTap?(at: MapPointer): void;
  hover?(at: MapPointer): void;
  /// Right click or Q during a drag.
  wayPoint?(at: MapPointer): void;
  /// Right click, or a long press by touch where there is a menu. Returns whether it takes the menu's place.
  menu?(at: MapPointer): boolean;
  /// A key press while it is the current tool. Returns whether it had an effect.
  key?(event: KeyboardEvent): boolean;
  /// Esc, a second finger, or a change of tool.
  cancel?(): void;
  /// Another tool is taken.
  end?(): void;
}
