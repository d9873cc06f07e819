// The menu items that move a creature in the turn order (GM).
import type { Session } from "../../state/session.svelte";
import { encounterOf, hasTurns } from "../../state/table/selectors";
import type { Creature, CreatureId } from "../../state/table/table";
import { movedTo } from "../../turn/turn_order";
import type { MenuItem } from "../../ui/menu_item";

/// Moves `creature` in the order of its fight to the place that `at` has now.
export function takePlace(session: Pick<Session, "table" | "edit">, creature: Creature, at: CreatureId): void {
  const fight = encounterOf(session.table, creature.scene);
  const creatures = [...movedTo(fight?.order ?? [], creature.id, at)];
  if (fight !== null) void session.edit({ case: "setOrder", value: { encounter: fight.id, creatures } });
}

/// Earlier and later, as far as the order goes; none outside a fight with turns.
export function turnItems(session: Pick<Session, "table" | "edit">, creature: Creature): readonly MenuItem[] {
  const { table } = session;
  const order = encounterOf(table, creature.scene)?.order ?? [];
  const here = order.indexOf(creature.id);
  if (here < 0 || !hasTurns(table)) return [];
  return [
    ["Earlier in the turn order", order[here - 1]] as const,
    ["Later in the turn order", order[here + 1]] as const,
  ].flatMap(([name, at]) =>
    at === undefined ? [] : [{ kind: "action", name, run: () => takePlace(session, creature, at) }],
  );
}
