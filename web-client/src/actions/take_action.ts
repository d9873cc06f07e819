// Choosing an action: sent at once if no field is missing, else its form opens.
import type { Param, Value } from "../generated/protocol/wire/v1/common_pb";
import {
  type ActionSchema,
  ActionSchema_For,
  type FieldSchema,
  FieldSchema_Kind,
} from "../generated/protocol/wire/v1/schema_pb";
import type { Outcome } from "../state/requests/outcome";
import type { Session } from "../state/session.svelte";
import type { Key } from "../state/table/schema_index";
import type { CreatureId, Table } from "../state/table/table";
import type { InAnswer, OpenForm, View } from "../state/view.svelte";
import { keyValue, listOf } from "./field_choices";

export interface Chosen {
  readonly action: ActionSchema;
  readonly actor: CreatureId;
  readonly given: readonly Param[];
  /// The id of its offer.
  readonly offer?: string;
  readonly answers?: InAnswer;
}

export function takeAction(session: Session, view: View, chosen: Chosen): void {
  const { action, given } = chosen;
  if (missingFields(action, given).some((field) => !isAdvanced(action, field))) openForm(view, chosen);
  else void sendForm(session, formOf(chosen), given);
}

/// Opens the form even if only optional fields are missing.
export function openForm(view: View, chosen: Chosen): void {
  view.form = formOf(chosen);
}

function formOf({ action, ...chosen }: Chosen): OpenForm {
  return { ...chosen, action: action.key };
}

/// Whether a field is optional and seldom set: an optional number or flag of a creature's action. Such fields alone
/// open no form.
export function isAdvanced({ who }: ActionSchema, { required, kind }: FieldSchema): boolean {
  const usual = kind === FieldSchema_Kind.NUMBER || kind === FieldSchema_Kind.YES_NO;
  return who === ActionSchema_For.OF_CREATURE && !required && usual;
}

/// Sends the filled `form` as a command, or as the answer to its question.
export function sendForm(session: Session, form: OpenForm, filled: readonly Param[]): Promise<Outcome> {
  const { action, actor, answers } = form;
  if (answers === undefined) return session.command({ action, actor, form: [...filled] });
  return session.answer(answers.question, meant(answers.responseType, action, filled));
}

/// The answer that is an action: response type, action, form.
export function meant(responseType: Key, action: Key, form: readonly Param[]): Value {
  const said = form.flatMap(({ name, value }) => (value === undefined ? [] : [keyValue(name), value]));
  return listOf([keyValue(responseType), keyValue(action), ...said]);
}

/// The fields of the form that `given` leaves open.
export function missingFields(action: ActionSchema, given: readonly Param[]): readonly FieldSchema[] {
  return action.form.filter(({ key }) => !given.some(({ name }) => name === key));
}

/// The actor of an open form whose path or place is chosen on the map; 0: none.
export function placingActor({ schemaIndex }: Pick<Table, "schemaIndex">, form: OpenForm | null): CreatureId {
  const action = form === null ? undefined : schemaIndex.actions.get(form.action);
  const fields = action === undefined ? [] : missingFields(action, form?.given ?? []);
  const where = ({ kind }: FieldSchema) => kind === FieldSchema_Kind.PATH || kind === FieldSchema_Kind.PLACE;
  return fields.some((field) => field.required && where(field)) ? (form?.actor ?? 0) : 0;
}

/// The schema's refusal of a form without `field`: "Select target first."
export function missingFieldText({ schemaIndex }: Pick<Table, "schemaIndex">, { name }: FieldSchema): string {
  const text = schemaIndex.refusals.get(schemaIndex.key("E_FORM"))?.text ?? name;
  return text.replace("{field}", name.toLowerCase());
}
