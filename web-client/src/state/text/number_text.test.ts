import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { NumberSchema_Kind, NumberSchemaSchema, SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { DurationSchema } from "../../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../fold/empty_table";
import { SchemaIndex } from "../table/schema_index";
import { durationText, leftText, schemaNumberText } from "./number_text";

const [ROUNDS, DUSK, UNTIL_DUSK] = [1, 2, 3] as const;
const schema = create(SchemaSchema, {
  texts: [
    { key: ROUNDS, text: "rounds" },
    { key: UNTIL_DUSK, text: "until night falls" },
  ],
});
const table = emptyTable(create(WelcomeSchema), new SchemaIndex(["", "rounds", "dusk", "until_dusk"], schema));
const ends = (unit: number, left: bigint) => create(DurationSchema, { unit, left });

test("A counted duration has its number of units", () => {
  expect(durationText(table, ends(ROUNDS, 2n))).toBe("2 rounds");
  expect(leftText(table, ends(ROUNDS, 2n))).toBe("2 rounds");
});

test("A duration up to a moment has the rulebook's text", () => {
  expect(durationText(table, ends(DUSK, 1n))).toBe("until night falls");
  expect(durationText(table, ends(DUSK, 3n))).toBe("until night falls, 3 turns from now");
  expect(leftText(table, ends(DUSK, 1n))).toBe("1 turn");
});

test("An endless condition lasts until it is ended", () => {
  expect(durationText(table, undefined)).toBe("until removed");
  expect(leftText(table, ends(ROUNDS, 0n))).toBe("");
});

test("A step of a ladder has its name, counted from the first", () => {
  const steps = { kind: NumberSchema_Kind.LADDER, min: -1n, max: 1n, symbols: [4, 5, 6] };
  const names = new SchemaIndex(["", "rounds", "dusk", "until_dusk", "d4", "d6", "d8"], schema);
  const number = create(NumberSchemaSchema, steps);

  expect([-1, 0, 1].map((value) => schemaNumberText({ ...table, schemaIndex: names }, number, value))).toEqual([
    "d4",
    "d6",
    "d8",
  ]);
});
