// Grid, size and image of a Foundry scene. Source: conventions 5.2.
import type { GridKind } from "../../../state/maps/cells";
import { type MapPoint, squareOf } from "../../../state/maps/walls";
import { isLength, tenthMm } from "../../../state/text/length";
import type { ImportReport } from "./import_report";
import { type Fields, fieldsOf, listOf, numberOf, textOf } from "./json_fields";
import type { Area, DraftGrid, ImageSource } from "./scene_draft";

/// even: every even row or column stands out, ours stand out where they are odd.
const GRIDS: readonly { readonly kind: DraftGrid; readonly even: boolean }[] = [
  { kind: "square", even: false },
  { kind: "square", even: false },
  { kind: "hex_rows", even: false },
  { kind: "hex_rows", even: true },
  { kind: "hex_columns", even: false },
  { kind: "hex_columns", even: true },
];

export interface FoundryGrid {
  readonly kind: DraftGrid;
  readonly even: boolean;
  /// From side to side of a cell.
  readonly cellPx: number;
  /// By which the padding is rounded up.
  readonly stride: { readonly x: number; readonly y: number };
  readonly cell: bigint | null;
  /// Width of a cell in the scene's unit of length; 0: not stated.
  readonly distance: number;
  /// Its lines are invisible.
  readonly hidden: boolean;
  /// The scene has no grid: squares measure it.
  readonly none: boolean;
}

/// Where parts of a Foundry scene are on the map.
export interface FoundryMap {
  /// The lattice point of a place in pixels.
  readonly place: (px: MapPoint) => MapPoint;
  /// Whether points in pixels lie where a scene takes them.
  readonly holds: (px: readonly MapPoint[]) => boolean;
  /// From side to side of a cell.
  readonly cellPx: number;
}

/// Up to v9 the grid's fields are the scene's own, and hexes are measured from corner to corner. Null: without a size.
export function foundryGrid(scene: Fields, report: ImportReport): FoundryGrid | null {
  const flat = typeof scene["grid"] === "number";
  const { type, size, distance, units, alpha } = flat
    ? {
        ...{ type: scene["gridType"], size: scene["grid"], alpha: scene["gridAlpha"] },
        ...{ distance: scene["gridDistance"], units: scene["gridUnits"] },
      }
    : fieldsOf(scene["grid"]);
  const sizePx = numberOf(size);
  if (sizePx === null || sizePx <= 0) return null;
  const grid = GRIDS[numberOf(type) ?? 1];
  if (grid === undefined) report.warn("grid", "Unknown kind of grid: squares are used.");
  const { kind, even } = grid ?? { kind: "square", even: false };
  const cornerToCorner =
    kind !== "square" && (flat || fieldsOf(fieldsOf(scene["flags"])["core"])["legacyHex"] === true);
  const cellPx = cornerToCorner ? (sizePx * Math.sqrt(3)) / 2 : sizePx;
  const square = squareOf(kind);
  const stride = cornerToCorner ? { x: sizePx, y: sizePx } : { x: cellPx * square.width, y: cellPx * square.height };
  const cell = cellOf(distance, units, report);
  const none = numberOf(type) === 0;
  const hidden = !none && alpha === 0;
  return { kind, even, cellPx, stride, cell, hidden, none, distance: Math.max(0, numberOf(distance) ?? 0) };
}

function cellOf(distance: unknown, units: unknown, report: ImportReport): bigint | null {
  const [amount, unit] = [numberOf(distance) ?? 0, textOf(units).toLowerCase().replace(/\.$/, "")];
  const tenths = isLength(unit) ? Math.round(amount * tenthMm(unit)) : 0;
  if (tenths > 0 && tenths < 1e9) return BigInt(tenths);
  report.warn("grid", "Unknown unit of length: the rulebook's cell is used.");
  return null;
}

/// Where the image lies, in widths of a cell of the padded scene; even grids with one row or column put before. Null:
/// the scene has no size.
export function foundryArea(scene: Fields, grid: FoundryGrid): Area | null {
  const [width, height] = [numberOf(scene["width"]) ?? 0, numberOf(scene["height"]) ?? 0];
  if (width <= 0 || height <= 0) return null;
  const padding = Math.min(0.5, Math.max(0, numberOf(scene["padding"]) ?? 0.25));
  const { cellPx, stride } = grid;
  const cells = { x: Math.ceil((padding * width) / stride.x), y: Math.ceil((padding * height) / stride.y) };
  const background = backgroundOf(scene);
  const offset = (name: "X" | "Y") => numberOf(background[`offset${name}`]) ?? numberOf(scene[`shift${name}`]) ?? 0;
  const shift = shiftOf(grid);
  return {
    x: (cells.x * stride.x - offset("X")) / cellPx + shift.x + (isHalf(grid, "hex_rows", cells.y) ? 0.5 : 0),
    y: (cells.y * stride.y - offset("Y")) / cellPx + shift.y + (isHalf(grid, "hex_columns", cells.x) ? 0.5 : 0),
    width: width / cellPx,
    height: height / cellPx,
  };
}

/// Whether padding moves the scene by half a hex: by an odd number of interlocked ones, since v10.
function isHalf({ kind, stride }: FoundryGrid, of: GridKind, padded: number): boolean {
  return kind === of && stride.x !== stride.y && padded % 2 === 1;
}

/// In widths of a cell: one row or column of hexes where the even ones stand out.
export function shiftOf({ kind, even }: Pick<FoundryGrid, "kind" | "even">): {
  readonly x: number;
  readonly y: number;
} {
  const { width, height } = squareOf(kind);
  return { x: even && kind === "hex_columns" ? width : 0, y: even && kind === "hex_rows" ? height : 0 };
}

/// v14 has it in its levels, of which the first counts.
function backgroundOf(scene: Fields): Fields {
  const [level] = listOf(scene["levels"]);
  return fieldsOf(scene["background"] ?? fieldsOf(level)["background"]);
}

/// The image's file name. Its path or address is never followed.
export function foundryImage(scene: Fields, report: ImportReport): ImageSource {
  const { src, scaleX, scaleY, rotation } = backgroundOf(scene);
  const path = [src, scene["img"]].find((one): one is string => typeof one === "string" && one !== "");
  if (path === undefined) {
    report.warn("image", "The scene has no map image.");
    return { kind: "missing" };
  }
  if ((scaleX ?? 1) !== 1 || (scaleY ?? 1) !== 1 || (rotation ?? 0) !== 0)
    report.warn("image", "Scaled or rotated in the file: here it fills the scene.");
  return { kind: "named", file: fileName(path) };
}

function fileName(path: string): string {
  const last = (path.split(/[?#]/)[0] ?? "").split(/[/\\]/).at(-1) ?? "";
  try {
    return decodeURIComponent(last).slice(0, 200);
  } catch {
    return last.slice(0, 200); // a bare % in its name
  }
}
