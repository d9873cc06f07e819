// Foundry VTT scenes ("Export Data"), v9 to v14. Source: conventions 5.2, sight 7. Pure.
import { type MapPoint, squareOf } from "../../../state/maps/walls";
import { isWithin, offMap, wallsInReach } from "./clean_walls";
import { finishDraft } from "./finish_draft";
import { foundryArea, foundryGrid, foundryImage, shiftOf } from "./foundry_grid";
import { foundryWalls } from "./foundry_walls";
import { ImportReport } from "./import_report";
import { type Fields, fieldsOf, listOf, textOf } from "./json_fields";
import { foundryDarkness, foundryLights } from "./lights/foundry_lights";
import { foundryDrawings } from "./notes/foundry_drawings";
import { foundryPins } from "./notes/foundry_pins";
import { latticeExtent, latticePoint, mapCorner, placedAt, tooLarge } from "./placement";
import { readJson } from "./read_json";
import { foundryRegions } from "./regions/foundry_regions";
import { type ImportResult, mostNotes } from "./scene_draft";

/// The lists of a scene that have no counterpart yet, with the reason.
const DROPPED: readonly (readonly [string, string])[] = [
  ["tokens", "Add creatures from the compendium instead."],
  ["tiles", "Scenes have one map image."],
  ["sounds", "Scenes have no sounds."],
  ["templates", "Areas come from actions of the rulebook."],
];

/// text: the whole file. Returns a draft that names its image, or what is wrong with the file (sight S21).
export function readFoundryScene(text: string): ImportResult {
  const json = readJson(text);
  if (json.kind === "problem") return json;
  const scene = fieldsOf(json.value);
  const report = new ImportReport();
  const grid = foundryGrid(scene, report);
  if (grid === null) return problem("Not a Foundry scene: its grid size must be a number above 0.");
  const area = foundryArea(scene, grid);
  if (area === null) return problem("Not a Foundry scene: its width and height must be numbers above 0.");
  const { kind, cellPx, cell, distance } = grid;
  const corner = mapCorner(kind, area);
  const placement = placedAt(kind, area, corner);
  const large = tooLarge(placement);
  if (large !== null) return problem(large);

  const [square, shift] = [squareOf(kind), shiftOf(grid)];
  const place = ({ x, y }: MapPoint) =>
    latticePoint({ x: (x / cellPx + shift.x) / square.width, y: (y / cellPx + shift.y) / square.height }, corner);
  const extent = latticeExtent(kind, placement);
  const walls = wallsInReach(foundryWalls(scene["walls"], { place, distance }, report), extent, report);
  const list = { field: "lights", value: scene["lights"], extent };
  const lighting = { lights: foundryLights(list, { place, distance }, report), darkness: foundryDarkness(scene) };
  const holds = (px: readonly MapPoint[]) => px.every((point) => isWithin([place(point)], extent, offMap.farthest));
  const map = { place, holds, cellPx };
  const pins = foundryPins(scene["notes"], map, report);
  const notes = [...pins, ...foundryDrawings(scene["drawings"], mostNotes - pins.length, map, report)];
  const regions = foundryRegions(scene["regions"], { ...map, darkness: lighting.darkness }, report);
  const image = foundryImage(scene, report);
  const tokens = listOf(scene["tokens"])
    .slice(0, MOST_TOKENS)
    .flatMap((token) => textOf(fieldsOf(token)["name"]) || []);
  reportRest(scene, report);
  const parts = { cell, cellPx, image, walls, notes, regions, tokens, ...lighting, ...placement };
  return finishDraft(
    { name: textOf(scene["name"]), grid: kind, gridHidden: grid.hidden, gridless: grid.none, ...parts },
    "clean",
    report,
  );
}

const MOST_TOKENS = 500;

function problem(text: string): ImportResult {
  return { kind: "problem", text };
}

function reportRest(scene: Fields, report: ImportReport): void {
  for (const [kind, reason] of DROPPED)
    for (const [index, one] of listOf(scene[kind]).entries())
      report.add(kind, "dropped", reason, textOf(fieldsOf(one)["name"]) || `${kind}[${index}]`);
  const floors = listOf(scene["levels"]).length;
  if (floors > 1) report.warn("levels", "Walls of all levels are on one map, with the first level's image.");
}
