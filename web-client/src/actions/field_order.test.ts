import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import {
  ActionSchema_For,
  ActionSchemaSchema,
  FieldSchema_Kind,
  FieldSchemaSchema,
} from "../generated/protocol/wire/v1/schema_pb";
import { inFillingOrder, inListedOrder, optionsOf, pickedField, sendingField } from "./field_order";

const { CREATURE, ITEM, PLACE, PATH, CHOICE, NUMBER } = FieldSchema_Kind;
let keys = 0;
const field = (kind: FieldSchema_Kind, required: boolean) => create(FieldSchemaSchema, { key: ++keys, kind, required });
const target = field(CREATURE, true);
const ally = field(CREATURE, false);
const weapon = field(ITEM, false);
const aim = field(CHOICE, true);
const step = field(PATH, false);
const place = field(PLACE, true);

test("Options come first, the target last", () => {
  expect(inFillingOrder([target, weapon, step, aim])).toEqual([weapon, aim, step, target]);
});

test("A form lists what must be chosen before what may be, and the way beside the target", () => {
  expect(inListedOrder([target, weapon, step, aim])).toEqual([aim, target, step, weapon]);
});

test("Several options are folded where a pick does the action, a single one is not, nor is the way", () => {
  const action = create(ActionSchemaSchema, { who: ActionSchema_For.OF_CREATURE });
  const part = field(CHOICE, false);
  const bonus = field(NUMBER, false);
  expect(optionsOf(action, [weapon, part, aim, step, target], true)).toEqual([weapon, part]);
  expect(optionsOf(action, [weapon, step, target], true)).toEqual([]);
  expect(optionsOf(action, [bonus, target], true)).toEqual([bonus]);
  expect(optionsOf(action, [weapon, part, bonus], false)).toEqual([bonus]);
});

test.each([
  ["the target after its options", [target, weapon, aim], target],
  ["the target although options are open", [target, weapon], target],
  ["the target although a step is open", [target, step], target],
  ["none: another creature may be picked", [target, ally], null],
  ["none: nothing is picked on the map", [weapon, aim], null],
])("The pick that sends a form is %s", (_, fields, sends) => {
  expect(sendingField(fields)).toBe(sends);
});

test("The map fills the first open field, required ones first", () => {
  expect(pickedField([ally, target, place], new Map())).toBe(target);
  expect(pickedField([ally, target, place], new Map([[target.key, 0]]))).toBe(place);
  expect(pickedField([aim, target], new Map([[target.key, 0]]))).toBe(target);
});
