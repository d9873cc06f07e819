// The heroes a person without a creature may choose. The server decides; the client filters the list.
import type { Creature, Table } from "../state/table/table";

/// Heroes without a player; none for a GM or for a person with a creature.
export function freeHeroes(table: Table): readonly Creature[] {
  const creatures = [...table.creatures.values()];
  if (table.gm || creatures.some((creature) => creature.seats.includes(table.seat))) return [];
  return creatures.filter(
    (creature) => creature.seats.length === 0 && table.schemaIndex.name(creature.side) === "heroes",
  );
}
