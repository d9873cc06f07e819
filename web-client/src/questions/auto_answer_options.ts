// Automatic answers as texts: the kind of question, and the answer. Pure.
import { equals } from "@bufbuild/protobuf";
import { repliesTo } from "../declarations/replies";
import { type Value, ValueSchema } from "../generated/protocol/wire/v1/common_pb";
import type { Question } from "../generated/protocol/wire/v1/play_pb";
import type { AutoAnswer } from "../state/session.svelte";
import type { Key } from "../state/table/schema_index";
import type { Table } from "../state/table/table";
import { sentence, valueText } from "../state/text/sentence";

/// An answer that can be automatic.
export interface AutoAnswerOption {
  readonly text: string;
  readonly value: Value;
  /// Whether it is the default answer.
  readonly isDefault: boolean;
}

/// The answers to `question` that need no form, which can be repeated automatically.
export function autoAnswerOptions(table: Table, question: Question): readonly AutoAnswerOption[] {
  return repliesTo(table, question).flatMap(({ text, detail, isDefault, does }) => {
    if (does.kind !== "answer") return [];
    return [{ text: detail === "" ? text : `${text} (${detail})`, value: does.value, isDefault }];
  });
}

/// The text of a kind of question: the rulebook's `in_advance_KIND` if it has one, else the question itself.
export function kindText(table: Table, prompt: Key): string {
  const { schemaIndex } = table;
  const words = schemaIndex.texts.get(schemaIndex.key(`in_advance_${schemaIndex.name(prompt)}`));
  return words ?? `at the prompt “${sentence(table, prompt)}”`;
}

/// "no", "Agile Move", "ask me above 10, else no".
export function autoAnswerText(table: Table, { creature, value, askAbove }: AutoAnswer): string {
  const answer = answerText(table, value, table.creatures.get(creature)?.scene ?? 0);
  return askAbove === null ? answer : `ask above ${askAbove} damage, else ${answer}`;
}

/// Whether `autoAnswer` is `value` without a damage limit.
export function says(autoAnswer: AutoAnswer | undefined, value: Value): boolean {
  return autoAnswer !== undefined && autoAnswer.askAbove === null && equals(ValueSchema, autoAnswer.value, value);
}

/// The text of an answer; an action reads as its name.
function answerText(table: Table, value: Value, scene: number): string {
  if (value.is.case === undefined || (value.is.case === "key" && value.is.value === 0)) return "pass";
  const action = value.is.case === "list" ? value.is.value.values[1] : undefined;
  return valueText(table, action ?? value, scene);
}
