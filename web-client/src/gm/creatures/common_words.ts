// Words to choose from: placements from the rulebook; sides and durations that its names may contain.
import type { Key } from "../../state/table/schema_index";
import type { Creature, Table } from "../../state/table/table";

export interface Word {
  readonly value: Key;
  readonly name: string;
}

/// Sides a creature may stand on: those in play and those the rulebook names.
export function sides(table: Table): readonly Word[] {
  return words(table, ["heroes", "foes"], (creature) => [creature.side]);
}

/// How an item may be carried, as the rulebook has it.
export function placements({ schemaIndex }: Table): readonly Word[] {
  return schemaIndex.schema.placements.map((value) => ({ value, name: schemaIndex.label(value) }));
}

/// The units of a condition's duration.
export function durations(table: Table): readonly Word[] {
  return words(table, ["rounds", "turns"], () => []);
}

function words(table: Table, names: readonly string[], seen: (creature: Creature) => readonly Key[]): readonly Word[] {
  const named = names.map((name) => table.schemaIndex.names.indexOf(name));
  const keys = new Set([...named, ...[...table.creatures.values()].flatMap(seen)].filter((key) => key > 0));
  return [...keys].map((value) => ({ value, name: table.schemaIndex.label(value) }));
}
