import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { ParamSchema } from "../../generated/protocol/wire/v1/common_pb";
import { SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { emptyTable } from "../fold/empty_table";
import { SchemaIndex } from "../table/schema_index";
import { isLength, lengthText, shownUnit } from "./length";
import { fill } from "./sentence";

const names = ["", "shown_unit", "metres", "feet", "yards", "by_rulebook", "n"];
const [RULE, METRES, FEET, YARDS, BY_RULEBOOK, N] = [1, 2, 3, 4, 5, 6] as const;
const schema = create(SchemaSchema, {
  unit: "m",
  houseRules: [{ key: RULE, values: [METRES, FEET, YARDS, BY_RULEBOOK], defaultValue: 3n }],
});
/// chosen: index among the values; null: the default.
const tableIn = (chosen: number | null, schemaIndex = new SchemaIndex(names, schema)) => ({
  ...emptyTable(create(WelcomeSchema), schemaIndex),
  houseRules: new Map(chosen === null ? [] : [[RULE, chosen]]),
});

test("Lengths read as in the rulebook until the table chooses otherwise", () => {
  expect(lengthText(tableIn(null), 12, "m")).toBe("12 m");
  expect(lengthText(tableIn(3), 2.25, "m")).toBe("2.25 m");
  expect(lengthText(tableIn(1, new SchemaIndex([""], create(SchemaSchema))), 5, "m")).toBe("5 m");
});

test("Metres read as feet or yards, to a tenth", () => {
  expect(lengthText(tableIn(1), 12, "m")).toBe("39.4 ft");
  expect(lengthText(tableIn(2), 12, "m")).toBe("13.1 yd");
  expect(lengthText(tableIn(1), -1, "m")).toBe("−3.3 ft");
});

test("Feet of the rulebook read as metres, yards as feet", () => {
  expect(lengthText(tableIn(0), 30, "ft")).toBe("9.1 m");
  expect(lengthText(tableIn(1), 10, "yd")).toBe("30 ft");
});

test("Lengths that a text of the rulebook marks read alike", () => {
  const text = "A Sprint of at least {3 m}, for 1 Agility, 2 m within {1.5 m}";
  expect(fill(tableIn(1), text)).toBe("A Sprint of at least 9.8 ft, for 1 Agility, 2 m within 4.9 ft");
  expect(fill(tableIn(null), text)).toBe("A Sprint of at least 3 m, for 1 Agility, 2 m within 1.5 m");
  expect(fill(tableIn(0), "Up to {10 yd}, {30 ft}")).toBe("Up to 9.1 m, 9.1 m");
});

test("A value without a unit of length stays unchanged", () => {
  expect(["m", "metres", "ft", "yards", "turns", "minutes", ""].map(isLength)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(shownUnit(tableIn(1), "rounds")).toBe("rounds");
  expect(lengthText(tableIn(1), 3, "rounds")).toBe("3 rounds");
  expect(lengthText(tableIn(1), 3, "")).toBe("3");
});

test("Lengths in the rulebook's sentences read like all others", () => {
  const five = [create(ParamSchema, { name: N, value: { is: { case: "number", value: 5n } } })];
  expect(fill(tableIn(1), "Pushed back {n m}.", five)).toBe("Pushed back 16.4 ft.");
  expect(fill(tableIn(null), "Pushed back {n m}.", five)).toBe("Pushed back 5 m.");
  expect(fill(tableIn(1), "{n} more, {n} men", five)).toBe("5 more, 5 men");
  expect(fill(tableIn(1), "{x m}", five)).toBe("… ft");
});
