// Creatures that a person remembers of a scene with vision. Pure.
import type { Scene } from "../../generated/protocol/wire/v1/state_pb";
import { cellOf } from "../../state/fold/fold_creature";
import { sideIndex } from "../../state/table/selectors";
import type { Table } from "../../state/table/table";
import { center, gridOf, shiftedPoint, tokenWidth } from "../grid";
import type { GhostView } from "../map_view";

export function ghostViews(table: Table, scene: Scene): readonly GhostView[] {
  const grid = gridOf(scene);
  return scene.ghosts.flatMap(({ creature, name, picture, side, size, place }) => {
    const cell = cellOf(place);
    if (cell === null || place === undefined || creature === 0) return [];
    const middle = shiftedPoint(center(cell, size, grid), { x: place.shiftX, y: place.shiftY }, grid);
    const at = { at: middle, width: tokenWidth(size, grid) };
    return [{ id: creature, name, picture, side: sideIndex(table, side), size, ...at }];
  });
}
