import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { CreatureSchema, Scene_Grid, SceneSchema } from "../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../state/fold/empty_table";
import { readCreature } from "../state/fold/fold_creature";
import { SchemaIndex } from "../state/table/schema_index";
import { creatureValue, type FieldChoice } from "./field_choices";
import { targetsOf } from "./target_order";

const [heroes, foes] = [1, 2];
const [actor, friend, near, far, big] = [1, 2, 3, 4, 5];
const scene = create(SceneSchema, { id: 1, grid: Scene_Grid.SQUARE, cell: 10000n });
const creature = (id: number, side: number, column: number, size = 1) =>
  [id, readCreature(create(CreatureSchema, { id, side, scene: 1, size, place: { kind: 1, column, row: 0 } }))] as const;
const table = {
  ...emptyTable(create(WelcomeSchema), new SchemaIndex([""], create(SchemaSchema, { unit: "m" }))),
  creatures: new Map([
    creature(actor, heroes, 5),
    creature(friend, heroes, 6),
    creature(near, foes, 8),
    creature(far, foes, 20),
    creature(big, foes, 2, 2),
  ]),
};

function choice(id: number, why = "", overridable = false): FieldChoice {
  return { value: creatureValue(id), name: `${id}`, autofilled: [], why, rule: 0, overridable };
}
const listed = (choices: readonly FieldChoice[], withAllies = false) => {
  const { shown, allies, barred } = targetsOf(table, scene, actor, choices, withAllies);
  return { shown: shown.map(({ creature }) => creature), allies: allies.length, barred: barred.length };
};
const all = [choice(actor), choice(friend), choice(far), choice(near), choice(big)];

test("Others are listed by the distance of the nearest cells, allies are folded", () => {
  expect(listed(all)).toEqual({ shown: [big, near, far], allies: 2, barred: 0 });
});

test("Behind the fold allies follow by distance, the actor last", () => {
  expect(listed(all, true)).toEqual({ shown: [big, near, far, friend, actor], allies: 0, barred: 0 });
});

test("Where only allies are legal they are listed at once", () => {
  expect(listed([choice(actor), choice(friend), choice(near, "too far")])).toEqual({
    shown: [friend, actor],
    allies: 0,
    barred: 1,
  });
});

test("Listed targets have distances and the keys 1 to 9", () => {
  const { shown } = targetsOf(table, scene, actor, all, true);

  expect(shown.map(({ distance }) => distance)).toEqual(["2 m", "3 m", "15 m", "1 m", ""]);
  expect(shown.map(({ key }) => key)).toEqual([1, 2, 3, 4, 5]);
});

test("Without a legal target those that may be overridden have keys, and others have none", () => {
  const spent = [choice(far, "spent", true), choice(near, "spent", true)];

  expect(targetsOf(table, scene, actor, spent, false).shown.map(({ creature, key }) => [creature, key])).toEqual([
    [near, 1],
    [far, 2],
  ]);
  expect(targetsOf(table, scene, actor, [choice(near, "no")], false).shown.map(({ key }) => key)).toEqual([0]);
});
