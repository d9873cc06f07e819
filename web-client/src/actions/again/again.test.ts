import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { Place_Kind } from "../../generated/protocol/wire/v1/common_pb";
import { SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { CreatureSchema, EncounterSchema } from "../../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../../state/fold/empty_table";
import { readCreature } from "../../state/fold/fold_creature";
import { SchemaIndex } from "../../state/table/schema_index";
import { View } from "../../state/view.svelte";
import type { Offered } from "../offered";
import { againOf, nextCreature, selectOnce } from "./again";

const at = (id: number, scene = 1) =>
  readCreature(create(CreatureSchema, { id, name: `C${id}`, scene, place: { kind: Place_Kind.CELL } }));
const [actor, target, away] = [at(1), at(2), at(3, 2)];
const table = {
  ...emptyTable(create(WelcomeSchema), new SchemaIndex([""], create(SchemaSchema))),
  creatures: new Map([actor, target, away].map((one) => [one.id, one])),
};
const attack = { id: "attack", why: "" } as Offered;
const last = { offer: "attack", filled: [], target: 2 };

test("An action that has a target can be done again at it", () => {
  expect(againOf(table, actor, [attack], last)?.name).toBe("C2");
  expect(againOf(table, actor, [attack], undefined)).toBeNull();
});

test("Nothing is done again that is not offered, or whose target is gone", () => {
  expect(againOf(table, actor, [{ ...attack, why: "Action spent." }], last)).toBeNull();
  expect(againOf(table, actor, [], last)).toBeNull();
  expect(againOf(table, actor, [attack], { ...last, target: 3 })).toBeNull();
  expect(againOf(table, actor, [attack], { ...last, target: 4 })).toBeNull();
});

test("After it the GM's next creature without a player is selected, in the turn order", () => {
  const order = [2, 4, 1, 5];
  const hero = { ...at(4), seats: [9] };
  const fight = {
    ...table,
    gm: true,
    creatures: new Map([actor, target, hero, at(5)].map((one) => [one.id, one])),
    encounters: new Map([[1, create(EncounterSchema, { id: 1, scene: 1, order })]]),
  };
  expect(nextCreature(fight, actor)?.id).toBe(5);
  expect(nextCreature(fight, at(5))?.id).toBe(2);
  expect(nextCreature({ ...fight, gm: false, seat: 9 }, hero)).toBeNull();
});

/// What is selected after creature 5 is due, if the person does `meanwhile` before the server answers.
async function selectedAfter(accepted: boolean, meanwhile: (view: View) => void = () => undefined): Promise<number[]> {
  const view = new View();
  view.select(1);
  let answer = (_accepted: boolean): void => undefined;
  const done = new Promise<boolean>((resolve) => (answer = resolve));
  const selecting = selectOnce(done, view, 5);
  meanwhile(view);
  answer(accepted);
  await selecting;
  return [...view.selected];
}

test("The next creature is selected once the action is accepted", async () => {
  expect(await selectedAfter(true)).toEqual([5]);
  expect(await selectedAfter(false)).toEqual([1]);
});

test("What the person selects before the server answers stays selected", async () => {
  expect(await selectedAfter(true, (view) => view.select(2))).toEqual([2]);
  expect(await selectedAfter(true, (view) => view.toggle(2))).toEqual([1, 2]);
  expect(await selectedAfter(true, (view) => view.select(0))).toEqual([]);
});

test("A form that the person opens before the server answers keeps its creature selected", async () => {
  expect(await selectedAfter(true, (view) => (view.form = { action: 1, actor: 1, given: [] }))).toEqual([1]);
});
