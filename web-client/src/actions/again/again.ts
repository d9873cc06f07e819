// Doing an action again at the same target with one press. Remembered while the page is open.
import type { Session } from "../../state/session.svelte";
import { encounterOf, isDown, plays } from "../../state/table/selectors";
import type { Creature, CreatureId, Table } from "../../state/table/table";
import type { LastAimed, View } from "../../state/view.svelte";
import type { Offered } from "../offered";
import { takeAction } from "../take_action";

export interface Again extends LastAimed {
  readonly offered: Offered;
  readonly name: string;
}

/// What `creature` can do again: the action is legal, and the target stands in its scene and is not down.
export function againOf(
  table: Table,
  creature: Creature,
  offers: readonly Offered[],
  last: LastAimed | undefined,
): Again | null {
  const offered = offers.find(({ id, why }) => id === last?.offer && why === "");
  const target = table.creatures.get(last?.target ?? 0);
  if (last === undefined || offered === undefined || target === undefined) return null;
  const gone = target.scene !== creature.scene || target.cell === null || isDown(table, target);
  return gone ? null : { ...last, offered, name: target.name };
}

/// The person's next creature in the turn order that can act: a GM's without players. Null: there is no other.
export function nextCreature(table: Table, creature: Creature): Creature | null {
  const order = encounterOf(table, creature.scene)?.order ?? [];
  const at = order.indexOf(creature.id);
  const others = [...order.slice(at + 1), ...order.slice(0, Math.max(at, 0))];
  const own = others.flatMap((id) => table.creatures.get(id) ?? []).filter((other) => plays(table, other));
  return own.find((other) => !isDown(table, other) && !(table.gm && other.seats.length > 0)) ?? null;
}

/// Sends it, or opens its form if the rules refuse it now or add a field, such as a payment. Whether it was accepted.
export async function doAgain(session: Session, view: View, actor: CreatureId, again: Again): Promise<boolean> {
  const { schema, given, id } = again.offered;
  const form = [...given, ...again.filled];
  const [choice] = await session.queries.askChoices({ action: schema.key, actor, form, field: 0 });
  if (choice !== undefined && choice.whyNot === undefined && choice.added.length === 0)
    return (await session.command({ action: schema.key, actor, form })).kind === "accepted";
  takeAction(session, view, { action: schema, actor, given, offer: id });
  return false;
}

/// Selects `next` once `done` is true, unless the person has selected something else or opened a form meanwhile.
export async function selectOnce(done: Promise<boolean>, view: View, next: CreatureId): Promise<void> {
  const before = [...view.selected];
  if (!(await done) || view.form !== null) return;
  if (before.length === view.selected.size && before.every((creature) => view.selected.has(creature)))
    view.select(next);
}
