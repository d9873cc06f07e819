// Which question is shown: the oldest that is mine stays in front until it is answered; newer ones queue behind it. Pure.
import { isReactionPrompt } from "../declarations/replies";
import type { Question } from "../generated/protocol/wire/v1/play_pb";

export interface Queue {
  readonly shown: Question | null;
  readonly behind: number;
}

/// For a GM, questions to others that may be answered for them follow when none is the GM's own. What is answered beside
/// what was declared has no card of its own.
export function queueOf(questions: readonly Question[], gm: boolean, shownId: string): Queue {
  const carded = questions.filter((question) => !isReactionPrompt(question));
  const mine = carded.filter((question) => question.mine);
  const queue = mine.length > 0 || !gm ? mine : carded;
  const shown = queue.find(({ id }) => id === shownId) ?? queue[0] ?? null;
  return { shown, behind: Math.max(0, queue.length - 1) };
}

/// What is said of the questions that wait for me, where none of them can be seen; "" when none does. Brief ones do not.
export function waitingText(questions: readonly Question[]): string {
  const count = questions.filter(({ mine, brief }) => mine && !brief).length;
  return count === 0 ? "" : count === 1 ? "A question waits" : `${count} questions wait`;
}
