// Walls, doors and windows of a Universal VTT file.
import { Wall_Blocking, Wall_Side, Wall_State } from "../../../generated/protocol/wire/v1/state_pb";
import { fieldsOfKind, type MapPoint, samePoint, type WallKind } from "../../../state/maps/walls";
import { type ImportReport, reasons } from "./import_report";
import { fieldsOf, listOf, numberOf, pointOf } from "./json_fields";
import { between, type Line } from "./map_line";
import { latticePoint } from "./placement";
import type { DraftWall } from "./scene_draft";

/// Where a list of the file is, and where its coordinates begin.
export interface UvttList {
  readonly field: string;
  readonly value: unknown;
  readonly corner: MapPoint;
}

function drawn(kind: WallKind, line: Line): DraftWall {
  const wall = { fromX: 0, fromY: 0, toX: 0, toY: 0, heightSquares: 0, ...fieldsOfKind(kind) };
  return between({ ...wall, blocksFrom: Wall_Side.BOTH, state: Wall_State.CLOSED }, line);
}

/// A pillar: what is behind it is hidden, the pillar is not.
export function pillar(wall: DraftWall): DraftWall {
  return { ...wall, sight: Wall_Blocking.LIMITED };
}

/// The segments of polylines. A point that cannot be read splits its polyline.
export function wallsOfLines({ field, value, corner }: UvttList, report: ImportReport): readonly DraftWall[] {
  if (value !== undefined && !Array.isArray(value)) report.add("walls", "dropped", reasons.noList, field);
  return listOf(value).flatMap((line, index) => {
    const walls: DraftWall[] = [];
    let [last, run]: [MapPoint | null, number] = [null, 0];
    const points = [...listOf(line), END];
    points.forEach((value, at) => {
      const point = pointOf(value);
      if (point === null) {
        if (run === 1) report.add("walls", "dropped", "A line of one point.", `${field}[${index}]`);
        if (value !== END) report.add("wall points", "dropped", "No two numbers.", `${field}[${index}][${at}]`);
        [last, run] = [null, 0];
        return;
      }
      const to = latticePoint(point, corner);
      if (last !== null && !samePoint(last, to)) walls.push(drawn("wall", { from: last, to }));
      [last, run] = [to, run + 1];
    });
    if (!Array.isArray(line)) report.add("walls", "dropped", "Not a list of points.", `${field}[${index}]`);
    return walls;
  });
}

const END = Symbol("end of a polyline");

/// A door or window of the file. opening: blocks nothing, is not drawn.
export interface Portal extends DraftWall {
  readonly opening: boolean;
  readonly freestanding: boolean;
}

/// openings: what becomes of portals that are not closed.
export function portalsIn(
  { field, value, corner }: UvttList,
  openings: "nothing" | "windows",
  report: ImportReport,
): readonly Portal[] {
  return listOf(value).flatMap((one, index) => {
    const fields = fieldsOf(one);
    const line = portalLine(fields, corner, () =>
      report.add("doors", "changed", "Drawn one square wide: bounds cannot be read.", `${field}[${index}]`),
    );
    if (line === null || samePoint(line.from, line.to)) {
      report.add("doors", "dropped", "No place.", `${field}[${index}]`);
      return [];
    }
    const open = fields["closed"] === false;
    const opening = open && openings === "nothing";
    if (opening) report.add("openings", "dropped", "Not closed: blocks nothing.", line.from);
    return [{ ...drawn(open ? "window" : "door", line), opening, freestanding: fields["freestanding"] === true }];
  });
}

/// Its bounds; else one square around its position, in the direction of its rotation. Null: neither can be read.
function portalLine(fields: Readonly<Record<string, unknown>>, corner: MapPoint, guessed: () => void): Line | null {
  const bounds = listOf(fields["bounds"]).map(pointOf);
  const [from, to] = bounds;
  if (bounds.length === 2 && from && to) return { from: latticePoint(from, corner), to: latticePoint(to, corner) };
  const middle = pointOf(fields["position"]);
  if (middle === null) return null;
  guessed();
  const rotation = numberOf(fields["rotation"]) ?? 0;
  const end = (side: number) =>
    latticePoint(
      { x: middle.x + (side * Math.cos(rotation)) / 2, y: middle.y + (side * Math.sin(rotation)) / 2 },
      corner,
    );
  return { from: end(-1), to: end(1) };
}
