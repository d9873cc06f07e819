import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { keyValue } from "../actions/field_choices";
import { meant } from "../actions/take_action";
import { Question_Shape, QuestionSchema } from "../generated/protocol/wire/v1/play_pb";
import { SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { emptyTable } from "../state/fold/empty_table";
import { SchemaIndex } from "../state/table/schema_index";
import { autoAnswerOptions } from "./auto_answer_options";

const [INTERRUPT, DEFEND, PASS] = [1, 2, 3];
const schema = create(SchemaSchema, {
  actions: [{ key: DEFEND, name: "Defend" }],
  texts: [{ key: PASS, text: "Pass" }],
});
const table = emptyTable(create(WelcomeSchema), new SchemaIndex(["", "interrupt", "defend", "pass"], schema));

test("Only answers without a form can be automatic", () => {
  const question = create(QuestionSchema, {
    shape: Question_Shape.ACTION,
    options: [
      { value: meant(INTERRUPT, DEFEND, []) },
      { value: { is: { case: "list", value: { values: [keyValue(INTERRUPT)] } } } },
    ],
    defaultAnswer: keyValue(PASS),
  });

  expect(autoAnswerOptions(table, question).map(({ text, isDefault }) => [text, isDefault])).toEqual([
    ["Defend", false],
    ["Pass", true],
  ]);
});
