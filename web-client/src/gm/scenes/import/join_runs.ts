// Straight runs of walls become one wall each. Pure but for the report; linear.

import { Wall_Door } from "../../../generated/protocol/wire/v1/state_pb";
import type { MapPoint } from "../../../state/maps/walls";
import type { ImportReport } from "./import_report";
import { along, between, cross, lineOf, pointKey } from "./map_line";
import { type DraftWall, turned } from "./scene_draft";

/// Joins two walls where no third one meets them, if they are on one line and block the same. Doors stay as they are.
export function joinRuns(walls: readonly DraftWall[], report: ImportReport): readonly DraftWall[] {
  const current = new Map(walls.map((wall, index) => [index, wall]));
  const meeting = new Map<number, { readonly point: MapPoint; readonly walls: Set<number> }>();
  for (const [index, wall] of current)
    for (const point of Object.values(lineOf(wall))) {
      const here = meeting.get(pointKey(point)) ?? { point, walls: new Set() };
      meeting.set(pointKey(point), here);
      here.walls.add(index);
    }
  for (const { point, walls: here } of meeting.values()) {
    if (here.size !== 2) continue;
    const [first = 0, second = 0] = [...here].sort((one, other) => one - other);
    const [a, b] = [current.get(first), current.get(second)];
    const joined = a === undefined || b === undefined ? null : joinedAt(point, a, b);
    if (joined === null) continue;
    current.set(first, joined);
    current.delete(second);
    for (const end of Object.values(lineOf(joined))) {
      const there = meeting.get(pointKey(end))?.walls;
      if (there?.delete(second)) there.add(first);
    }
    report.add("walls", "changed", "Straight runs joined to one wall.", point);
  }
  return [...current.values()];
}

/// In the direction of `a`. Null: they do not fit.
function joinedAt(point: MapPoint, a: DraftWall, b: DraftWall): DraftWall | null {
  const leads = pointKey(lineOf(a).to) === pointKey(point);
  const follows = (pointKey(lineOf(b).from) === pointKey(point)) === leads ? b : turned(b);
  const [before, after] = leads ? [a, follows] : [follows, a];
  const joined = { from: lineOf(before).from, to: lineOf(after).to };
  const part = along(joined, point);
  const straight = cross(joined, point) === 0 && part > 0 && part < 1;
  return straight && blockAlike(before, after) ? between(a, joined) : null;
}

function blockAlike(a: DraftWall, b: DraftWall): boolean {
  const plain = a.door === Wall_Door.NO_DOOR && b.door === Wall_Door.NO_DOOR;
  const alike = a.sight === b.sight && a.move === b.move && a.blocksFrom === b.blocksFrom;
  return plain && alike && a.heightSquares === b.heightSquares;
}
