import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { type Question, Question_Shape, QuestionSchema } from "../generated/protocol/wire/v1/play_pb";
import { queueOf, reactionsAsked, waitingText } from "./queue";

const { YES_NO, PLACE } = Question_Shape;
const question = (id: string, mine: boolean, shape = YES_NO) => create(QuestionSchema, { id, mine, shape });
const ids = (questions: readonly Question[]) => questions.map(({ id }) => id);

test("A newer question never covers the one on screen", () => {
  const queue = queueOf([question("1.1", true), question("2.1", true)], false, "1.1");

  expect(ids(queue.shown)).toEqual(["1.1"]);
  expect(queue.behind).toBe(1);
});

test("My questions of one action are one card", () => {
  const queue = queueOf([question("1.1", true), question("2.1", true), question("1.2", true)], false, "");

  expect(ids(queue.shown)).toEqual(["1.1", "1.2"]);
  expect(queue.behind).toBe(1);
});

test("The card of an action stays while its questions are answered one by one", () => {
  expect(ids(queueOf([question("1.1", true), question("2.2", true)], false, "2.1").shown)).toEqual(["2.2"]);
});

test("A place is asked alone", () => {
  const questions = [question("1.1", true, PLACE), question("1.2", true), question("1.3", true, PLACE)];

  expect(ids(queueOf(questions, false, "").shown)).toEqual(["1.1"]);
  expect(ids(queueOf(questions, false, "1.2").shown)).toEqual(["1.2"]);
});

test("After an answer the next one comes up", () => {
  expect(ids(queueOf([question("2.1", true)], false, "1.1").shown)).toEqual(["2.1"]);
});

test("Only a GM sees other people's questions", () => {
  const theirs = question("1.1", false);

  expect(queueOf([theirs], false, "")).toEqual({ shown: [], behind: 0, others: [] });
  expect(queueOf([theirs, question("2.1", true)], true, "")).toMatchObject({
    shown: [{ id: "2.1" }],
    others: [theirs],
  });
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

  expect(queueOf([action, optional], true, "").shown).toEqual([]);
  expect(waitingText([action, optional])).toBe("1 prompt pending");
});

test("Only reactions that hold up others keep their creatures in sight", () => {
  const reaction = question("1.1", true, Question_Shape.ACTION);
  const optional = { ...question("1.2", true, Question_Shape.ACTION), nonBlocking: true };
  const all = [reaction, optional, question("1.3", false, Question_Shape.ACTION), question("1.4", true)];
  expect(ids(reactionsAsked(all))).toEqual(["1.1"]);
});
