// What floats over tokens of a result: the changes of numbers, else the one number, the verdict, and in one text all
// else that a creature gains. Pure.
import type { CreatureId } from "../state/table/table";
import { signedText } from "../state/text/figures";
import { effectsText, type Result } from "./result";

export interface Float {
  readonly on: CreatureId;
  readonly words: string;
  readonly tone: "hit" | "miss" | "refused" | "harm" | "plain";
}

const MARKS = { hit: "✓ ", miss: "✕ ", refused: "⊘ ", neutral: "" } as const;

/// result: of the entries that just arrived.
export function floatsOf({ verdict, verdicts, effects, figure, isShown }: Result): readonly Float[] {
  if (!isShown) return [];
  const changes = effects.flatMap(({ on, change }, at): readonly Float[] => {
    if (change !== 0) return [{ on, words: signedText(change), tone: change < 0 ? "harm" : "hit" }];
    const gained = effects.filter((effect) => effect.on === on && effect.change === 0);
    return gained[0] === effects[at] ? [{ on, words: effectsText(gained), tone: "plain" }] : [];
  });
  if (verdict === null || verdict.on === 0) return changes;
  const judged = verdicts.map(({ on, tone, outcome }): Float => {
    return { on, words: `${MARKS[tone]}${outcome}`, tone: tone === "neutral" ? "plain" : tone };
  });
  const done = changes.length === 0 && verdict.tone === "hit" && figure?.kind === "done";
  const number: Float[] = done ? [{ on: verdict.on, words: `${figure.caption} ${figure.words}`, tone: "plain" }] : [];
  return [...judged, ...number, ...changes];
}
