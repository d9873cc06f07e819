import { expect, test } from "vitest";
import { stackTexts } from "./stack_texts";

test("Texts over one token stand above each other, however high each is", () => {
  const place = stackTexts();

  expect([place(1, 36), place(1, 60), place(1, 24)]).toEqual([18, 66, 108]);
});

test("Another token has a stack of its own", () => {
  const place = stackTexts();

  expect([place(1, 36), place(2, 24)]).toEqual([18, 12]);
});
