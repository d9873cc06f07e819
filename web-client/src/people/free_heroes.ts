// Whom a person who plays nobody yet may choose. The server decides; this only knows whom to show.
import type { Creature, Table } from "../state/table";

/// Heroes that nobody plays; none for a GM or for who plays somebody already.
export function freeHeroes(table: Table): readonly Creature[] {
  const creatures = [...table.creatures.values()];
  if (table.gm || creatures.some((creature) => creature.seats.includes(table.seat))) return [];
  return creatures.filter(
    (creature) => creature.seats.length === 0 && table.schemaIndex.name(creature.side) === "heroes",
  );
}
