import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { CreatureSchema } from "../generated/protocol/wire/v1/state_pb";
import { readCreature } from "../state/fold/fold_creature";
import { charactersToChoose, withOrWithout } from "./characters_to_choose";

const creature = (id: number, name: string, seats: number[]) =>
  [id, readCreature(create(CreatureSchema, { id, name, seats }))] as const;
const table = { creatures: new Map([creature(1, "Ada", [2]), creature(2, "Bo", [3]), creature(3, "Wolf", [])]) };

test("Characters with a player may be chosen, and those that are chosen already", () => {
  const names = (chosen: number[]) => charactersToChoose(table, chosen).map(({ name }) => name);

  expect(names([])).toEqual(["Ada", "Bo"]);
  expect(names([3])).toEqual(["Ada", "Bo", "Wolf"]);
});

test("One is added once, or taken out, and the others stay", () => {
  expect(withOrWithout([1, 2], 3, true)).toEqual([1, 2, 3]);
  expect(withOrWithout([1, 3], 3, true)).toEqual([1, 3]);
  expect(withOrWithout([1, 2], 1, false)).toEqual([2]);
});
