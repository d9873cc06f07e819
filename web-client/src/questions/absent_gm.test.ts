import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { QuestionSchema, WaitingSchema } from "../generated/protocol/wire/v1/play_pb";
import { SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { ParticipantSchema, WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { CreatureSchema } from "../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../state/fold/empty_table";
import { readCreature } from "../state/fold/fold_creature";
import { SchemaIndex } from "../state/table/schema_index";
import type { Table } from "../state/table/table";
import { waitsForAbsentGm } from "./absent_gm";

const foe = 4;
const hero = 5;
const tableOf = (gmHere: boolean, waiting: Table["waiting"], questions: Table["questions"] = []): Table => ({
  ...emptyTable(create(WelcomeSchema, { seat: 2 }), new SchemaIndex([""], create(SchemaSchema))),
  creatures: new Map(
    [
      readCreature(create(CreatureSchema, { id: foe })),
      readCreature(create(CreatureSchema, { id: hero, seats: [3] })),
    ].map((creature) => [creature.id, creature]),
  ),
  participants: new Map([[1, create(ParticipantSchema, { seat: 1, gm: true, online: gmHere })]]),
  waiting,
  questions,
});
const waits = (question: string, creature: number, own = true) => create(WaitingSchema, { question, creature, own });

test("An own action that waits for a GM who is away may be canceled", () => {
  expect(waitsForAbsentGm(tableOf(false, [waits("a.1", 0)]))).toBe("a.1");
  expect(waitsForAbsentGm(tableOf(false, [waits("a.1", foe)]))).toBe("a.1");
});

test("Not while the GM is here, nor another's action", () => {
  expect(waitsForAbsentGm(tableOf(true, [waits("a.1", 0)]))).toBe("");
  expect(waitsForAbsentGm(tableOf(false, [waits("a.1", 0, false)]))).toBe("");
});

test("Not where a player is asked too", () => {
  expect(waitsForAbsentGm(tableOf(false, [waits("a.1", 0), waits("a.2", hero)]))).toBe("");
  expect(waitsForAbsentGm(tableOf(false, [waits("a.1", 0)], [create(QuestionSchema, { id: "a.2", mine: true })]))).toBe(
    "",
  );
});
