import { expect, test } from "vitest";
import { foldedText } from "./folded_text";

test("A short message is shown whole", () => {
  expect(foldedText("We meet at the ford.")).toBeNull();
});

test("A message of 2,000 characters is cut after 500", () => {
  expect(foldedText("x".repeat(2000))).toBe(`${"x".repeat(500)}…`);
});

test("A message of many lines is cut after eight", () => {
  expect(foldedText("line\n".repeat(20))).toBe(`${"line\n".repeat(7)}line…`);
});

test("No character is cut in half", () => {
  expect(foldedText(`${"x".repeat(499)}🎲🎲`)).toBe(`${"x".repeat(499)}🎲…`);
});
