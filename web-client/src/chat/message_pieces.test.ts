import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { DiceRollSchema } from "../generated/protocol/wire/v1/log_pb";
import { messagePieces, rolledText } from "./message_pieces";

const roll = create(DiceRollSchema, { expression: "2d6", total: 7n });

test("Dice in a message stand where they were typed", () => {
  expect(messagePieces("I hit for [[2d6]]!", [roll])).toEqual(["I hit for ", roll, "!"]);
  expect(messagePieces("[[2d6]][[2d6]]", [roll, roll])).toEqual([roll, roll]);
});

test("A label in brackets may end the dice", () => {
  expect(messagePieces("[[1d4[cold]]]", [roll])).toEqual([roll]);
});

test("Brackets without a roll stay as typed", () => {
  expect(messagePieces("see [[here]] and [[2d", [])).toEqual(["see ", "[[here]]", " and [[2d"]);
});

test("What was rolled is the expression with its faces, dropped ones in parentheses", () => {
  const dice = [
    { sides: 6, face: 5, count: 1 },
    { sides: 6, face: 1, count: 1, dropped: true },
    { sides: 6, face: 2, count: 40 },
    { sides: 0, count: 9 },
  ];
  expect(rolledText(create(DiceRollSchema, { expression: "51d6kh50", dice }))).toBe("51d6kh50: 5, (1), 2 × 40, 9 more");
  expect(rolledText(create(DiceRollSchema, { expression: "3[HP]+1" }))).toBe("3[HP]+1");
});
