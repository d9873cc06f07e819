import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { keyValue, param } from "../actions/field_choices";
import { LogEntrySchema } from "../generated/protocol/wire/v1/log_pb";
import { Question_Shape, QuestionSchema } from "../generated/protocol/wire/v1/play_pb";
import { SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { emptyTable } from "../state/fold/empty_table";
import { SchemaIndex } from "../state/table/schema_index";
import { answerOfKey, choicesOf, effectsOf, rolledBefore, yesOrNo } from "./answers";

const choices = [
  { value: yesOrNo(true), text: "Step in", effect: "", isDefault: false },
  { value: yesOrNo(false), text: "Stay", effect: "", isDefault: true },
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

const [KNEECAP, CLUB, TECHNIQUE, ITEM] = [1, 2, 3, 4];
const schema = create(SchemaSchema, {
  records: [
    { id: KNEECAP, name: "Kneecap", summary: "A hit stops it." },
    { id: CLUB, name: "Club" },
  ],
});
const table = emptyTable(create(WelcomeSchema), new SchemaIndex(["", "kneecap", "club", "technique", "item"], schema));

test("A prompt says what the named technique does", () => {
  const params = [param(TECHNIQUE, keyValue(KNEECAP)), param(ITEM, keyValue(CLUB))];
  expect(effectsOf(table, params)).toEqual([{ name: "Kneecap", text: "A hit stops it." }]);
  const question = create(QuestionSchema, {
    shape: Question_Shape.ONE_OF,
    options: [
      { value: keyValue(KNEECAP), params },
      { value: keyValue(CLUB), params: [] },
    ],
  });
  expect(choicesOf(table, question).map(({ effect }) => effect)).toEqual(["A hit stops it.", ""]);
});

test("A prompt shows the last two rolls of its own action, by creatures it concerns", () => {
  const roll = (group: string, purpose: number, creature: number, voided = false) =>
    create(LogEntrySchema, {
      group,
      voided,
      is: { case: "roll", value: { purpose, by: { of: { case: "creature", value: creature } } } },
    });
  const log = [
    roll("31", 1, 7),
    roll("31", 2, 7),
    roll("32", 3, 7),
    roll("31", 4, 8),
    roll("31", 5, 7, true),
    roll("31", 6, 9),
  ];
  const options = [{ value: { is: { case: "ref" as const, value: { of: { case: "creature" as const, value: 8 } } } } }];
  const rolls = rolledBefore({ ...table, log }, create(QuestionSchema, { id: "1f.2", asked: 7, options }));
  expect(rolls.map(({ purpose }) => purpose)).toEqual([2, 4]);
  expect(rolledBefore({ ...table, log }, create(QuestionSchema, { id: "1e.2", asked: 7 }))).toEqual([]);
});
