// Walls that run through a door or window end at it. Pure but for the report.
import { SQUARE } from "../../../state/maps/walls";
import type { ImportReport } from "./import_report";
import { addTo, along, between, cross, type Line, lengthOf, lineOf, NEAR, pointAt, squaresAlong } from "./map_line";
import type { DraftWall } from "./scene_draft";

/// A wall nearer than 1/20 square lies in the door's line.
const IN_LINE = SQUARE / 20;

/// Cuts out of each wall what lies along one of `openings`; the pieces end where it begins and ends. openings: lines with
/// two different ends.
export function cutWalls(
  walls: readonly DraftWall[],
  openings: readonly Line[],
  report: ImportReport,
): readonly DraftWall[] {
  if (openings.length === 0) return walls;
  const bySquare = new Map<number, Line[]>();
  for (const opening of openings) for (const square of squaresAlong(opening, IN_LINE)) addTo(bySquare, square, opening);
  return walls.flatMap((wall) => {
    const near = new Set(squaresAlong(lineOf(wall), 0).flatMap((square) => bySquare.get(square) ?? []));
    let pieces: readonly Line[] = [lineOf(wall)];
    for (const opening of near) {
      const left = pieces.flatMap((piece) => cutBy(piece, opening) ?? [piece]);
      if (pieces.some((piece, index) => piece !== left[index]))
        report.add("walls", "changed", "Cut where a door or window is.", opening.from);
      pieces = left;
    }
    return pieces.map((piece) => between(wall, piece));
  });
}

/// What is left of `wall`, in its direction; null: the opening is not in it.
function cutBy(wall: Line, opening: Line): readonly Line[] | null {
  const [start, end] = [along(opening, wall.from), along(opening, wall.to)];
  const [first, last] = [Math.max(0, Math.min(start, end)), Math.min(1, Math.max(start, end))];
  const length = lengthOf(opening);
  if ((last - first) * length <= NEAR) return null;
  const distanceAt = (part: number) => Math.abs(cross(opening, pointAt(wall, (part - start) / (end - start)))) / length;
  if (distanceAt(first) > IN_LINE || distanceAt(last) > IN_LINE) return null;
  const onward = start < end;
  const [near, far] = onward ? [opening.from, opening.to] : [opening.to, opening.from];
  return [
    ...((onward ? start < 0 : start > 1) ? [{ from: wall.from, to: near }] : []),
    ...((onward ? end > 1 : end < 0) ? [{ from: far, to: wall.to }] : []),
  ];
}
