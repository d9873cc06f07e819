import { expect, test } from "vitest";
import { floatsOf } from "./floats";
import type { Result } from "./result";

const [ADA, BUGBEAR] = [1, 2] as const;
const hit = { tone: "hit", words: "hit", outcome: "hit", on: BUGBEAR } as const;
const result: Result = {
  actor: ADA,
  who: "Ada",
  icon: "",
  what: "Strike",
  targets: "Bugbear",
  verdict: hit,
  verdicts: [hit],
  effects: [],
  figure: null,
  note: "",
  isShown: true,
};

test("The verdict and each change float over the creature they are about", () => {
  const effects = [
    { on: BUGBEAR, name: "Bugbear", words: "HP −4", change: -4 },
    { on: ADA, name: "Ada", words: "gains Prone", change: 0 },
  ];

  expect(floatsOf({ ...result, effects })).toEqual([
    { on: BUGBEAR, words: "✓ hit", tone: "hit" },
    { on: BUGBEAR, words: "−4", tone: "harm" },
    { on: ADA, words: "gains Prone", tone: "plain" },
  ]);
});

test("All that one creature gains floats as one text", () => {
  const gains = (words: string) => ({ on: BUGBEAR, name: "Bugbear", words, change: 0 });
  const effects = [
    gains("down: Bloodied"),
    { ...gains("HP −4"), change: -4 },
    gains("gains Prone"),
    gains("gains Stunned"),
  ];

  expect(floatsOf({ ...result, effects }).map(({ words }) => words)).toEqual([
    "✓ hit",
    "down: Bloodied, Prone, Stunned",
    "−4",
  ]);
});

test("A verdict floats over its creature without names", () => {
  const evaded = { tone: "hit", words: "Bugbear, Lunge on Ada: evaded", outcome: "evaded", on: ADA } as const;

  expect(floatsOf({ ...result, what: "Walk", verdict: evaded, verdicts: [evaded] })).toEqual([
    { on: ADA, words: "✓ evaded", tone: "hit" },
  ]);
});

test("A hit whose harm is not known floats the damage with its name", () => {
  const figure = { words: "4", caption: "Injury", kind: "done" as const };

  expect(floatsOf({ ...result, figure }).map(({ words }) => words)).toEqual(["✓ hit", "Injury 4"]);
});

test("What no card tells does not float", () => {
  expect(floatsOf({ ...result, isShown: false })).toEqual([]);
});
