// Walls as other programs draw them, made to fit together: what a map gains nothing from is joined or dropped.
import type { Extent } from "../../../state/maps/cells";
import { type MapPoint, SQUARE } from "../../../state/maps/walls";
import type { ImportReport } from "./import_report";
import { joinRuns } from "./join_runs";
import { lineOf } from "./map_line";
import { mergeEnds, moveEndsOntoWalls } from "./merge_ends";
import { type DraftWall, turned } from "./scene_draft";

/// So far off the map walls may reach, and lights may stand.
export const offMap = { farthest: 100 * SQUARE, reason: "More than 100 squares off the map." } as const;

/// Nearly linear in the walls. Source: sight 7.
export function cleanWalls(walls: readonly DraftWall[], report: ImportReport): readonly DraftWall[] {
  const merged = moveEndsOntoWalls(mergeEnds(walls, report), report);
  return joinRuns(withoutRepeats(withoutEmpty(merged, report), report), report);
}

/// The walls that a map of this size can have. extent: in lattice units. Other steps need them: their time depends on
/// the length of walls.
export function wallsInReach<Kind extends DraftWall>(
  walls: readonly Kind[],
  extent: Extent,
  report: ImportReport,
): readonly Kind[] {
  return walls.filter((wall) => {
    if (isWithin(endsOf(wall), extent, offMap.farthest)) return true;
    report.add("walls", "dropped", offMap.reason, lineOf(wall).from);
    return false;
  });
}

export function warnOffMap(walls: readonly DraftWall[], extent: Extent, report: ImportReport): void {
  for (const wall of walls)
    if (!isWithin(endsOf(wall), extent, 0)) report.add("walls", "warning", "Reaches off the map.", lineOf(wall).from);
}

/// Whether points lie at most `beyond` off the map.
export function isWithin(points: readonly MapPoint[], { width, height }: Extent, beyond: number): boolean {
  const within = (at: number, length: number) => at >= -beyond && at <= length + beyond;
  return points.every(({ x, y }) => within(x, width) && within(y, height));
}

function endsOf(wall: DraftWall): readonly MapPoint[] {
  const { from, to } = lineOf(wall);
  return [from, to];
}

function withoutEmpty(walls: readonly DraftWall[], report: ImportReport): readonly DraftWall[] {
  return walls.filter(({ fromX, fromY, toX, toY }) => {
    if (fromX !== toX || fromY !== toY) return true;
    report.add("walls", "dropped", "Shorter than 1/50 square.", { x: fromX, y: fromY });
    return false;
  });
}

/// Whichever end a wall begins at.
function withoutRepeats(walls: readonly DraftWall[], report: ImportReport): readonly DraftWall[] {
  const known = new Set<string>();
  return walls.filter((wall) => {
    const { fromX, fromY, toX, toY, sight, move, blocksFrom, door, state, heightSquares } =
      wall.fromX < wall.toX || (wall.fromX === wall.toX && wall.fromY < wall.toY) ? wall : turned(wall);
    const key = [fromX, fromY, toX, toY, sight, move, blocksFrom, door, state, heightSquares].join();
    if (known.has(key)) report.add("walls", "dropped", "Repeats another wall.", { x: wall.fromX, y: wall.fromY });
    return !known.has(key) && known.add(key);
  });
}
