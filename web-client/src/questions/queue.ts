// The question on screen: my oldest stays in front until it is answered; newer ones queue behind it. Pure.
import { isReactionPrompt } from "../declarations/replies";
import type { Question } from "../generated/protocol/wire/v1/play_pb";

export interface Queue {
  readonly shown: Question | null;
  readonly behind: number;
}

/// Without a question of their own, GMs see the questions to others that they may answer. Reaction prompts have no
/// card of their own.
export function queueOf(questions: readonly Question[], gm: boolean, shownId: string): Queue {
  const carded = questions.filter((question) => !isReactionPrompt(question));
  const mine = carded.filter((question) => question.mine);
  const queue = mine.length > 0 || !gm ? mine : carded;
  const shown = queue.find(({ id }) => id === shownId) ?? queue[0] ?? null;
  return { shown, behind: Math.max(0, queue.length - 1) };
}

/// The notice of my questions while they are covered; "" without any. Optional reactions do not count.
export function waitingText(questions: readonly Question[]): string {
  const count = questions.filter(({ mine, nonBlocking }) => mine && !nonBlocking).length;
  return count === 0 ? "" : count === 1 ? "1 prompt pending" : `${count} prompts pending`;
}
