import { expect, test } from "vitest";
import { byField, unplacedProblems, within } from "./problems";

const problems = byField([
  { field: "trigger.event", text: "one of: falls", rule: 0 },
  { field: "effects[1].dice", text: "dice", rule: 0 },
  { field: "effects[1].dice", text: "no more than 9", rule: 7 },
  { field: "", text: "Too many points.", rule: 3 },
  { field: "magic", text: "no such field", rule: 0 },
]);

test("Problems of one field stand together", () => {
  expect(problems.get("effects[1].dice")).toEqual([
    { text: "dice", rule: 0 },
    { text: "no more than 9", rule: 7 },
  ]);
});

test.each([
  ["effects", 2],
  ["effects[1]", 2],
  ["effects[0]", 0],
  ["trigger", 1],
  ["trig", 0],
])("Within %s there are %i", (path, count) => {
  expect(within(problems, path)).toHaveLength(count);
});

test("Problems of fields without a form are separate", () => {
  expect(unplacedProblems(problems, ["trigger", "effects"]).map(({ text }) => text)).toEqual([
    "Too many points.",
    "no such field",
  ]);
});
