// Choosing an action: done at once when nothing is left to say, else its form is opened.
import type { Param } from "../generated/protocol/wire/v1/common_pb";
import type { ActionSchema, FieldSchema } from "../generated/protocol/wire/v1/schema_pb";
import type { Session } from "../state/session.svelte";
import type { CreatureId } from "../state/table";
import type { View } from "../state/view.svelte";

export interface Chosen {
  readonly action: ActionSchema;
  readonly actor: CreatureId;
  readonly given: readonly Param[];
}

export function takeAction(session: Session, view: View, { action, actor, given }: Chosen): void {
  if (openFields(action, given).length > 0) view.form = { action: action.key, actor, given };
  else void session.command({ action: action.key, actor, form: [...given] });
}

/// The fields of the form that `given` leaves to be filled.
export function openFields(action: ActionSchema, given: readonly Param[]): readonly FieldSchema[] {
  return action.form.filter(({ key }) => !given.some(({ name }) => name === key));
}
