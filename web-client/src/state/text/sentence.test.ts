import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { ParamSchema, Place_Kind, RefusalSchema } from "../../generated/protocol/wire/v1/common_pb";
import { DeltaSchema } from "../../generated/protocol/wire/v1/envelope_pb";
import { SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { Scene_Grid } from "../../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../fold/empty_table";
import { foldDelta } from "../fold/fold_table";
import { encodePath } from "../maps/path";
import { SchemaIndex } from "../table/schema_index";
import { signedText } from "./figures";
import { fill, listText, refusalText, valueText } from "./sentence";

const names = ["", "who", "missing", "E_FAR", "arm", "sword", "two_words"];
const schema = create(SchemaSchema, {
  refusals: [{ code: 3, text: "{who} is {missing m} too far away." }],
  texts: [{ key: 4, text: "the arm" }],
  records: [{ id: 5, name: "Long sword" }],
});
const empty = emptyTable(create(WelcomeSchema), new SchemaIndex(names, schema));
const creature = { id: 7, name: "Ada", items: [{ id: "70", kind: 5 }] };
const table = foldDelta(empty, create(DeltaSchema, { is: { case: "creature", value: creature } }));
const who = (id: number) =>
  create(ParamSchema, { name: 1, value: { is: { case: "ref", value: { of: { case: "creature", value: id } } } } });
const missing = create(ParamSchema, { name: 2, value: { is: { case: "number", value: -4n } } });

test("A refusal reads as the schema's sentence with its parameters", () => {
  const refusal = create(RefusalSchema, { code: 3, params: [who(7), missing] });

  expect(refusalText(table, refusal)).toBe("Ada is −4 m too far away.");
});

test("A creature that the reader does not know is someone", () => {
  expect(fill(table, "{who} attacks", [who(8)])).toBe("someone attacks");
});

test("A parameter that was not sent leaves a gap, not a name", () => {
  expect(fill(table, "{who} hits", [])).toBe("… hits");
});

test("A key reads as its text, its record, or its name with spaces", () => {
  const text = (key: number) =>
    valueText(table, create(ParamSchema, { value: { is: { case: "key", value: key } } }).value ?? never());
  expect([4, 5, 6].map(text)).toEqual(["the arm", "Long sword", "two words"]);
});

test("An item reads as its kind", () => {
  const value = create(ParamSchema, {
    value: { is: { case: "ref", value: { of: { case: "item", value: "70" } } } },
  }).value;
  expect(valueText(table, value ?? never())).toBe("Long sword");
});

test("A path reads as where it ends", () => {
  const path = encodePath([
    { column: 3, row: 4 },
    { column: 2, row: 5 },
  ]);
  const value = create(ParamSchema, { value: { is: { case: "path", value: path } } }).value;
  expect(valueText(table, value ?? never())).toBe("2,5");
});

test("A place reads as its own scene has it, whichever scene is shown", () => {
  const keep = { id: 3, name: "The keep", grid: Scene_Grid.ZONES, columns: 4, rows: 3 };
  const field = { id: 2, name: "The field", columns: 9, rows: 9 };
  const received = [
    { case: "scene", value: field },
    { case: "scene", value: keep },
    { case: "creature", value: { ...creature, scene: 3 } },
    { case: "sceneShown", value: 2 },
  ] as const;
  const both = received.reduce((known, is) => foldDelta(known, create(DeltaSchema, { is })), empty);
  const place = { kind: Place_Kind.ZONE, column: 1, row: 0 };
  const there = create(ParamSchema, { name: 2, value: { is: { case: "place", value: place } } });

  expect(fill(both, "{who} goes to {missing}", [who(7), there])).toBe("Ada goes to B3");
  expect(valueText(both, there.value ?? never())).toBe("1,0");
  expect(valueText(both, there.value ?? never(), 3)).toBe("B3");
});

test("Lists and signs are for people", () => {
  expect(listText(["a", "b", "c"])).toBe("a, b and c");
  expect([2, 0, -2].map(signedText)).toEqual(["+2", "+0", "−2"]);
});

function never(): never {
  throw new Error("the value was given");
}
