// The answers of a prompt that can be automatic. Pure.
import { repliesTo } from "../declarations/replies";
import type { Value } from "../generated/protocol/wire/v1/common_pb";
import type { Question } from "../generated/protocol/wire/v1/play_pb";
import type { Table } from "../state/table/table";

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
