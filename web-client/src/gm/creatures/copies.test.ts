import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { CreatureSchema } from "../../generated/protocol/wire/v1/state_pb";
import { readCreature } from "../../state/fold/fold_creature";
import { wantedCell } from "./copies";

function standing(column: number, row: number) {
  return { ...readCreature(create(CreatureSchema, { id: 1 })), cell: { column, row } };
}

test("Copies keep their places to each other where they are pasted", () => {
  const [first, second] = [standing(3, 4), standing(5, 3)];

  expect(wantedCell(first, first, { column: 10, row: 10 })).toEqual({ column: 10, row: 10 });
  expect(wantedCell(second, first, { column: 10, row: 10 })).toEqual({ column: 12, row: 9 });
});

test("Without a place a copy is wanted where its original stands", () => {
  expect(wantedCell(standing(5, 3), standing(3, 4), null)).toEqual({ column: 5, row: 3 });
});
