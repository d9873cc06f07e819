// The speakers a viewer may choose: the person, their creatures; for a GM every creature.
import type { Sheet } from "../generated/protocol/wire/v1/play_pb";
import { NumberSchema_Kind } from "../generated/protocol/wire/v1/schema_pb";
import { sections } from "../sheet/sections";
import type { Creature, Table } from "../state/table/table";

export interface Speaker {
  /// Creature, or 0 for the person.
  readonly value: number;
  readonly name: string;
}

export function speakers(table: Table): readonly Speaker[] {
  const myself = table.participants.get(table.seat)?.name ?? "myself";
  const creatures = [...table.creatures.values()]
    .filter((creature) => table.gm || creature.seats.includes(table.seat))
    .map((creature) => ({ value: creature.id, name: `as ${creature.name}` }));
  return [{ value: 0, name: `as ${myself}` }, ...creatures];
}

/// The creature whose numbers @ reads in dice: the one spoken as; for the person (0) the only one they play, else null.
export function speakingCreature(table: Table, as: number): Creature | null {
  if (as !== 0) return table.creatures.get(as) ?? null;
  const own = [...table.creatures.values()].filter(({ seats }) => seats.includes(table.seat));
  return own.length === 1 ? (own[0] ?? null) : null;
}

/// The names of the numbers that its sheet shows as one figure. sheet: the server's lines, or null while they are awaited.
export function namesOfNumbers(table: Table, creature: Creature, sheet: Sheet | null): readonly string[] {
  const rows = sections(table, creature, sheet).flatMap((section) => section.rows);
  const figures = rows.filter(({ number, thrown }) => number.kind !== NumberSchema_Kind.SYMBOL && thrown === null);
  return [...new Set(figures.map(({ number }) => number.name))];
}
