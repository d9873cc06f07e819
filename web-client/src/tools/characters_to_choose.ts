// The characters that a GM can choose among. Pure.
import type { Creature, CreatureId, Table } from "../state/table/table";

/// Those whose players may be chosen: that have a player, and those that are chosen already.
export function charactersToChoose(
  { creatures }: Pick<Table, "creatures">,
  chosen: readonly CreatureId[],
): readonly Creature[] {
  return [...creatures.values()].filter(({ id, seats }) => seats.length > 0 || chosen.includes(id));
}

/// The chosen ones with one of them, or without.
export function withOrWithout(chosen: readonly CreatureId[], one: CreatureId, wanted: boolean): CreatureId[] {
  const others = chosen.filter((other) => other !== one);
  return wanted ? [...others, one] : others;
}
