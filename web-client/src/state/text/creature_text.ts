// A creature in a few lines, as the map tells it under the pointer. Pure.
import { disclosedHealth } from "../table/portraits";
import { badgeOf, isDown, shownConditions } from "../table/selectors";
import type { Creature, Table } from "../table/table";
import { durationText } from "./number_text";
import { fill } from "./sentence";

/// Name and disclosed health, then each condition with its remaining time and effect. "": there is nothing but the name.
export function creatureNote(table: Table, creature: Creature): string {
  const disclosed = disclosedHealth(table, creature);
  const conditions = shownConditions(table, creature).map((condition) => {
    const name = badgeOf(table, condition)?.words ?? table.schemaIndex.label(condition.key);
    const effect = table.schemaIndex.conditions.get(condition.key)?.text ?? "";
    const lasts = durationText(table, condition.ends, creature.id);
    return `${name}, ${lasts}${effect === "" ? "" : `: ${fill(table, effect)}`}`;
  });
  if (disclosed === null && conditions.length === 0) return "";
  const state = isDown(table, creature) || disclosed === null ? "" : `: ${disclosed.words}`;
  return [`${creature.name}${state}`, ...conditions].join("\n");
}
