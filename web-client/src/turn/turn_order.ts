// Changes of the turn order by hand. Pure.
import type { CreatureId } from "../state/table/table";

/// The order with `creature` in the place that `at` has now; unknown creatures change nothing.
export function movedTo(order: readonly CreatureId[], creature: CreatureId, at: CreatureId): readonly CreatureId[] {
  const goal = order.indexOf(at);
  if (goal < 0 || !order.includes(creature)) return order;
  const others = order.filter((id) => id !== creature);
  return [...others.slice(0, goal), creature, ...others.slice(goal)];
}
