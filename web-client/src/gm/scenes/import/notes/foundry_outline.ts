// The outline of a Foundry drawing, in pixels. Source: conventions 5.2. Pure.
import { Note_Shape } from "../../../../generated/protocol/wire/v1/state_pb";
import { type MapPoint, samePoint } from "../../../../state/maps/walls";
import { offMap } from "../clean_walls";
import type { FoundryMap } from "../foundry_grid";
import { type Fields, fieldsOf, numberOf, textOf } from "../json_fields";
import type { Area } from "../scene_draft";
import { ellipseIn, middleOf, pointsOf, rectangleIn, rotated } from "../shapes/outlines";

/// Of an ellipse: two opposite corners of the box around it.
export interface Outline {
  readonly shape: Note_Shape.LINE | Note_Shape.POLYGON | Note_Shape.ELLIPSE;
  readonly points: readonly MapPoint[];
}

export interface FoundryShape {
  /// r rectangle, e ellipse, c circle, p polygon; up to v9 f freehand, t text.
  readonly type: string;
  readonly area: Area;
  readonly points: unknown;
  /// In degrees clockwise, about the middle.
  readonly rotation: number;
}

/// corner: the drawing's place. Up to v9 the fields of the shape are the drawing's own.
export function foundryShape(drawing: Fields, corner: MapPoint): FoundryShape {
  const shape = drawing["shape"] === undefined ? drawing : fieldsOf(drawing["shape"]);
  const type = textOf(shape["type"] ?? drawing["t"]);
  const across = type === "c" ? 2 * (numberOf(shape["radius"]) ?? 0) : 0;
  const size = { width: numberOf(shape["width"]) || across, height: numberOf(shape["height"]) || across };
  const rotation = numberOf(drawing["rotation"]) ?? 0;
  return { type, area: { ...corner, ...size }, points: shape["points"], rotation };
}

/// filled: also a line that ends elsewhere than it begins is a polygon. Returns the outline, or why there is none.
export function foundryOutline(from: FoundryShape, filled: boolean, map: Pick<FoundryMap, "holds">): Outline | string {
  const { type, area, rotation } = from;
  switch (type) {
    case "r":
      return held(Note_Shape.POLYGON, rotated(rectangleIn(area), middleOf(area), rotation), map);
    case "e":
    case "c": {
      if (rotation % 180 !== 0 && area.width !== area.height) return turnedEllipse(from, map);
      const [corner, , opposite] = rectangleIn(area);
      return held(
        Note_Shape.ELLIPSE,
        [corner, opposite].flatMap((one) => one ?? []),
        map,
      );
    }
    case "p":
    case "f":
      return chain(from, filled, map);
    default:
      return "Its shape is unknown.";
  }
}

function held(shape: Outline["shape"], points: Outline["points"], map: Pick<FoundryMap, "holds">): Outline | string {
  return map.holds(points) ? { shape, points } : offMap.reason;
}

function turnedEllipse({ area, rotation }: FoundryShape, map: Pick<FoundryMap, "holds">): Outline | string {
  const points = ellipseIn(area, rotation, map.holds);
  return points === null ? offMap.reason : { shape: Note_Shape.POLYGON, points };
}

function chain(
  { area, points, rotation }: FoundryShape,
  filled: boolean,
  map: Pick<FoundryMap, "holds">,
): Outline | string {
  const corners = pointsOf(points)?.map(({ x, y }) => ({ x: area.x + x, y: area.y + y })) ?? [];
  const [first, last] = [corners[0], corners.at(-1)];
  if (first === undefined || last === undefined) return "Its points are not pairs of numbers.";
  const closed = filled || samePoint(first, last);
  return held(closed ? Note_Shape.POLYGON : Note_Shape.LINE, rotated(corners, middleOf(area), rotation), map);
}
