// The answers of a question as texts. Pure.
import { create, equals } from "@bufbuild/protobuf";
import { type Value, ValueListSchema, ValueSchema } from "../generated/protocol/wire/v1/common_pb";
import { type Question, Question_Shape } from "../generated/protocol/wire/v1/play_pb";
import type { Table } from "../state/table/table";
import { sentence, valueText } from "../state/text/sentence";

export interface AnswerChoice {
  readonly value: Value;
  readonly text: string;
  /// Whether it is the default answer.
  readonly isDefault: boolean;
}

/// The choices of a question as buttons. Yes and no are always present, with the rulebook's texts if it has them.
export function choicesOf(table: Table, question: Question): readonly AnswerChoice[] {
  const { defaultAnswer } = question;
  const scene = table.creatures.get(question.asked)?.scene;
  const silence = (value: Value) => defaultAnswer !== undefined && equals(ValueSchema, value, defaultAnswer);
  const offered = question.options.flatMap(({ value, text, params }) =>
    value === undefined
      ? []
      : [{ value, text: sentence(table, text, params) || valueText(table, value, scene), isDefault: silence(value) }],
  );
  if (question.shape !== Question_Shape.YES_NO) return offered;
  return [true, false].map((yes) => {
    const value = yesOrNo(yes);
    const known = offered.find((choice) => equals(ValueSchema, choice.value, value));
    return known ?? { value, text: yes ? "Yes" : "No", isDefault: silence(value) };
  });
}

/// Whether the prompt has a default answer that a button may send.
export function hasDefault({ shape, defaultAnswer }: Question): boolean {
  return defaultAnswer !== undefined && shape !== Question_Shape.PLACE && shape !== Question_Shape.TEXT;
}

export function yesOrNo(yes: boolean): Value {
  return create(ValueSchema, { is: { case: "yes", value: yes } });
}

export function listOf(values: readonly Value[]): Value {
  return create(ValueSchema, { is: { case: "list", value: create(ValueListSchema, { values: [...values] }) } });
}

/// The answer of a key on a card of choices: 1 to 9 by place, Y and N for yes or no, Enter the default. Null: none.
export function answerOfKey(key: string, shape: Question_Shape, choices: readonly AnswerChoice[]): Value | null {
  if (/^[1-9]$/.test(key)) return choices[Number(key) - 1]?.value ?? null;
  const letter = key.toLowerCase();
  if (shape === Question_Shape.YES_NO && (letter === "y" || letter === "n")) return yesOrNo(letter === "y");
  if (key === "Enter") return choices.find(({ isDefault }) => isDefault)?.value ?? null;
  return null;
}
