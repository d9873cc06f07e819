// Universal VTT files (.uvtt, .dd2vtt, .df2vtt). Source: conventions 5.1, sight 7. Pure.
import { wallsInReach } from "./clean_walls";
import { cutWalls } from "./cut_walls";
import { finishDraft, mostReadWalls, tooManyWalls } from "./finish_draft";
import { ImportReport } from "./import_report";
import { type Fields, fieldsOf, listOf, numberOf, pointOf } from "./json_fields";
import { uvttLighting } from "./lights/uvtt_lights";
import { lineOf } from "./map_line";
import { latticeExtent, mapCorner, type Placement, placedAt, stretched, tooLarge } from "./placement";
import { readJson } from "./read_json";
import { type Area, type ImageSource, type ImportResult, mostWalls } from "./scene_draft";
import { imageIn } from "./uvtt_image";
import { pillar, portalsIn, type UvttList, wallsOfLines } from "./uvtt_walls";

/// The field `software` of our own exports.
export const ownSoftware = "Fairtable";

export interface UniversalVttChoices {
  /// What outlines of objects become. Default: pillars, behind which nothing is seen.
  readonly objects?: "pillars" | "walls" | "nothing";
  /// What portals that are not closed become. Default: nothing, of our own exports windows.
  readonly openings?: "nothing" | "windows";
}

const KNOWN = new Set(
  "format resolution line_of_sight objects_line_of_sight portals environment lights image software creator".split(" "),
);

/// text: the whole file. Returns a draft for these choices, or what is wrong with the file (sight S21). Linear but for
/// crowds of walls in one square.
export function readUniversalVtt(text: string, choices: UniversalVttChoices = {}): ImportResult {
  const json = readJson(text);
  if (json.kind === "problem") return json;
  const file = fieldsOf(json.value);
  const resolution = fieldsOf(file["resolution"]);
  const size = pointOf(resolution["map_size"]);
  if (size === null || size.x <= 0 || size.y <= 0)
    return problem("Not a Universal VTT file: resolution.map_size must be two numbers above 0.");

  const report = new ImportReport();
  const own = file["software"] === ownSoftware;
  const origin = pointOf(resolution["map_origin"]);
  if (origin === null) report.warn("grid", "resolution.map_origin cannot be read: 0 is used.");
  const area = { x: origin?.x ?? 0, y: origin?.y ?? 0, width: size.x, height: size.y };
  const corner = own ? { x: 0, y: 0 } : mapCorner("square", area);
  const placement = { ...placedAt("square", area, corner), ...(own ? statedCells(resolution) : {}) };
  const large = tooLarge(placement);
  if (large !== null) return problem(large);

  const list = (field: string): UvttList => ({ field, value: file[field], corner });
  const { objects = "pillars", openings = own ? "windows" : "nothing" } = choices;
  if (objects === "nothing") countDropped("objects", "Left out by choice.", file["objects_line_of_sight"], report);
  const outlines = objects === "nothing" ? [] : wallsOfLines(list("objects_line_of_sight"), report);
  const extent = latticeExtent("square", placement);
  const lines = wallsInReach(
    [...wallsOfLines(list("line_of_sight"), report), ...(objects === "pillars" ? outlines.map(pillar) : outlines)],
    extent,
    report,
  );
  const portals = wallsInReach(portalsIn(list("portals"), openings, report), extent, report);
  if (lines.length > mostReadWalls || portals.length > mostWalls) return tooManyWalls(lines.length + portals.length);
  const cutting = own ? [] : portals.filter(({ freestanding }) => !freestanding).map(lineOf);
  const doors = portals.filter(({ opening }) => !opening).map(({ opening, freestanding, ...wall }) => wall);
  const walls = [...cutWalls(lines, cutting, report), ...doors];

  const lighting = uvttLighting(list("lights"), file["environment"], extent, report);
  const image = imageIn(file["image"], report);
  const stated = numberOf(resolution["pixels_per_grid"]) ?? 0;
  warnOfGrid(image, area, stated, report);
  reportRest(file, report);
  const cellPx = image.kind === "embedded" ? image.widthPx / size.x : stated;
  const parts = { cellPx, image, walls, notes: [], regions: [], tokens: [], ...lighting, ...placement };
  const draft = { name: "", grid: "square", cell: null, ...parts } as const;
  return finishDraft(draft, own ? "as_written" : "clean", report);
}

/// Columns and rows of our own exports, where the image may be smaller than the map.
function statedCells({ cells }: Fields): Partial<Placement> {
  const counts = pointOf(cells);
  const whole = counts !== null && [counts.x, counts.y].every((count) => Number.isInteger(count) && count > 0);
  return whole ? { columns: counts.x, rows: counts.y } : {};
}

function problem(text: string): ImportResult {
  return { kind: "problem", text };
}

/// The image decides where the file states another size of cells.
function warnOfGrid(image: ImageSource, area: Area, statedPx: number, report: ImportReport): void {
  if (image.kind !== "embedded") return;
  const cell = image.widthPx / area.width;
  if (statedPx > 0 && Math.abs(cell / statedPx - 1) > 0.01)
    report.warn("grid", `The file states ${statedPx} px a cell, its image has ${cell.toFixed(1)}: the image is used.`);
  const uneven = stretched(area, image);
  if (uneven !== null) report.warn("image", uneven);
}

function countDropped(kind: string, reason: string, list: unknown, report: ImportReport): void {
  report.addAll({ kind, fate: "dropped", reason }, listOf(list).length);
}

/// Format, and fields without a meaning here.
function reportRest(file: Fields, report: ImportReport): void {
  const format = Number(file["format"] ?? Number.NaN);
  if (!(format <= 0.3)) report.warn("format", "A version newer than 0.3, or none: check the map.");
  for (const field of Object.keys(file))
    if (!KNOWN.has(field)) report.add("other fields", "dropped", "No meaning here.", field.slice(0, 100));
}
