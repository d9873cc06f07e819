// Creatures that a person remembers of a scene with vision. Pure.
import type { Scene } from "../../generated/protocol/wire/v1/state_pb";
import { cellOf } from "../../state/fold/fold_creature";
import { sideIndex } from "../../state/table/selectors";
import type { Table } from "../../state/table/table";
import { center, gridOf, tokenWidth } from "../grid";
import type { GhostView } from "../map_view";

export function ghostViews(table: Table, scene: Scene): readonly GhostView[] {
  const grid = gridOf(scene);
  return scene.ghosts.flatMap(({ creature, name, picture, side, size, place }) => {
    const cell = cellOf(place);
    if (cell === null || creature === 0) return [];
    const at = { at: center(cell, size, grid), width: tokenWidth(size, grid) };
    return [{ id: creature, name, picture, side: sideIndex(table, side), size, ...at }];
  });
}
