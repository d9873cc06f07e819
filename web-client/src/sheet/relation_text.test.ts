import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { RelationSchema } from "../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../state/fold/empty_table";
import { SchemaIndex } from "../state/table/schema_index";
import { relationsOf } from "./relation_text";

const names = ["", "grapples", "was_asked"];
const relations = [
  { key: 1, name: "Grappling", text: "{from} holds {to}" },
  { key: 2, name: "Prompted", text: "" },
];
const empty = emptyTable(create(WelcomeSchema), new SchemaIndex(names, create(SchemaSchema, { relations })));

function tie(id: string, key: number, from: number, to: number) {
  const end = (value: number) => ({ of: { case: "creature" as const, value } });
  return create(RelationSchema, { id, key, from: end(from), to: end(to) });
}

test("A sheet shows the creature's relations, but not what the rulebook keeps for itself", () => {
  const all = [tie("1", 1, 7, 8), tie("2", 2, 7, 8), tie("3", 1, 8, 9)];
  const table = { ...empty, relations: new Map(all.map((one) => [one.id, one])) };
  expect(relationsOf(table, 7).map(({ id }) => id)).toEqual(["1"]);
  expect(relationsOf(table, 8).map(({ id }) => id)).toEqual(["1", "3"]);
});
