import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { SchemaIndex } from "../state/table/schema_index";
import { familiesOf, matchingRules } from "./families";

const names = ["", "GW-STAT-01", "GW-STUN", "GW-GRAP-01", "GW-GRAP-02", "GW-GRAP"];
const schemaIndex = new SchemaIndex(
  names,
  create(SchemaSchema, {
    rules: [
      { id: 1, title: "Status effects", text: "They end by themselves." },
      { id: 2, title: "Stunned", text: "Loses the next turn." },
      { id: 3, title: "Start", text: "COR against AGL to grab." },
      { id: 4, title: "Penalties", text: "AGL -5, once however many hold." },
    ],
    texts: [{ key: 5, text: "Grappling" }],
  }),
);

test("Rules are in the chapters of their ids, or at their place in the book", () => {
  const families = familiesOf(schemaIndex);

  expect(families.map(({ id, name, rules }) => [id, name, rules.map(({ id: rule }) => rule)])).toEqual([
    ["GW-STAT", "", [1, 2]],
    ["GW-GRAP", "Grappling", [3, 4]],
  ]);
});

test.each([
  ["gw-grap-02", [4]],
  ["start", [3]],
  ["AGL hold", [4]],
  ["grappling", [3, 4]],
  ["", [1, 2, 3, 4]],
  ["dragon", []],
])("%s finds rules by id, title, text and chapter, every word", (typed, found) => {
  const rules = matchingRules(schemaIndex, typed).flatMap((family) => family.rules.map(({ id }) => id));

  expect(rules).toEqual(found);
});
