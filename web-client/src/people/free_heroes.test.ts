import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { CreatureSchema } from "../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../state/fold/empty_table";
import { readCreature } from "../state/fold/fold_creature";
import { SchemaIndex } from "../state/table/schema_index";
import { freeHeroes } from "./free_heroes";

const schemaIndex = new SchemaIndex(["", "heroes", "foes"], create(SchemaSchema));

function namesFor(viewer: { seat: number; gm: boolean }, creatures: { name: string; side: number; seats: number[] }[]) {
  const read = creatures.map((one, index) => readCreature(create(CreatureSchema, { id: index + 1, ...one })));
  const table = emptyTable(create(WelcomeSchema, viewer), schemaIndex);
  return freeHeroes({ ...table, creatures: new Map(read.map((one) => [one.id, one])) }).map((one) => one.name);
}

const ada = { name: "Ada", side: 1, seats: [] };
const bram = { name: "Bram", side: 1, seats: [3] };
const ghoul = { name: "Ghoul", side: 2, seats: [] };

test("A newcomer may choose among the heroes without a player", () => {
  expect(namesFor({ seat: 2, gm: false }, [ada, bram, ghoul])).toEqual(["Ada"]);
});

test("A GM, and a person with a creature, choose no hero", () => {
  expect(namesFor({ seat: 3, gm: false }, [ada, bram])).toEqual([]);
  expect(namesFor({ seat: 1, gm: true }, [ada])).toEqual([]);
});
