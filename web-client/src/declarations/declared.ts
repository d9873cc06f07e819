// Questions about declared actions. Pure.
import { type Question, Question_Shape } from "../generated/protocol/wire/v1/play_pb";
import type { Key } from "../state/table/schema_index";
import type { CreatureId, Table } from "../state/table/table";

/// The resolution of a question: the beginning of its id.
export function resolutionOf(question: string): string {
  return question.split(".", 1)[0] ?? question;
}

/// The name of a declared or queued action; 0: one that the viewer does not know.
export function actionText({ schemaIndex }: Table, action: Key): string {
  return action === 0 ? "hidden action" : schemaIndex.label(action);
}

/// Whether `question` is answered on the card of a declared action instead of a card of its own.
export function isReactionPrompt({ shape, nonBlocking }: Question): boolean {
  return shape === Question_Shape.ACTION || (nonBlocking && hasButtons(shape));
}

function hasButtons(shape: Question_Shape): boolean {
  return shape === Question_Shape.ONE_OF || shape === Question_Shape.YES_NO;
}

/// The open question that takes an answer to `question`: itself, or the one that replaced it for `asked`. Null: none
/// is open.
export function stillAsked(questions: readonly Question[], question: string, asked: CreatureId): Question | null {
  const again = (other: Question) =>
    other.asked === asked && other.shape === Question_Shape.ACTION && resolutionOf(other.id) === resolutionOf(question);
  return questions.find(({ id }) => id === question) ?? questions.find(again) ?? null;
}
