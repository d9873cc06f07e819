// The outline of a Foundry drawing, in pixels. Source: conventions 5.2. Pure.
import { Note_Shape } from "../../../../generated/protocol/wire/v1/state_pb";
import { type MapPoint, samePoint } from "../../../../state/maps/walls";
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
}

/// corner: the drawing's place. Up to v9 the fields of the shape are the drawing's own.
export function foundryShape(drawing: Fields, corner: MapPoint): FoundryShape {
  const shape = drawing["shape"] === undefined ? drawing : fieldsOf(drawing["shape"]);
  const type = textOf(shape["type"] ?? drawing["t"]);
  const across = type === "c" ? 2 * (numberOf(shape["radius"]) ?? 0) : 0;
  const size = { width: numberOf(shape["width"]) || across, height: numberOf(shape["height"]) || across };
  return { type, area: { ...corner, ...size }, points: shape["points"] };
}

/// rotation: in degrees, about the middle. filled: also a line that ends elsewhere than it begins is a polygon. Returns
/// the outline, or why there is none.
export function foundryOutline(
  { type, area, points }: FoundryShape,
  rotation: number,
  filled: boolean,
): Outline | string {
  const polygon = (corners: readonly MapPoint[]): Outline => ({
    shape: Note_Shape.POLYGON,
    points: rotated(corners, middleOf(area), rotation),
  });
  switch (type) {
    case "r":
      return polygon(rectangleIn(area));
    case "e":
    case "c": {
      if (rotation % 180 !== 0 && area.width !== area.height) return polygon(ellipseIn(area));
      const [from, , to] = rectangleIn(area);
      return { shape: Note_Shape.ELLIPSE, points: [from, to].flatMap((corner) => corner ?? []) };
    }
    case "p":
    case "f": {
      const corners = pointsOf(points)?.map(({ x, y }) => ({ x: area.x + x, y: area.y + y })) ?? [];
      const [first, last] = [corners[0], corners.at(-1)];
      if (first === undefined || last === undefined) return "Its points are not pairs of numbers.";
      const closed = filled || samePoint(first, last);
      return { ...polygon(corners), shape: closed ? Note_Shape.POLYGON : Note_Shape.LINE };
    }
    default:
      return "Its shape is unknown.";
  }
}
