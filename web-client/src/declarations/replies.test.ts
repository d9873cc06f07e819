import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { param, pathValue } from "../actions/field_choices";
import { meant } from "../actions/take_action";
import type { Value } from "../generated/protocol/wire/v1/common_pb";
import {
  DeclarationsSchema,
  type Question,
  Question_Shape,
  QuestionSchema,
} from "../generated/protocol/wire/v1/play_pb";
import { FieldSchema_Kind, SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { emptyTable } from "../state/fold/empty_table";
import { SchemaIndex } from "../state/table/schema_index";
import { isReactionPrompt } from "./declared";
import { repliesTo } from "./replies";

const names = ["", "interrupt", "challenge", "pass", "agile_move", "defend", "path", "one_agility", "with", "sword"];
const [INTERRUPT, CHALLENGE, PASS, AGILE_MOVE, DEFEND, PATH, ONE_AGILITY, WITH, SWORD] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const schema = create(SchemaSchema, {
  actions: [
    {
      key: AGILE_MOVE,
      name: "Agile Move",
      cost: ONE_AGILITY,
      form: [{ key: PATH, kind: FieldSchema_Kind.PATH, required: true }],
    },
    { key: DEFEND, name: "Defend", form: [{ key: WITH, kind: FieldSchema_Kind.ITEM }] },
  ],
  texts: [
    { key: CHALLENGE, text: "Challenge" },
    { key: PASS, text: "Let it happen" },
    { key: ONE_AGILITY, text: "1 Agility" },
  ],
});
const table = emptyTable(create(WelcomeSchema), new SchemaIndex(names, schema));

const key = (value: number) => ({ is: { case: "key" as const, value } });
const said = (...keys: number[]) => ({ value: { is: { case: "list" as const, value: { values: keys.map(key) } } } });
const asked = (over: Partial<Record<"options" | "defaultAnswer", unknown>> = {}): Question =>
  create(QuestionSchema, {
    shape: Question_Shape.ACTION,
    options: [said(INTERRUPT, AGILE_MOVE), said(INTERRUPT, DEFEND, WITH, SWORD), said(CHALLENGE)],
    defaultAnswer: key(PASS),
    ...over,
  } as never);

test("Reply options of an action question have their cost; silence is last", () => {
  const replies = repliesTo(table, asked());

  expect(replies.map(({ text, detail, cost }) => [text, detail, cost])).toEqual([
    ["Agile Move", "", "1 Agility"],
    ["Defend", "sword", ""],
    ["Challenge", "", ""],
    ["Let it happen", "", ""],
  ]);
  expect(replies.map(({ isDefault }) => isDefault)).toEqual([false, false, false, true]);
});

test("A reply with open fields opens a form, a bare type lists actions", () => {
  expect(repliesTo(table, asked()).map(({ does }) => does.kind)).toEqual(["form", "answer", "choose", "answer"]);
});

test("A reply with only an optional number open answers at once", () => {
  const kindOf = (kind: FieldSchema_Kind) => {
    const own = create(SchemaSchema, { actions: [{ key: DEFEND, name: "Defend", form: [{ key: WITH, kind }] }] });
    const at = { ...table, schemaIndex: new SchemaIndex(names, own) };
    return repliesTo(at, asked({ options: [said(INTERRUPT, DEFEND)] }))[0]?.does.kind;
  };

  expect([FieldSchema_Kind.NUMBER, FieldSchema_Kind.TEXT].map(kindOf)).toEqual(["answer", "form"]);
});

test("An answer about the asked creature's own action needs no form", () => {
  const declared = [{ actor: 7, action: AGILE_MOVE }];
  const { open } = create(DeclarationsSchema, { open: [{ resolution: "1f", declared }] });
  const at = { ...table, declarations: open };
  const kind = (id: string, creature: number) =>
    repliesTo(at, { ...asked({ options: [said(CHALLENGE, AGILE_MOVE)] }), id, asked: creature })[0]?.does.kind;

  expect([kind("1f.0", 7), kind("1f.1", 8), kind("2a.0", 7)]).toEqual(["answer", "form", "form"]);
});

test("Fixed fields named in the rulebook's text have no detail", () => {
  const [says, silent] = ["Defend with the sword", "Defend"].map((words) => {
    const own = create(SchemaSchema, { actions: schema.actions, texts: [{ key: PASS, text: words }] });
    const option = { ...said(INTERRUPT, DEFEND, WITH, SWORD), text: PASS };
    return repliesTo({ ...table, schemaIndex: new SchemaIndex(names, own) }, asked({ options: [option] }))[0]?.detail;
  });

  expect([says, silent]).toEqual(["", "sword"]);
});

test("Silence that is an option is offered once", () => {
  const replies = repliesTo(table, asked({ options: [{ value: key(PASS) }, said(CHALLENGE)] }));

  expect(replies.map(({ text }) => text)).toEqual(["Let it happen", "Challenge"]);
});

test("Silence without a word of the rulebook reads Pass", () => {
  expect(repliesTo(table, asked({ options: [], defaultAnswer: { is: { case: "yes", value: false } } }))[0]?.text).toBe(
    "Pass",
  );
});

test("An action answer lists the response type, action and each field", () => {
  const path = pathValue([{ column: 3, row: 4 }]);

  const answer = meant(INTERRUPT, AGILE_MOVE, [param(PATH, path)]);

  const values: readonly Value[] = answer.is.case === "list" ? answer.is.value.values : [];
  expect(values.slice(0, 3).map(({ is }) => is.value)).toEqual([INTERRUPT, AGILE_MOVE, PATH]);
  expect(values[3]).toEqual(path);
});

const { ACTION, YES_NO, ONE_OF, PLACE } = Question_Shape;
test.each([
  [ACTION, false, true],
  [ACTION, true, true],
  [YES_NO, true, true],
  [ONE_OF, true, true],
  [YES_NO, false, false],
  [PLACE, true, false],
])("Of shape %i, optional %s: a reaction prompt is %s", (shape, nonBlocking, isPrompt) => {
  expect(isReactionPrompt(create(QuestionSchema, { shape, nonBlocking }))).toBe(isPrompt);
});
