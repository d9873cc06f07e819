import { expect, test } from "vitest";
import { Question_Shape } from "../generated/protocol/wire/v1/play_pb";
import { answerOfKey, yesOrNo } from "./answers";

const choices = [
  { value: yesOrNo(true), text: "Step in", isDefault: false },
  { value: yesOrNo(false), text: "Stay", isDefault: true },
];

test("A digit answers by place", () => {
  expect(answerOfKey("1", Question_Shape.ONE_OF, choices)).toBe(choices[0]?.value);
  expect(answerOfKey("3", Question_Shape.ONE_OF, choices)).toBeNull();
});

test("Y and N answer yes or no, and nothing else", () => {
  expect(answerOfKey("y", Question_Shape.YES_NO, choices)).toEqual(yesOrNo(true));
  expect(answerOfKey("N", Question_Shape.YES_NO, choices)).toEqual(yesOrNo(false));
  expect(answerOfKey("y", Question_Shape.ONE_OF, choices)).toBeNull();
});

test("Enter takes the default, and nothing where there is none", () => {
  expect(answerOfKey("Enter", Question_Shape.YES_NO, choices)).toBe(choices[1]?.value);
  expect(answerOfKey("Enter", Question_Shape.ONE_OF, [])).toBeNull();
});
