import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { HouseRuleSchema_Diagonal, SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { SchemaIndex } from "../table/schema_index";
import { diagonalOf, lengthAlong, stepsAlong } from "./ruler";

const at = (column: number, row: number) => ({ column, row });
const { ONE_CELL, ALTERNATE, EUCLIDEAN } = HouseRuleSchema_Diagonal;
const fourDiagonals = [at(0, 0), at(4, 4)];

test("Four diagonal cells measure as the house rule counts them", () => {
  expect(lengthAlong("square", ONE_CELL, fourDiagonals, 1)).toBe(4);
  // 1 + 2 + 1 + 2.
  expect(lengthAlong("square", ALTERNATE, fourDiagonals, 1)).toBe(6);
  // The root of 32 is 5.66.
  expect(lengthAlong("square", EUCLIDEAN, fourDiagonals, 1)).toBe(5);
});

test("A ruler with a corner counts its diagonals through", () => {
  const corner = [at(0, 0), at(1, 1), at(3, 2)];

  expect(stepsAlong("square", corner)).toBe(3);
  // Two diagonals, 1 and 2 cells, and one straight step.
  expect(lengthAlong("square", ALTERNATE, corner, 1)).toBe(4);
  // 1.41 + 2.24 = 3.65 cells of 1.5.
  expect(lengthAlong("square", EUCLIDEAN, corner, 1.5)).toBe(5);
});

test("A straight ruler measures alike under every house rule", () => {
  const straight = [at(2, 3), at(5, 3)];

  for (const diagonal of [ONE_CELL, ALTERNATE, EUCLIDEAN]) expect(lengthAlong("square", diagonal, straight, 1)).toBe(3);
});

test("Between hexes no step is diagonal", () => {
  expect(lengthAlong("hex_rows", EUCLIDEAN, [at(0, 0), at(1, 1)], 1)).toBe(2);
});

test("The schema names the house rule that measures diagonals", () => {
  const metric = { key: 1, values: [2, 3], diagonals: [ONE_CELL, EUCLIDEAN] };
  const book = (rules: object[]) => new SchemaIndex([], create(SchemaSchema, { houseRules: rules }));

  expect(diagonalOf({ schemaIndex: book([{ key: 4 }, metric]), houseRules: new Map([[1, 1]]) })).toBe(EUCLIDEAN);
  expect(diagonalOf({ schemaIndex: book([{ key: 4 }, metric]), houseRules: new Map() })).toBe(ONE_CELL);
  expect(diagonalOf({ schemaIndex: book([{ key: 4 }]), houseRules: new Map() })).toBe(ONE_CELL);
});
