// The last steps of every import: walls that fit together, their limit, what was taken.
import { drawingsOf, pinsOf } from "../../../state/maps/drawings";
import { kindOfWall } from "../../../state/maps/walls";
import { cleanWalls, warnOffMap } from "./clean_walls";
import { type ImportReport, kindNames } from "./import_report";
import { latticeExtent } from "./placement";
import { type ImportResult, mostWalls, type SceneDraft } from "./scene_draft";

/// Walls of a file before they are cleaned. More would keep the browser busy.
export const mostReadWalls = 2 * mostWalls;

/// read: with the file's walls in reach of the map. as_written: of an export of ours, whose walls stay to the unit (sight S22).
export function finishDraft(read: SceneDraft, cleaning: "clean" | "as_written", report: ImportReport): ImportResult {
  if (read.walls.length > mostReadWalls) return tooManyWalls(read.walls.length);
  const walls = cleaning === "clean" ? cleanWalls(read.walls, report) : read.walls;
  if (walls.length > mostWalls) return tooManyWalls(walls.length);
  warnOffMap(walls, latticeExtent(read.grid, read), report);
  for (const wall of walls) report.addAll({ kind: kindNames[kindOfWall(wall)], fate: "taken", reason: "" }, 1);
  report.addAll({ kind: "lights", fate: "taken", reason: "" }, read.lights.length);
  report.addAll({ kind: "pins", fate: "taken", reason: "" }, pinsOf(read.notes).length);
  report.addAll({ kind: "drawings", fate: "taken", reason: "" }, drawingsOf(read.notes).length);
  report.addAll({ kind: "regions", fate: "taken", reason: "" }, read.regions.length);
  report.addAll({ kind: "darkness", fate: "taken", reason: "" }, read.darkness > 0 ? 1 : 0);
  return { kind: "draft", draft: { ...read, walls }, report: report.entries };
}

/// A file with more walls than a scene can have.
export function tooManyWalls(count: number): ImportResult {
  return { kind: "problem", text: `Too many walls: ${count}, limit ${mostWalls}.` };
}
