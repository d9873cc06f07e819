import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { SheetSchema } from "../generated/protocol/wire/v1/play_pb";
import {
  NumberSchema_Importance as Importance,
  NumberSchema_Kind as Kind,
  NumberSchema_Owner as Owner,
  SchemaSchema,
  Visibility,
} from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { emptyTable } from "../state/fold/empty_table";
import { SchemaIndex } from "../state/table/schema_index";
import type { Creature, Table } from "../state/table/table";
import { namesOfNumbers, speakingCreature } from "./speakers";

const schema = create(SchemaSchema, {
  numbers: [
    { key: 1, name: "Agility" },
    { key: 2, name: "Plot", visibility: Visibility.GM },
    { key: 3, name: "Charges", owner: Owner.ITEM },
    { key: 4, name: "Size", kind: Kind.SYMBOL },
    { key: 6, name: "Evasion", derived: true },
    { key: 7, name: "Mettle", derived: true },
    { key: 8, name: "Blow", derived: true },
    { key: 5, name: "Used", importance: Importance.HIDDEN },
  ],
});

function tableOf(viewer: { seat: number; gm: boolean }, seatsOfCreatures: number[][]): Table {
  const table = emptyTable(create(WelcomeSchema, viewer), new SchemaIndex([], schema));
  const creatures = seatsOfCreatures.map((seats, at) => {
    const creature: Partial<Creature> = { id: at + 1, seats, numbers: new Map() };
    return [at + 1, creature as Creature] as const;
  });
  return { ...table, creatures: new Map(creatures) };
}

test("Dice read the creature spoken as, else the only one that the person plays", () => {
  const player = { seat: 2, gm: false };
  expect(speakingCreature(tableOf(player, [[2], [3]]), 0)?.id).toBe(1);
  expect(speakingCreature(tableOf(player, [[2], [2]]), 0)).toBeNull();
  expect(speakingCreature(tableOf(player, [[2], [2]]), 2)?.id).toBe(2);
  expect(speakingCreature(tableOf({ seat: 1, gm: true }, [[2]]), 0)).toBeNull();
});

test("Dice may read what the sheet shows its player as one figure", () => {
  const sheet = create(SheetSchema, {
    lines: [
      { number: 6, sum: { total: 4n } },
      { number: 8, sum: { total: 2n }, dice: 1, sides: 6 },
    ],
  });
  const table = tableOf({ seat: 2, gm: false }, [[2]]);
  const names = [...table.creatures.values()].map((creature) => namesOfNumbers(table, creature, sheet));
  expect(names).toEqual([["Agility", "Evasion"]]);
});
