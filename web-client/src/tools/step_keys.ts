// Steps of a token by keys: arrows, WASD and the number pad; between hexes Q and E too. Pure.
import { cellAtOffset, type GridKind, isHex, offsetOf } from "../state/maps/cells";
import type { Cell } from "../state/table/table";

type Step = readonly [number, number];
type Steps = Readonly<Record<string, Step>>;

/// Columns and rows on the screen. All eight are on the number pad.
const STEPS: Steps = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  KeyW: [0, -1],
  KeyS: [0, 1],
  KeyA: [-1, 0],
  KeyD: [1, 0],
  Numpad1: [-1, 1],
  Numpad2: [0, 1],
  Numpad3: [1, 1],
  Numpad4: [-1, 0],
  Numpad6: [1, 0],
  Numpad7: [-1, -1],
  Numpad8: [0, -1],
  Numpad9: [1, -1],
};

/// Diagonal steps between hexes, in the grid's coordinates: the keys around the middle of QWEASD or the number pad.
const ASLANT: Readonly<Record<"hex_rows" | "hex_columns", Steps>> = {
  hex_rows: {
    KeyQ: [0, -1],
    KeyE: [1, -1],
    Numpad7: [0, -1],
    Numpad9: [1, -1],
    Numpad1: [-1, 1],
    Numpad3: [0, 1],
  },
  hex_columns: {
    KeyQ: [-1, 0],
    KeyE: [1, -1],
    KeyA: [-1, 1],
    KeyD: [1, 0],
    Numpad7: [-1, 0],
    Numpad9: [1, -1],
    Numpad1: [-1, 1],
    Numpad3: [1, 0],
  },
};

/// The direction of a key on the screen, or null.
export function directionOfKey(code: string): Step | null {
  return STEPS[code] ?? null;
}

/// The cell beside `cell` in the direction of a key, or null. If no hex lies straight ahead, steps alternate: two of
/// them lead straight.
export function neighborIn(kind: GridKind, cell: Cell, code: string): Cell | null {
  const aslant = isHex(kind) ? ASLANT[kind][code] : undefined;
  if (aslant !== undefined) return { column: cell.column + aslant[0], row: cell.row + aslant[1] };
  const step = STEPS[code];
  if (step === undefined) return null;
  const { column, row } = offsetOf(kind, cell);
  return cellAtOffset(kind, { column: column + step[0], row: row + step[1] });
}
