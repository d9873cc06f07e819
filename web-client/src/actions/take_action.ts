// Choosing an action: done at once when nothing is left to say, else its form is opened.
import type { Param, Value } from "../generated/protocol/wire/v1/common_pb";
import type { ActionSchema, FieldSchema } from "../generated/protocol/wire/v1/schema_pb";
import { listOf } from "../questions/answers";
import type { Key } from "../state/dictionary";
import type { Outcome } from "../state/outcome";
import type { Session } from "../state/session.svelte";
import type { CreatureId } from "../state/table";
import type { InAnswer, OpenForm, View } from "../state/view.svelte";
import { keyValue } from "./field_choices";

export interface Chosen {
  readonly action: ActionSchema;
  readonly actor: CreatureId;
  readonly given: readonly Param[];
  readonly answers?: InAnswer;
}

export function takeAction(session: Session, view: View, { action, ...chosen }: Chosen): void {
  const form = { ...chosen, action: action.key };
  if (openFields(action, chosen.given).length > 0) view.form = form;
  else void sendForm(session, form, chosen.given);
}

/// Sends `form`, filled in: as a command, or as the answer to what it answers.
export function sendForm(session: Session, form: OpenForm, filled: readonly Param[]): Promise<Outcome> {
  const { action, actor, answers } = form;
  if (answers === undefined) return session.command({ action, actor, form: [...filled] });
  return session.answer(answers.question, meant(answers.manner, action, filled));
}

/// The answer that is an action: how it is meant, the action, its form.
export function meant(manner: Key, action: Key, form: readonly Param[]): Value {
  const said = form.flatMap(({ name, value }) => (value === undefined ? [] : [keyValue(name), value]));
  return listOf([keyValue(manner), keyValue(action), ...said]);
}

/// The fields of the form that `given` leaves to be filled.
export function openFields(action: ActionSchema, given: readonly Param[]): readonly FieldSchema[] {
  return action.form.filter(({ key }) => !given.some(({ name }) => name === key));
}
