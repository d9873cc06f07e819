import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { Question_Shape, QuestionSchema } from "../generated/protocol/wire/v1/play_pb";
import { queueOf, waitingText } from "./queue";

const question = (id: string, mine: boolean) => create(QuestionSchema, { id, mine });

test("A newer question never covers the one on screen", () => {
  const queue = queueOf([question("old", true), question("new", true)], false, "old");

  expect(queue.shown?.id).toBe("old");
  expect(queue.behind).toBe(1);
});

test("After an answer the next one comes up", () => {
  expect(queueOf([question("new", true)], false, "old").shown?.id).toBe("new");
});

test("A player sees no card for other people's questions", () => {
  expect(queueOf([question("theirs", false)], false, "").shown).toBeNull();
});

test("A GM's own question comes before those to others", () => {
  expect(queueOf([question("theirs", false), question("mine", true)], true, "").shown?.id).toBe("mine");
});

test("A GM may answer for others when nothing is asked of the GM", () => {
  expect(queueOf([question("theirs", false)], true, "").shown?.id).toBe("theirs");
});

test.each([
  [[], ""],
  [[question("theirs", false)], ""],
  [[question("theirs", false), question("mine", true)], "1 prompt pending"],
  [[question("mine", true), question("another", true)], "2 prompts pending"],
])("A page over the table names my questions, not those to others", (questions, words) => {
  expect(waitingText(questions)).toBe(words);
});

test("A reaction prompt has no card, an optional one holds up no game", () => {
  const action = create(QuestionSchema, { id: "action", mine: true, shape: Question_Shape.ACTION });
  const optional = create(QuestionSchema, {
    id: "optional",
    mine: true,
    shape: Question_Shape.YES_NO,
    nonBlocking: true,
  });

  expect(queueOf([action, optional], true, "").shown).toBeNull();
  expect(waitingText([action, optional])).toBe("1 prompt pending");
});
