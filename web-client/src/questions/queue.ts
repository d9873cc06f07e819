// The prompts on screen: those of my oldest moment stay in front until they are answered; newer ones queue behind. Pure.
import { isReactionPrompt, resolutionOf } from "../declarations/declared";
import { type Question, Question_Shape } from "../generated/protocol/wire/v1/play_pb";
import type { CreatureId } from "../state/table/table";

export interface Queue {
  /// My prompts of one moment, which one card asks: those of one action.
  readonly shown: readonly Question[];
  /// How many further prompts are mine.
  readonly behind: number;
  /// Prompts to others, which a GM may answer.
  readonly others: readonly Question[];
}

/// shownId: the first prompt on screen so far, or "". Reaction prompts have no card of their own. A place is chosen on
/// the map, so its prompt stands alone.
export function queueOf(questions: readonly Question[], gm: boolean, shownId: string): Queue {
  const carded = questions.filter((question) => !isReactionPrompt(question));
  const mine = carded.filter((question) => question.mine);
  const others = gm ? carded.filter((question) => !question.mine) : [];
  const sameMoment = (id: string) => mine.filter((other) => resolutionOf(other.id) === resolutionOf(id));
  const first = mine.find(({ id }) => id === shownId) ?? sameMoment(shownId)[0] ?? mine[0];
  if (first === undefined) return { shown: [], behind: 0, others };
  const onMap = ({ shape }: Question) => shape === Question_Shape.PLACE;
  const moment = sameMoment(first.id).filter((other) => !onMap(other));
  const shown = onMap(first) ? [first] : moment;
  return { shown, behind: mine.length - shown.length, others };
}

/// Reaction prompts that others wait for me to answer.
export function reactionsAsked(questions: readonly Question[]): readonly Question[] {
  return questions.filter((question) => question.mine && !question.nonBlocking && isReactionPrompt(question));
}

/// The creatures that a prompt asks or names.
export function creaturesOf({ asked, params }: Question): readonly CreatureId[] {
  const named = params.flatMap(({ value }) =>
    value?.is.case === "ref" && value.is.value.of.case === "creature" ? [value.is.value.of.value] : [],
  );
  return [...new Set([asked, ...named])].filter((id) => id !== 0);
}

/// The notice of my questions while they are covered; "" without any. Optional reactions do not count.
export function waitingText(questions: readonly Question[]): string {
  const count = questions.filter(({ mine, nonBlocking }) => mine && !nonBlocking).length;
  return count === 0 ? "" : count === 1 ? "1 prompt pending" : `${count} prompts pending`;
}
