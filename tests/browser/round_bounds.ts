// What a round of a ready sample may cost at most, whatever the dice: four creatures attack their opponents, the others end their
// turns. Two rounds of each book counted at most 2, 4, 5, 2 and 2 questions and 14, 19, 23, 25 and 16 clicks; the rest is for the dice.
// Lower them whenever a round gets cheaper.
export interface RoundBounds {
  /// Prompts that a person is shown as their own and others wait for.
  readonly questions: number;
  /// Presses of everyone: creatures chosen, actions, targets, answers, ends of turns or of the round.
  readonly clicks: number;
}

export const roundBounds: Readonly<Record<string, RoundBounds>> = {
  aura: { questions: 6, clicks: 18 },
  grimwire: { questions: 8, clicks: 24 },
  heimr: { questions: 9, clicks: 28 },
  vigor: { questions: 5, clicks: 30 },
  threed6: { questions: 6, clicks: 21 },
};
