// W136: what a template fills of a form.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { type FieldSchema, FieldSchema_Kind, FieldSchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { creatureValue, type FieldChoice } from "./field_choices";
import { templateFields } from "./template_fields";

const { CREATURE, PLACE, ITEM } = FieldSchema_Kind;
let keys = 0;
const field = (kind: FieldSchema_Kind, required: boolean) => create(FieldSchemaSchema, { key: ++keys, kind, required });
const target = field(CREATURE, true);
const second = field(CREATURE, false);
const center = field(PLACE, false);
const weapon = field(ITEM, true);
const choice = (creature: number, why = ""): FieldChoice => ({
  value: creatureValue(creature),
  name: "",
  autofilled: [],
  why,
  rule: 0,
  overridable: why !== "",
});

/// The place field, and which creature each creature field takes. Creature 1 is no legal choice.
function fills(fields: readonly FieldSchema[], touched: readonly number[]) {
  const choices = [choice(1, "It is too far."), choice(2), choice(3)];
  const found = templateFields(fields, new Map(fields.map(({ key }) => [key, choices])), touched);
  return found === null ? null : [found.place, found.creatures.map(([{ key }, creature]) => [key, creature])];
}

test("Creature fields take the touched creatures that are legal, each once, required fields first", () => {
  expect(fills([second, target], [1, 3, 2])).toEqual([
    null,
    [
      [target.key, 3],
      [second.key, 2],
    ],
  ]);
  expect(fills([second, target], [2])).toEqual([null, [[target.key, 2]]]);
  expect(fills([target], [1])).toEqual([null, []]);
});

test("The origin fills the place; beside it only a required target is taken", () => {
  expect(fills([second, center], [2])).toEqual([center, []]);
  expect(fills([target, center], [2])).toEqual([center, [[target.key, 2]]]);
});

test("A form without creatures and places takes nothing", () => {
  expect(fills([weapon], [2])).toBeNull();
});
