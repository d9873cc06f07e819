// Replies to a declared action: the options of a question as buttons with their effects. Pure.
import { equals } from "@bufbuild/protobuf";
import { param } from "../actions/field_choices";
import { fixedText } from "../actions/fixed_text";
import { isAdvanced, missingFields } from "../actions/take_action";
import { type Param, type Value, ValueSchema } from "../generated/protocol/wire/v1/common_pb";
import { type Option, type Question, Question_Shape } from "../generated/protocol/wire/v1/play_pb";
import type { ActionSchema } from "../generated/protocol/wire/v1/schema_pb";
import { choicesOf } from "../questions/answers";
import type { Key } from "../state/table/schema_index";
import type { Table } from "../state/table/table";
import { sentence, valueText } from "../state/text/sentence";
import { resolutionOf } from "./declared";

/// The effect of a reply: sends an answer, opens the form of an action, or lists all offered actions.
export type ReplyEffect =
  | { readonly kind: "answer"; readonly value: Value }
  | {
      readonly kind: "form";
      readonly responseType: Key;
      readonly action: ActionSchema;
      readonly given: readonly Param[];
    }
  | { readonly kind: "choose"; readonly responseType: Key };

export interface Reply {
  readonly text: string;
  /// The fixed fields that `text` does not name.
  readonly detail: string;
  /// The schema's text of its cost; "" for none.
  readonly cost: string;
  readonly icon: string;
  /// Whether it is the default answer.
  readonly isDefault: boolean;
  readonly does: ReplyEffect;
}

/// The replies to `question` in its order, with the default answer last if it is no option.
export function repliesTo(table: Table, question: Question): readonly Reply[] {
  if (question.shape !== Question_Shape.ACTION)
    return choicesOf(table, question).map(({ value, text, isDefault }) => plain(value, text, isDefault));
  const { defaultAnswer, options } = question;
  const replies = options.flatMap((option) =>
    option.value === undefined ? [] : [replyOf(table, question, option, option.value)],
  );
  if (defaultAnswer === undefined || replies.some((reply) => reply.isDefault)) return replies;
  const { texts, actions } = table.schemaIndex;
  const key = defaultAnswer.is.case === "key" ? defaultAnswer.is.value : 0;
  const words = texts.get(key) ?? actions.get(key)?.name ?? "Pass";
  return [...replies, plain(defaultAnswer, words, true)];
}

function plain(value: Value, text: string, isDefault: boolean): Reply {
  return { text, detail: "", cost: "", icon: "", isDefault, does: { kind: "answer", value } };
}

function replyOf(table: Table, question: Question, { text: key, params }: Option, value: Value): Reply {
  const { schemaIndex } = table;
  const scene = table.creatures.get(question.asked)?.scene ?? 0;
  const isDefault = isSilence(question, value);
  const words = sentence(table, key, params);
  const said = value.is.case === "list" ? value.is.value.values : null;
  if (said === null) return plain(value, words || valueText(table, value, scene), isDefault);
  const responseType = keyIn(said[0]);
  const inItself = plain(value, words || schemaIndex.label(responseType), isDefault);
  if (said.length < 2) return { ...inItself, does: { kind: "choose", responseType } };
  const action = schemaIndex.actions.get(keyIn(said[1]));
  if (action === undefined || isOwn(table, question, action.key)) return inItself;
  const given = formIn(said.slice(2));
  const text = words || action.name;
  return {
    text,
    detail: fixedText(table, action, given, scene)
      .filter((word) => !text.includes(word))
      .join(", "),
    cost: action.cost === 0 ? "" : schemaIndex.label(action.cost),
    icon: action.icon,
    isDefault,
    does: missingFields(action, given).every((field) => isAdvanced(action, field))
      ? { kind: "answer", value }
      : { kind: "form", responseType, action, given },
  };
}

function isSilence({ defaultAnswer }: Question, value: Value): boolean {
  return defaultAnswer !== undefined && equals(ValueSchema, value, defaultAnswer);
}

/// Whether `action` is the declared action of the asked creature: an answer about that, such as aborting it, has no
/// form.
function isOwn(table: Table, { id, asked }: Question, action: Key): boolean {
  const declaration = table.declarations.find(({ resolution }) => resolution === resolutionOf(id));
  const [first, ...others] = declaration?.declared ?? [];
  if (first?.action !== action) return false;
  return [first, ...others].some(({ actor }) => actor === asked);
}

function keyIn(value: Value | undefined): Key {
  return value?.is.case === "key" ? value.is.value : 0;
}

/// Reads a form from a list of field, value, field, value ...
function formIn(said: readonly Value[]): Param[] {
  const fields = said.filter((_, index) => index % 2 === 0);
  return fields.flatMap((field, index) => {
    const value = said[2 * index + 1];
    return value === undefined ? [] : [param(keyIn(field), value)];
  });
}
