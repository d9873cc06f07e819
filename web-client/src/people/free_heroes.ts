// The heroes a person without a creature may choose. The server decides; the client filters the list.
import { makesHeroes } from "../state/table/makes_heroes";
import { ownCreatures } from "../state/table/selectors";
import type { Creature, Table } from "../state/table/table";

/// Heroes without a player; none for a GM or for a person with a creature.
export function freeHeroes(table: Table): readonly Creature[] {
  const creatures = [...table.creatures.values()];
  if (table.gm || creatures.some((creature) => creature.seats.includes(table.seat))) return [];
  return creatures.filter(
    (creature) => creature.seats.length === 0 && table.schemaIndex.name(creature.side) === "heroes",
  );
}

/// Whether a player without a creature may choose or make one.
export function canPlay(table: Table): boolean {
  return !table.gm && ownCreatures(table).length === 0 && (freeHeroes(table).length > 0 || makesHeroes(table));
}
