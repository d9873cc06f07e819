import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { Question_Shape, QuestionSchema } from "../generated/protocol/wire/v1/play_pb";
import { stillAsked } from "./declared";

const { ACTION, YES_NO } = Question_Shape;
const question = (id: string, asked: number, shape = ACTION) => create(QuestionSchema, { id, asked, shape });
const [ash, brug] = [1, 2];

test.each([
  ["the question itself", [question("1f.0", ash), question("1f.4", ash)], "1f.0"],
  ["the same asked anew", [question("1f.3", brug), question("1f.4", ash)], "1f.4"],
  ["nothing where only others are asked", [question("1f.3", brug)], undefined],
  ["nothing of what else is open", [question("2a.0", ash)], undefined],
  ["nothing that is no action", [question("1f.4", ash, YES_NO)], undefined],
])("A form that was opened as an answer answers %s", (_, questions, id) => {
  expect(stillAsked(questions, "1f.0", ash)?.id).toBe(id);
});
