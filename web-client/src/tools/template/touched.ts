// The creatures that a template touches. Pure.
import { center, type Grid, type Point } from "../../canvas/grid";
import { cellKey, footprint } from "../../state/maps/cells";
import type { Cell, Creature, SceneId } from "../../state/table/table";

/// The creatures of `scene` that stand in one of `cells`, the nearest to `origin` first.
export function touchedBy(
  creatures: Iterable<Creature>,
  { scene, grid, cells, origin }: { scene: SceneId; grid: Grid; cells: readonly Cell[]; origin: Point },
): readonly Creature[] {
  const covered = new Set(cells.map(cellKey));
  const found: { creature: Creature; far: number }[] = [];
  for (const creature of creatures) {
    const { cell, size } = creature;
    if (creature.scene !== scene || cell === null) continue;
    if (!footprint(grid.kind, cell, size).some((one) => covered.has(cellKey(one)))) continue;
    const { x, y } = center(cell, size, grid);
    found.push({ creature, far: Math.hypot(x - origin.x, y - origin.y) });
  }
  return found.sort((a, b) => a.far - b.far).map(({ creature }) => creature);
}

/// "Touches: Ada, Ghoul 2, 3 more". most: the names that are listed.
export function touchedText(names: readonly string[], most: number): string {
  if (names.length === 0) return "Touches no creature.";
  const more = names.length - most;
  return `Touches: ${[...names.slice(0, most), ...(more > 0 ? [`${more} more`] : [])].join(", ")}`;
}
