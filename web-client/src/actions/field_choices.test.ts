import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { Place_Kind } from "../generated/protocol/wire/v1/common_pb";
import { ChoiceSchema } from "../generated/protocol/wire/v1/play_pb";
import { SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { CreatureSchema, Scene_Grid, SceneSchema } from "../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../state/fold/empty_table";
import { readCreature } from "../state/fold/fold_creature";
import { SchemaIndex } from "../state/table/schema_index";
import { actingScene } from "../state/table/selectors";
import {
  autofilledBy,
  choosable,
  creatureValue,
  numberValue,
  param,
  placeValue,
  worded,
  yesValue,
} from "./field_choices";

const [field, keep] = [1, 2];
const [ann, absent] = [7, 8];
const table = {
  ...emptyTable(create(WelcomeSchema, { gm: true }), new SchemaIndex([""], create(SchemaSchema))),
  shown: field,
  scenes: new Map([
    [field, create(SceneSchema, { id: field, grid: Scene_Grid.SQUARE })],
    [keep, create(SceneSchema, { id: keep, grid: Scene_Grid.ZONES })],
  ]),
  creatures: new Map([
    [ann, readCreature(create(CreatureSchema, { id: ann, scene: keep }))],
    [absent, readCreature(create(CreatureSchema, { id: absent }))],
  ]),
};

test.each([
  ["in its own scene, not the one that is shown", ann, 0, Place_Kind.ZONE],
  ["in its own scene, not the one that the GM looks at", ann, field, Place_Kind.ZONE],
  ["where the GM looks, if it stands nowhere", absent, keep, Place_Kind.ZONE],
  ["in the shown scene, if it stands nowhere and the GM looks nowhere else", absent, 0, Place_Kind.CELL],
  ["where the GM looks, if it is the GM", 0, keep, Place_Kind.ZONE],
])("A creature's action has its place %s", (_, actor, looked, kind) => {
  const { is } = placeValue(actingScene(table, actor, looked), { column: 3, row: 4 });

  expect(is.value).toMatchObject({ kind, column: 3, row: 4 });
});

test("Choices a GM may override come after the legal ones", () => {
  const choice = (name: string, why: string, overridable = false) => ({
    value: yesValue(true),
    name,
    autofilled: [],
    why,
    rule: 0,
    overridable,
  });
  const choices = [choice("Ann", "too far", true), choice("Bob", ""), choice("wall", "no creature")];

  expect(choosable(choices).map(({ name }) => name)).toEqual(["Bob", "Ann"]);
});

const pay = 3;
const [near, far] = [creatureValue(ann), creatureValue(absent)];
const one = param(pay, numberValue(1));
const received = [create(ChoiceSchema, { value: near, added: [one] }), create(ChoiceSchema, { value: far })];

test.each([
  ["is what pays for it", near, [one]],
  ["is nothing where nothing has to pay for it", far, []],
  ["is nothing where it is no choice", yesValue(true), []],
  ["is nothing where it is taken back", undefined, []],
])("A choice adds to the form %s", (_, value, added) => {
  expect(autofilledBy(worded(table, field, received), value)).toEqual(added);
});
