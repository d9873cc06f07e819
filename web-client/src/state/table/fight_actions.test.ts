import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { ActionSchema_For, FieldSchema_Kind, SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { commandGroupOf, fightAction, fightStepOf } from "./fight_actions";
import { SchemaIndex } from "./schema_index";

const names = [
  "",
  "start_conflict",
  "end_encounter",
  "end_turn",
  "lose_turn",
  "hike_day",
  "award",
  "note",
  "end_round",
];
const OF_GM = ActionSchema_For.OF_GM;
const index = new SchemaIndex(
  names,
  create(SchemaSchema, {
    actions: names.slice(1).map((name, at) => ({
      key: at + 1,
      who: name === "end_turn" ? ActionSchema_For.OF_CREATURE : OF_GM,
      form: name === "award" ? [{ key: 9, kind: FieldSchema_Kind.CREATURE }] : [],
    })),
  }),
);

test("The GM's actions that start and end a fight or its round are found by their names", () => {
  expect(index.schema.actions.map((action) => fightStepOf(index, action))).toEqual([
    "start",
    "end",
    null,
    null,
    null,
    null,
    null,
    "round",
  ]);
  expect(fightAction(index, "end")?.key).toBe(2);
  expect(fightAction(index, "join")).toBeUndefined();
});

test("The GM's actions have groups: the fight, time, creatures, others", () => {
  const groups = index.schema.actions.filter(({ who }) => who === OF_GM).map((action) => commandGroupOf(index, action));

  expect(groups).toEqual(["fight", "fight", "fight", "time", "creatures", "other", "fight"]);
});
