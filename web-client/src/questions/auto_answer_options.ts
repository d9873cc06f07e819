// Answers left in advance, in words: for what kind of question, and what they say. Pure.
import { equals } from "@bufbuild/protobuf";
import { repliesTo } from "../declarations/replies";
import { type Value, ValueSchema } from "../generated/protocol/wire/v1/common_pb";
import type { Question } from "../generated/protocol/wire/v1/play_pb";
import type { Key } from "../state/schema_index";
import { sentence, valueText } from "../state/sentence";
import type { AutoAnswer } from "../state/session.svelte";
import type { Table } from "../state/table";

/// An answer that may be left in advance.
export interface AutoAnswerOption {
  readonly text: string;
  readonly value: Value;
  /// What silence answers.
  readonly isDefault: boolean;
}

/// The answers to `question` that need no form: those of a question of that kind the next time.
export function autoAnswerOptions(table: Table, question: Question): readonly AutoAnswerOption[] {
  return repliesTo(table, question).flatMap(({ text, detail, isDefault, does }) => {
    if (does.kind !== "answer") return [];
    return [{ text: detail === "" ? text : `${text} (${detail})`, value: does.value, isDefault }];
  });
}

/// When a kind of question is asked: the rulebook's text `in_advance_KIND`, where it has one, else the question itself.
export function kindText(table: Table, about: Key): string {
  const { schemaIndex } = table;
  const words = schemaIndex.texts.get(schemaIndex.key(`in_advance_${schemaIndex.name(about)}`));
  return words ?? `asked “${sentence(table, about)}”`;
}

/// "no", "Agile Move", "ask me above 10, else no".
export function autoAnswerText(table: Table, { creature, value, unlessAbove }: AutoAnswer): string {
  const answer = answerText(table, value, table.creatures.get(creature)?.scene ?? 0);
  return unlessAbove === null ? answer : `ask me above ${unlessAbove}, else ${answer}`;
}

/// Whether `order` says `value` whatever is at stake.
export function says(autoAnswer: AutoAnswer | undefined, value: Value): boolean {
  return autoAnswer !== undefined && autoAnswer.unlessAbove === null && equals(ValueSchema, autoAnswer.value, value);
}

/// An answer that is an action reads as that action.
function answerText(table: Table, value: Value, scene: number): string {
  if (value.is.case === undefined || (value.is.case === "key" && value.is.value === 0)) return "pass";
  const action = value.is.case === "list" ? value.is.value.values[1] : undefined;
  return valueText(table, action ?? value, scene);
}
