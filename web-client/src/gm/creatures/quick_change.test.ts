import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { NumberSchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { quickChange } from "./quick_change";

const schema = create(NumberSchemaSchema, { min: -5n, max: 99n });

test.each([
  ["-5", 9, 4],
  ["−5", 9, 4],
  ["-50", 9, -5],
  ["+3", 9, 12],
  ["+30", 9, 15],
  ["+3", 17, 17],
  ["12", 9, 12],
  ["=12", 9, 12],
  ["=-3", 9, -3],
  ["=100", 9, null],
  ["a lot", 9, null],
  ["", 9, null],
])("%s to %i of 15 makes %s", (typed, value, becomes) => {
  expect(quickChange(typed, { schema, value, most: 15, reserved: 0 })).toBe(becomes);
});

test("Without a maximum healing ends at the bound of the number", () => {
  expect(quickChange("+200", { schema, value: 9, most: null, reserved: 0 })).toBe(99);
});
