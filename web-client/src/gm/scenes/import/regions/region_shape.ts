// The outline of a shape of a Foundry region, in pixels. Source: conventions 5.2. Pure.
import type { MapPoint } from "../../../../state/maps/walls";
import { offMap } from "../clean_walls";
import type { FoundryMap } from "../foundry_grid";
import { type Fields, numberOf, pointOf } from "../json_fields";
import { ellipseIn, middleOf, pointsOf, rectangleIn, rotated } from "../shapes/outlines";

const UNREADABLE = "Its shape cannot be read.";

/// Returns its corners, or why there are none.
export function regionOutline(shape: Fields, map: Pick<FoundryMap, "holds">): readonly MapPoint[] | string {
  const number = (field: string) => numberOf(shape[field]) ?? 0;
  switch (shape["type"]) {
    case "polygon":
      return held(pointsOf(shape["points"]), map);
    case "rectangle":
      return held(rectangle(shape), map);
    case "circle":
      return ellipse(shape, number("radius"), number("radius"), map);
    case "ellipse":
      return ellipse(shape, number("radiusX"), number("radiusY"), map);
    default:
      return "Only rectangles, circles, ellipses and polygons are regions.";
  }
}

function held(corners: readonly MapPoint[] | null, map: Pick<FoundryMap, "holds">): readonly MapPoint[] | string {
  if (corners === null) return UNREADABLE;
  return map.holds(corners) ? corners : offMap.reason;
}

/// Up to v13 it is turned about its middle; since v14 it has an anchor, which lies at its place.
function rectangle(shape: Fields): readonly MapPoint[] | null {
  const at = pointOf(shape);
  const [width, height] = [numberOf(shape["width"]) ?? 0, numberOf(shape["height"]) ?? 0];
  if (at === null || width <= 0 || height <= 0) return null;
  const [across, down] = [numberOf(shape["anchorX"]), numberOf(shape["anchorY"])];
  const area = { x: at.x - (across ?? 0) * width, y: at.y - (down ?? 0) * height, width, height };
  const anchored = across !== null || down !== null;
  return rotated(rectangleIn(area), anchored ? at : middleOf(area), numberOf(shape["rotation"]) ?? 0);
}

function ellipse(
  shape: Fields,
  radiusX: number,
  radiusY: number,
  map: Pick<FoundryMap, "holds">,
): readonly MapPoint[] | string {
  const middle = pointOf(shape);
  if (middle === null || radiusX <= 0 || radiusY <= 0) return UNREADABLE;
  const area = { x: middle.x - radiusX, y: middle.y - radiusY, width: 2 * radiusX, height: 2 * radiusY };
  return ellipseIn(area, numberOf(shape["rotation"]) ?? 0, map.holds) ?? offMap.reason;
}
