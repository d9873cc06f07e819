// The corners of an outline on the lattice, as many as the protocol takes. Pure.
import { type MapPoint, SQUARE, samePoint } from "../../../../state/maps/walls";
import { simplified } from "../../../../tools/drawings/simplify";
import { spread } from "./spread";

export type LineKind = "open" | "closed";

/// How far a thinned outline may be off: from 1/200 square to 1/10.
const OFF = { least: SQUARE / 200, most: SQUARE / 10 } as const;

/// Without corners that repeat the one before; the last corner of a closed outline is not its first.
export function distinct(corners: readonly MapPoint[], line: LineKind): readonly MapPoint[] {
  const found = corners.filter((corner, at) => {
    const before = corners[at - 1];
    return before === undefined || !samePoint(before, corner);
  });
  const [first, last] = [found[0], found.at(-1)];
  const ends = line === "closed" && found.length > 1 && first !== undefined && last !== undefined;
  return ends && samePoint(first, last) ? found.slice(0, -1) : found;
}

/// The reason of a report.
export function thinnedTo(most: number): string {
  return `Thinned to ${most} corners.`;
}

/// At most `most` corners: those that make the outline, or evenly spread ones where all do. Of very many corners only
/// some are looked at.
export function thinned(corners: readonly MapPoint[], line: LineKind, most: number): readonly MapPoint[] {
  let left = someOf(corners, 2 * most);
  for (let off: number = OFF.least; left.length > most && off <= OFF.most; off *= 2) left = without(left, line, off);
  return someOf(left, most);
}

function someOf(corners: readonly MapPoint[], most: number): readonly MapPoint[] {
  return corners.length <= most ? corners : spread(corners.length, most).flatMap((at) => corners[at] ?? []);
}

/// Without corners that the line between others is nearer to than `off`.
function without(corners: readonly MapPoint[], line: LineKind, off: number): readonly MapPoint[] {
  if (line === "open") return simplified(corners, off, corners.length);
  return simplified([...corners, ...corners.slice(0, 1)], off, corners.length + 1).slice(0, -1);
}
