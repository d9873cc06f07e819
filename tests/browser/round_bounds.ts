// What a round of a ready sample may cost at most, whatever the dice: four creatures attack their opponents, the others end their
// turns. Lower them whenever a round gets cheaper.
export interface RoundBounds {
  /// Prompts that a person is shown as their own and others wait for.
  readonly questions: number;
  /// Presses of everyone: creatures chosen, actions, targets, answers, ends of turns or of the round.
  readonly clicks: number;
}

export const roundBounds: Readonly<Record<string, RoundBounds>> = {
  aura: { questions: 8, clicks: 26 },
  grimwire: { questions: 28, clicks: 60 },
  heimr: { questions: 24, clicks: 52 },
  vigor: { questions: 10, clicks: 40 },
  threed6: { questions: 8, clicks: 28 },
};
