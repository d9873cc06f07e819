// A scene's walls, doors and lights as a Universal VTT 0.3 file without its image. Pure.
import {
  type Scene,
  type Wall,
  Wall_Blocking,
  Wall_Door,
  Wall_State,
} from "../../../generated/protocol/wire/v1/state_pb";
import { extentOf, gridKind } from "../../../state/maps/cells";
import { endsOf, isDoor, kindOfWall, type MapPoint, SQUARE, sideOfWall, squareOf } from "../../../state/maps/walls";
import { ImportReport, kindNames, type ReportEntry } from "./import_report";
import { ambientLight, lightsForUvtt, type UvttLight } from "./lights/export_lights";
import { ownSoftware } from "./universal_vtt";

interface UvttPortal {
  readonly position: MapPoint;
  readonly bounds: readonly [MapPoint, MapPoint];
  readonly rotation: number;
  readonly closed: boolean;
  readonly freestanding: false;
}

/// The file; the caller adds `image`, in base64.
export interface UvttFile {
  readonly format: 0.3;
  readonly software: typeof ownSoftware;
  readonly resolution: {
    readonly map_origin: MapPoint;
    readonly map_size: MapPoint;
    readonly pixels_per_grid: number;
    /// Columns and rows, for ourselves: the image may be smaller than the map.
    readonly cells: MapPoint;
  };
  readonly line_of_sight: readonly (readonly MapPoint[])[];
  readonly objects_line_of_sight: readonly (readonly MapPoint[])[];
  readonly portals: readonly UvttPortal[];
  readonly environment: { readonly baked_lighting: false; readonly ambient_light: string };
  readonly lights: readonly UvttLight[];
}

export interface UvttExport {
  readonly file: UvttFile;
  /// What the format lacks.
  readonly lacking: readonly ReportEntry[];
}

const USUAL_CELL_PX = 100;

/// Six decimals tell every lattice point from the next, so reading the file gives the same walls and lights (sight S22). Hexes become
/// squares as wide as they are; the drawing stays in place.
export function exportUvtt(
  scene: Pick<Scene, "grid" | "columns" | "rows" | "cell" | "picture" | "walls" | "lights" | "darkness">,
): UvttExport {
  const kind = gridKind(scene);
  const square = squareOf(kind);
  const report = new ImportReport();
  if (kind !== "square") report.warn("grid", "The format has squares only: they are as wide as the cells.");
  const pointOf = ({ x, y }: MapPoint) => ({
    x: decimals((x / SQUARE) * square.width),
    y: decimals((y / SQUARE) * square.height),
  });
  const lineOf = (wall: Wall) => endsOf(wall).map(pointOf);
  for (const wall of scene.walls) reportLacking(wall, report);
  const isPortal = (wall: Wall) => isDoor(wall) || kindOfWall(wall) === "window";
  const portals = scene.walls.filter(isPortal);
  const others = scene.walls.filter((wall) => !isPortal(wall) && wall.sight !== Wall_Blocking.NONE);
  const isObject = ({ sight }: Wall) => sight === Wall_Blocking.LIMITED;
  const file: UvttFile = {
    format: 0.3,
    software: ownSoftware,
    resolution: resolutionOf(scene),
    line_of_sight: others.filter((wall) => !isObject(wall)).map(lineOf),
    objects_line_of_sight: others.filter(isObject).map(lineOf),
    portals: portals.map((wall) => portalOf(endsOf(wall), isDoor(wall), pointOf)),
    environment: { baked_lighting: false, ambient_light: ambientLight(scene.darkness) },
    lights: lightsForUvtt(scene, { pointOf, decimals }, report),
  };
  return { file, lacking: report.entries };
}

function decimals(value: number): number {
  return Number(value.toFixed(6)) + 0;
}

function portalOf([from, to]: readonly [MapPoint, MapPoint], closed: boolean, pointOf: (at: MapPoint) => MapPoint) {
  const bounds = [pointOf(from), pointOf(to)] as const;
  const [a, b] = bounds;
  const position = { x: decimals((a.x + b.x) / 2), y: decimals((a.y + b.y) / 2) };
  return {
    position,
    bounds,
    rotation: decimals(Math.atan2(b.y - a.y, b.x - a.x)),
    closed,
    freestanding: false,
  } as const;
}

/// The exported part is the image; without one, the map.
function resolutionOf({ picture, ...scene }: Parameters<typeof exportUvtt>[0]): UvttFile["resolution"] {
  const { width, height } = extentOf(gridKind(scene), scene);
  const cells = { x: Math.ceil(width), y: Math.ceil(height) };
  if (picture === undefined || picture.asset === "" || picture.cellMilliPx < 1) {
    const map_size = { x: decimals(width), y: decimals(height) };
    return { map_origin: { x: 0, y: 0 }, map_size, pixels_per_grid: USUAL_CELL_PX, cells };
  }
  const { widthPx, heightPx, cellMilliPx: cell, offsetXMilliPx, offsetYMilliPx } = picture;
  return {
    map_origin: { x: decimals(-offsetXMilliPx / cell), y: decimals(-offsetYMilliPx / cell) },
    map_size: { x: decimals((widthPx * 1000) / cell), y: decimals((heightPx * 1000) / cell) },
    pixels_per_grid: Math.max(1, Math.round(cell / 1000)),
    cells,
  };
}

function reportLacking(wall: Wall, report: ImportReport): void {
  const [at] = endsOf(wall);
  const { sight, move, door, state, height } = wall;
  const nothing = sight === Wall_Blocking.NONE && move === Wall_Blocking.NONE;
  const changed = (kind: string, reason: string) => report.add(kind, "changed", reason, at);
  if (height > 0n) changed("low walls", "They have no height.");
  if (sideOfWall(wall) !== "both") changed("one-way walls", "They block from both sides.");
  if (sight === Wall_Blocking.LIMITED && !isDoor(wall)) changed("limited walls", "They are outlines of objects.");
  if (!isDoor(wall) && nothing) report.add("walls", "dropped", "They block nothing.", at);
  else if (move === Wall_Blocking.NONE) changed("walls that can be passed", "They block movement too.");
  if (isDoor(wall) && sight !== Wall_Blocking.FULL) changed("doors that can be seen through", "They block sight too.");
  if (door === Wall_Door.SECRET) changed(kindNames.secret, "They are plain doors.");
  if (isDoor(wall) && state !== Wall_State.CLOSED) changed("open and locked doors", "They are closed.");
}
