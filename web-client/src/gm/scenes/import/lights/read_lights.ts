// The lights of a file: their places, reach and colors, as many as a scene can have.
import type { Extent } from "../../../../state/maps/cells";
import { isWithin, offMap } from "../clean_walls";
import type { ImportReport } from "../import_report";
import { readList } from "../read_list";
import { type DraftLight, mostLights } from "../scene_draft";

/// Farther no light of a scene reaches, in squares.
const FARTHEST = 500;

export interface LightList {
  /// The field of the file.
  readonly field: string;
  readonly value: unknown;
  /// Of the map, in lattice units.
  readonly extent: Extent;
}

/// read: one light of the list, or why there is none. Linear, and bounded by what a scene can have.
export function readLights(
  { field, value, extent }: LightList,
  read: (light: unknown, at: string) => DraftLight | string,
  report: ImportReport,
): readonly DraftLight[] {
  const limit = `A scene has at most ${mostLights} lights.`;
  return readList<DraftLight>(
    { kind: "lights", field, value, most: mostLights, limit },
    (one, at) => {
      const light = read(one, at);
      if (typeof light === "string") return light;
      return isWithin([light], extent, offMap.farthest) ? [light] : offMap.reason;
    },
    report,
  );
}

/// How far a light reaches. Returns at most as far as a scene is wide; more is reported.
export function reachOf(squares: number, at: string, report: ImportReport): number {
  if (squares <= FARTHEST) return squares;
  report.add("lights", "changed", `It reaches ${FARTHEST} squares, no farther.`, at);
  return FARTHEST;
}
