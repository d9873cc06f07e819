// The reserved part of a resource as text. Pure.
import type { CreatureId, Table } from "../state/table/table";
import { cardsOf } from "./declared_action_cards";

/// "2 held for Attack"; "" for nothing. The action is named if `creature` has declared one.
export function reservedText(table: Table, creature: CreatureId, reserved: number): string {
  if (reserved === 0) return "";
  const actions = cardsOf(table).flatMap(({ declared, answers }) =>
    declared === null ? answers : [declared, ...answers],
  );
  const own = new Set(actions.filter(({ who }) => who === creature).map(({ action }) => action));
  return own.size === 0 ? `${reserved} reserved` : `${reserved} reserved for ${[...own].join(", ")}`;
}
