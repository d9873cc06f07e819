import { expect, test } from "vitest";
import { suggestions } from "./completion";

const lines = (line: string, names: string[] = []) => suggestions(line, names).map((one) => one.line);

test("A begun slash word is completed by every word it may be", () => {
  expect(lines("/gm")).toEqual(["/gmr "]);
  expect(lines("/wh")).toEqual(["/whisper "]);
});

test("A bare slash offers the first words", () => {
  expect(lines("/").slice(0, 2)).toEqual(["/r ", "/gr "]);
});

test("A whisper completes names, quoted if they have spaces, the GM first", () => {
  expect(lines("/w ", ["Bea", "Old Tom"])).toEqual(["/w gm ", "/w Bea ", '/w "Old Tom" ']);
  expect(lines("/w ol", ["Bea", "Old Tom"])).toEqual(['/w "Old Tom" ']);
  expect(lines('/w "o', ["Bea", "Old Tom"])).toEqual(['/w "Old Tom" ']);
});

test("An @ is completed with names anywhere in the line", () => {
  expect(lines("well met @b", ["Bea", "Tom"])).toEqual(["well met @Bea "]);
});

test("Plain words and a whisper that has its name are left alone", () => {
  expect(lines("hello", ["Bea"])).toEqual([]);
  expect(lines("/w Bea hello", ["Bea"])).toEqual([]);
  expect(lines("a@b.example", ["Bea"])).toEqual([]);
});

test("An @ in dice is completed with numbers, in braces if they have spaces", () => {
  const numbers = (line: string) => suggestions(line, ["Agnes"], ["Agility", "Hit points"]).map((one) => one.line);
  expect(numbers("/r 1d20+@ag")).toEqual(["/r 1d20+@Agility "]);
  expect(numbers("/gmr @{hit p")).toEqual(["/gmr @{Hit points} "]);
  expect(numbers("I try [[1d20+@h")).toEqual(["I try [[1d20+@{Hit points} "]);
  expect(numbers("[[2d6]] for @ag")).toEqual(["[[2d6]] for @Agnes "]);
  expect(numbers("/r 1d20+2")).toEqual([]);
});
