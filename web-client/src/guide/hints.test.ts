// W31: the first steps that a table shows as done.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { LogEntrySchema } from "../generated/protocol/wire/v1/log_pb";
import { ActionSchema_For, SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { ParticipantSchema, WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { EncounterSchema, SceneSchema } from "../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../state/fold/empty_table";
import { SchemaIndex } from "../state/table/schema_index";
import type { Table } from "../state/table/table";
import { doneHints, hintsFrom } from "./hints";

const schema = create(SchemaSchema, {
  actions: [
    { key: 1, who: ActionSchema_For.OF_CREATURE },
    { key: 2, who: ActionSchema_For.OF_CREATURE },
    { key: 3, who: ActionSchema_For.OF_TABLE },
  ],
});
const empty: Table = emptyTable(
  create(WelcomeSchema, { gm: true }),
  new SchemaIndex(["", "attack", "end_turn", "start_turn"], schema),
);

function withLog(...actions: readonly number[]): Table {
  return { ...empty, log: actions.map((action) => create(LogEntrySchema, { action, actor: 7 })) };
}

test("At an empty table nothing is done", () => {
  expect(doneHints(empty)).toEqual([]);
});

test("A scene, a second person and an encounter are done once they are there", () => {
  const scenes = new Map([[1, create(SceneSchema)]]);
  const participants = new Map([1, 2].map((seat) => [seat, create(ParticipantSchema, { seat })] as const));
  const encounters = new Map([[1, create(EncounterSchema)]]);

  expect(doneHints({ ...empty, scenes, participants, encounters })).toEqual(["scene", "players", "encounter"]);
});

test("A turn is played once a creature has acted; the beginning and the end of turns do not count", () => {
  expect(doneHints(withLog(3, 2))).toEqual([]);
  expect(doneHints(withLog(3, 1))).toEqual(["encounter", "turn"]);
});

test("Only known steps are remembered", () => {
  expect(hintsFrom(null)).toEqual([]);
  expect(hintsFrom("players,other,scene")).toEqual(["scene", "players"]);
});
