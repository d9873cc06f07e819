// Words that every rulebook's dictionary may hold: sides, ways to carry, durations. What a rulebook lacks is not offered.
import type { Key } from "../state/dictionary";
import type { Creature, Table } from "../state/table";

export interface Word {
  readonly value: Key;
  readonly name: string;
}

/// Sides a creature may stand on: those in play and those the rulebook names.
export function sides(table: Table): readonly Word[] {
  return words(table, ["heroes", "foes"], (creature) => [creature.side]);
}

/// How an item may be carried.
export function placements(table: Table): readonly Word[] {
  return words(table, ["pack", "held", "worn"], (creature) => creature.items.map((item) => item.placement));
}

/// What a condition's length may be counted in.
export function durations(table: Table): readonly Word[] {
  return words(table, ["rounds", "turns"], () => []);
}

function words(table: Table, names: readonly string[], seen: (creature: Creature) => readonly Key[]): readonly Word[] {
  const named = names.map((name) => table.dictionary.names.indexOf(name));
  const keys = new Set([...named, ...[...table.creatures.values()].flatMap(seen)].filter((key) => key > 0));
  return [...keys].map((value) => ({ value, name: table.dictionary.label(value) }));
}
