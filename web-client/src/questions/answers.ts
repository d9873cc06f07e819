// The answers of a question as texts. Pure.
import { create, equals } from "@bufbuild/protobuf";
import { creatureIn } from "../actions/field_choices";
import { resolutionOf } from "../declarations/declared";
import { type Param, type Value, ValueSchema } from "../generated/protocol/wire/v1/common_pb";
import type { RollMade } from "../generated/protocol/wire/v1/log_pb";
import { type Question, Question_Shape } from "../generated/protocol/wire/v1/play_pb";
import type { Table } from "../state/table/table";
import { sentence, valueText } from "../state/text/sentence";

export interface AnswerChoice {
  readonly value: Value;
  readonly text: string;
  /// What it does, as far as `effectsOf` tells; "" for nothing.
  readonly effect: string;
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
      : [
          {
            value,
            text: sentence(table, text, params) || valueText(table, value, scene),
            effect: effectsOf(table, params)[0]?.text ?? "",
            isDefault: silence(value),
          },
        ],
  );
  if (question.shape !== Question_Shape.YES_NO) return offered;
  return [true, false].map((yes) => {
    const value = yesOrNo(yes);
    const known = offered.find((choice) => equals(ValueSchema, choice.value, value));
    return known ?? { value, text: yes ? "Yes" : "No", effect: "", isDefault: silence(value) };
  });
}

/// The content records that `params` name and what each does, such as a technique.
export function effectsOf({ schemaIndex }: Table, params: readonly Param[]): readonly { name: string; text: string }[] {
  return params.flatMap(({ value }) => {
    const record = value?.is.case === "key" ? schemaIndex.records.get(value.is.value) : undefined;
    return record === undefined || record.summary === "" ? [] : [{ name: record.name, text: record.summary }];
  });
}

/// What the creatures of a prompt rolled in the action that asks, as far as this viewer knows: at most the last two.
export function rolledBefore({ log }: Table, { id, asked, params, options }: Question): readonly RollMade[] {
  const resolution = resolutionOf(id);
  if (!/^[0-9a-f]+$/.test(resolution)) return [];
  const concerned = new Set([asked, ...[...params, ...options].map(({ value }) => creatureIn(value))]);
  const isTheirs = ({ by }: RollMade) => by?.of.case === "creature" && concerned.has(by.of.value);
  const group = BigInt(`0x${resolution}`).toString();
  const entries = log.filter((entry) => entry.group === group && !entry.voided);
  return entries.flatMap(({ is }) => (is.case === "roll" && isTheirs(is.value) ? [is.value] : [])).slice(-2);
}

/// Whether the prompt has a default answer that a button may send.
export function hasDefault({ shape, defaultAnswer }: Question): boolean {
  return defaultAnswer !== undefined && shape !== Question_Shape.PLACE && shape !== Question_Shape.TEXT;
}

export function yesOrNo(yes: boolean): Value {
  return create(ValueSchema, { is: { case: "yes", value: yes } });
}

/// The answer of a key on a card of choices: 1 to 9 by place, Y and N for yes or no, Enter the default. Null: none.
export function answerOfKey(key: string, shape: Question_Shape, choices: readonly AnswerChoice[]): Value | null {
  if (/^[1-9]$/.test(key)) return choices[Number(key) - 1]?.value ?? null;
  const letter = key.toLowerCase();
  if (shape === Question_Shape.YES_NO && (letter === "y" || letter === "n")) return yesOrNo(letter === "y");
  if (key === "Enter") return choices.find(({ isDefault }) => isDefault)?.value ?? null;
  return null;
}
