// The outlines of a file's shapes, in its pixels. Pure.
import type { MapPoint } from "../../../../state/maps/walls";
import { listOf, numberOf } from "../json_fields";
import type { Area } from "../scene_draft";
import { spread } from "./spread";

/// Corners of what is round.
const ROUND = 64;
const MOST_POINTS = 4000;

export function rectangleIn({ x, y, width, height }: Area): readonly MapPoint[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/// The corners of an ellipse that fills `area`, turned clockwise by `degrees`. Null: they are not all where `holds` says.
export function ellipseIn(
  area: Area,
  degrees: number,
  holds: (points: readonly MapPoint[]) => boolean,
): readonly MapPoint[] | null {
  const middle = middleOf(area);
  const corners = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      const angle = (at * 2 * Math.PI) / count;
      const [right, down] = [(Math.cos(angle) * area.width) / 2, (Math.sin(angle) * area.height) / 2];
      return { x: middle.x + right, y: middle.y + down };
    });
  if (!holds(rotated(corners(4), middle, degrees))) return null;
  const all = rotated(corners(ROUND), middle, degrees);
  return holds(all) ? all : null;
}

export function middleOf({ x, y, width, height }: Area): MapPoint {
  return { x: x + width / 2, y: y + height / 2 };
}

/// degrees: clockwise.
export function rotated(points: readonly MapPoint[], about: MapPoint, degrees: number): readonly MapPoint[] {
  if (degrees % 360 === 0) return points;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map(({ x, y }) => {
    const [right, down] = [x - about.x, y - about.y];
    return { x: about.x + cos * right - sin * down, y: about.y + sin * right + cos * down };
  });
}

/// Points of a list such as [x, y, x, y]; up to v9 [[x, y], [x, y]]. Of more than 4,000 some, evenly spread. Null: they
/// are not all pairs of numbers, or there are none.
export function pointsOf(value: unknown): readonly MapPoint[] | null {
  const list = listOf(value);
  const nested = Array.isArray(list[0]);
  const count = nested ? list.length : list.length / 2;
  if (!Number.isInteger(count) || count === 0) return null;
  const pairAt = (at: number) => (nested ? listOf(list[at]) : [list[2 * at], list[2 * at + 1]]);
  const points = spread(count, MOST_POINTS).map((at) => {
    const [x, y, ...more] = pairAt(at).map(numberOf);
    return x == null || y == null || more.length > 0 ? null : { x, y };
  });
  return points.every((point) => point !== null) ? points : null;
}
