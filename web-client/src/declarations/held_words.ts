// What is held of a resource, in words. Pure.
import type { CreatureId, Table } from "../state/table";
import { cardsOf } from "./declared_action_cards";

/// "2 held for Attack"; "" for nothing. What it is held for is known where `creature` has declared something.
export function heldWords(table: Table, creature: CreatureId, held: number): string {
  if (held === 0) return "";
  const deeds = cardsOf(table).flatMap(({ deed, answers }) => (deed === null ? answers : [deed, ...answers]));
  const own = new Set(deeds.filter(({ who }) => who === creature).map(({ action }) => action));
  return own.size === 0 ? `${held} held` : `${held} held for ${[...own].join(", ")}`;
}
