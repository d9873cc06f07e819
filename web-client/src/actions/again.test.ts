import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { Place_Kind } from "../generated/protocol/wire/v1/common_pb";
import { SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { CreatureSchema } from "../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../state/fold/empty_table";
import { readCreature } from "../state/fold/fold_creature";
import { SchemaIndex } from "../state/table/schema_index";
import { againOf } from "./again";
import type { Offered } from "./offered";

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
