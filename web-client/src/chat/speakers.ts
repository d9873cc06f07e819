// The speakers a viewer may choose: the person, their creatures; for a GM every creature.
import type { Table } from "../state/table/table";

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
