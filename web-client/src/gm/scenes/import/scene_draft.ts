// A scene read from another program's file, before any edit is sent.
import { type Light, type Note, type Region, type Wall, Wall_Side } from "../../../generated/protocol/wire/v1/state_pb";
import type { pictureTypes } from "../../../net/upload";
import type { GridKind } from "../../../state/maps/cells";
import type { ReportEntry } from "./import_report";

/// Limits of a scene, as the server has them.
export const mostCells = 500;
export const mostWalls = 20_000;
export const mostLights = 2000;
export const mostNotes = 1000;
export const mostRegions = 500;
/// Of the regions of a campaign together.
export const mostRegionCorners = 50_000;
/// Of the drawings of a scene together.
export const mostDrawnCorners = 20_000;
export const notesLimit = `A scene has at most ${mostNotes} pins and drawings.`;
/// Of a file, in bytes.
export const mostFileBytes = 96 * 1024 * 1024;

/// Maps of zones have no walls.
export type DraftGrid = Exclude<GridKind, "zones">;

/// A wall as a wire `Wall` without its id: lattice points, whole numbers. Its height is in squares, as a light's reach; 0: no end.
export type DraftWall = Readonly<
  Pick<Wall, "fromX" | "fromY" | "toX" | "toY" | "sight" | "move" | "blocksFrom" | "door" | "state"> & {
    heightSquares: number;
  }
>;

/// A light as a wire `Light` without its id. Its reach is in squares: not every file states how wide those are.
export type DraftLight = Readonly<
  Pick<Light, "x" | "y" | "degrees" | "direction" | "color" | "glow" | "off" | "throughWalls" | "darkens"> & {
    brightSquares: number;
    dimSquares: number;
  }
>;

export interface Lighting {
  /// Where no light is: 0 to 10.
  readonly darkness: number;
  readonly lights: readonly DraftLight[];
}

/// A pin or a drawing as a wire `Note` without its id, for all players or the GM alone.
export type DraftNote = Readonly<
  Pick<Note, "x" | "y" | "color" | "title" | "text" | "audience" | "shape" | "width" | "filled"> & {
    corners: readonly number[];
  }
>;

/// A region as a wire `Region` without its id.
export type DraftRegion = Readonly<
  Pick<Region, "kind" | "name" | "darkness" | "off"> & {
    corners: readonly number[];
    /// Of a passage: the number of the region in the draft; null: nowhere yet.
    leadsTo: number | null;
  }
>;

/// The map image of a file. named: only its file name is known, the GM chooses the file.
export type ImageSource =
  | {
      readonly kind: "embedded";
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly type: (typeof pictureTypes)[number];
      readonly widthPx: number;
      readonly heightPx: number;
    }
  | { readonly kind: "named"; readonly file: string }
  | { readonly kind: "missing" };

/// A rectangle in widths of a cell.
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface SceneDraft extends Lighting {
  /// Empty: the file has none.
  readonly name: string;
  readonly grid: DraftGrid;
  /// Whether the file shows no lines between cells.
  readonly gridHidden?: boolean;
  /// Whether the file has no grid: `grid` is square, to measure by.
  readonly gridless?: boolean;
  readonly columns: number;
  readonly rows: number;
  /// Width of a cell in 0.1 mm; null: the rulebook's.
  readonly cell: bigint | null;
  /// Width of a cell in pixels of the image, or as the file states it.
  readonly cellPx: number;
  readonly image: ImageSource;
  /// Where the image lies on the map, whatever size it has.
  readonly imageArea: Area;
  readonly walls: readonly DraftWall[];
  readonly notes: readonly DraftNote[];
  readonly regions: readonly DraftRegion[];
  /// Names of the file's tokens, for the GM to add from the compendium.
  readonly tokens: readonly string[];
}

/// A whole draft, or one sentence that says what is wrong with the file (sight S21).
export type ImportResult =
  | { readonly kind: "draft"; readonly draft: SceneDraft; readonly report: readonly ReportEntry[] }
  | { readonly kind: "problem"; readonly text: string };

/// The same wall from its other end.
export function turned(wall: DraftWall): DraftWall {
  const { fromX, fromY, toX, toY, blocksFrom } = wall;
  return { ...wall, fromX: toX, fromY: toY, toX: fromX, toY: fromY, blocksFrom: TURNED[blocksFrom] };
}

const TURNED: Readonly<Record<Wall_Side, Wall_Side>> = {
  [Wall_Side.BOTH]: Wall_Side.BOTH,
  [Wall_Side.LEFT]: Wall_Side.RIGHT,
  [Wall_Side.RIGHT]: Wall_Side.LEFT,
};
