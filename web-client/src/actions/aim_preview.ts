// What an action could be aimed at, asked of the rules while the pointer or the focus rests on its button.
import { FieldSchema_Kind } from "../generated/protocol/wire/v1/schema_pb";
import type { Session } from "../state/session.svelte";
import { actingScene } from "../state/table/selectors";
import type { CreatureId } from "../state/table/table";
import type { View } from "../state/view.svelte";
import { type FieldChoice, worded } from "./field_choices";
import type { Offered } from "./offered";
import { missingFields } from "./take_action";
import { type Target, targetsOf } from "./target_order";

/// By the form of the offer, which is new whenever the rules are asked for offers.
const asked = new WeakMap<object, Promise<readonly FieldChoice[]>>();

/// The legal targets first; null: the action has no target.
export async function aimsOf(
  session: Session,
  view: View,
  actor: CreatureId,
  { schema, given }: Offered,
): Promise<readonly Target[] | null> {
  const targets = missingFields(schema, given).filter(({ kind }) => kind === FieldSchema_Kind.CREATURE);
  const field = targets.find(({ required }) => required) ?? targets[0];
  if (field === undefined) return null;
  const scene = () => actingScene(session.table, actor, view.scene);
  const known = asked.get(given) ?? ask();
  asked.set(given, known);
  const { shown, barred } = targetsOf(session.table, scene(), actor, await known, true);
  return [...shown, ...barred];

  async function ask(): Promise<readonly FieldChoice[]> {
    const request = { action: schema.key, actor, form: [...given], field: field?.key ?? 0 };
    return worded(session.table, scene()?.id ?? 0, await session.queries.askChoices(request));
  }
}

/// "Targets: Raider (2 m), Brakk (5 m)", or why the nearest is none.
export function aimsText(targets: readonly Target[]): string {
  const named = ({ choice, distance }: Target) => (distance === "" ? choice.name : `${choice.name} (${distance})`);
  const legal = targets.filter(({ choice }) => choice.why === "");
  if (legal.length > 0) return `Targets: ${legal.map(named).join(", ")}`;
  const [nearest] = targets;
  return nearest === undefined ? "" : `${nearest.choice.name}: ${nearest.choice.why}`;
}
