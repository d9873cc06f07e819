// Tokens that move together: the selected ones keep their places to each other. Pure.
import { plays } from "../../state/table/selectors";
import type { Cell, Creature, CreatureId, Table } from "../../state/table/table";

/// A creature that stands on a map.
export type Placed = Creature & { readonly cell: Cell };

/// The tokens that a drag of `taken` moves: with several selected, those of its scene that this person plays.
export function groupOfDrag(table: Table, selected: ReadonlySet<CreatureId>, taken: Placed): readonly Placed[] {
  if (!selected.has(taken.id)) return [taken];
  const others = [...selected].flatMap((id) => {
    const creature = table.creatures.get(id);
    const together = creature !== undefined && id !== taken.id && creature.scene === taken.scene;
    return together && creature.cell !== null && plays(table, creature) ? [{ ...creature, cell: creature.cell }] : [];
  });
  return [taken, ...others];
}

/// The offset from one cell to another, in columns and rows of the grid.
export function offsetBetween(from: Cell, to: Cell): Cell {
  return { column: to.column - from.column, row: to.row - from.row };
}

export function shifted(cell: Cell, offset: Cell): Cell {
  return { column: cell.column + offset.column, row: cell.row + offset.row };
}

/// `group` with the foremost in the direction of `offset` first: it leaves its cell before the next one enters it.
export function frontFirst(group: readonly Placed[], offset: Cell): readonly Placed[] {
  const ahead = ({ cell }: Placed) => cell.column * offset.column + cell.row * offset.row;
  return [...group].sort((a, b) => ahead(b) - ahead(a));
}

/// "Ada and Bo stay in place."; "" if all moved.
export function stayedText(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return "";
  if (names.length === 1) return `${last} stays in place.`;
  return `${names.slice(0, -1).join(", ")} and ${last} stay in place.`;
}
