// Walls as other programs draw them, made to fit together: what a map gains nothing from is joined or dropped.
import type { Extent } from "../../../state/maps/cells";
import { SQUARE } from "../../../state/maps/walls";
import type { ImportReport } from "./import_report";
import { joinRuns } from "./join_runs";
import { lineOf } from "./map_line";
import { mergeEnds, moveEndsOntoWalls } from "./merge_ends";
import { type DraftWall, turned } from "./scene_draft";

/// So far off the map walls may reach.
const FARTHEST = 100 * SQUARE;

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
    if (isWithin(wall, extent, FARTHEST)) return true;
    report.add("walls", "dropped", "More than 100 squares off the map.", lineOf(wall).from);
    return false;
  });
}

export function warnOffMap(walls: readonly DraftWall[], extent: Extent, report: ImportReport): void {
  for (const wall of walls)
    if (!isWithin(wall, extent, 0)) report.add("walls", "warning", "Reaches off the map.", lineOf(wall).from);
}

function isWithin({ fromX, fromY, toX, toY }: DraftWall, { width, height }: Extent, beyond: number): boolean {
  const within = (length: number) => (at: number) => at >= -beyond && at <= length + beyond;
  return [fromX, toX].every(within(width)) && [fromY, toY].every(within(height));
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
    const { fromX, fromY, toX, toY, sight, move, blocksFrom, door, state } =
      wall.fromX < wall.toX || (wall.fromX === wall.toX && wall.fromY < wall.toY) ? wall : turned(wall);
    const key = [fromX, fromY, toX, toY, sight, move, blocksFrom, door, state].join();
    if (known.has(key)) report.add("walls", "dropped", "Repeats another wall.", { x: wall.fromX, y: wall.fromY });
    return !known.has(key) && known.add(key);
  });
}
