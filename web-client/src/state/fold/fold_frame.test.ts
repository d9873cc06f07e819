import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { type DeltaSchema, ServerFrameSchema } from "../../generated/protocol/wire/v1/envelope_pb";
import type { Table } from "../table/table";
import { foldFrame } from "./fold_frame";

type Is = NonNullable<MessageInitShape<typeof DeltaSchema>["is"]>;

function after(table: Table | null, ...deltas: Is[]): Table {
  const now = foldFrame(table, create(ServerFrameSchema, { deltas: deltas.map((is) => ({ is })) }));
  if (now === null) throw new Error("no Welcome came");
  return now;
}

const sabre = { kind: 3, id: 4, name: "Sabre" };
const club = { kind: 3, id: 5, name: "Club" };
const welcomed = after(null, {
  case: "welcome",
  value: { names: ["", "heroes", "foes", "weapon", "sabre", "club"], schema: { records: [sabre] } },
});
const names = ({ schemaIndex }: Table) => schemaIndex.schema.records.map(({ name }) => name);

test("Deltas before the first Welcome are dropped", () => {
  expect(foldFrame(null, create(ServerFrameSchema, { deltas: [{ is: { case: "record", value: club } }] }))).toBeNull();
});

test("A Welcome without a schema keeps the one that is held", () => {
  expect(names(after(welcomed, { case: "welcome", value: { seat: 7 } }))).toEqual(["Sabre"]);
});

test("Names and records of content that come later are in the dictionary", () => {
  const table = after(
    welcomed,
    { case: "names", value: { first: 6, names: ["bow"] } },
    { case: "record", value: { kind: 3, id: 6, name: "War bow" } },
  );

  expect(table.schemaIndex.key("bow")).toBe(6);
  expect(table.schemaIndex.label(6)).toBe("War bow");
});

test("Names that are for others are no words: the empty name has no key", () => {
  const table = after(welcomed, { case: "names", value: { first: 6, names: ["", "bow", ""] } });

  expect(table.schemaIndex.key("")).toBe(0);
  expect(table.schemaIndex.key("bow")).toBe(7);
});

test("The last record of each id in a frame counts, in order of arrival", () => {
  const table = after(
    welcomed,
    { case: "record", value: club },
    { case: "record", value: { ...sabre, name: "Rusty sabre" } },
    { case: "record", value: { ...club, name: "Knotty club" } },
  );

  expect(names(table)).toEqual(["Rusty sabre", "Knotty club"]);
});

test("A removed record is gone, even if it came in the same frame", () => {
  const gone = ({ kind, id }: typeof sabre): Is => ({ case: "recordGone", value: { kind, id } });

  expect(names(after(welcomed, gone(sabre)))).toEqual([]);
  expect(names(after(welcomed, { case: "record", value: club }, gone(club)))).toEqual(["Sabre"]);
});

test("A frame without records leaves the schema index as it is", () => {
  expect(after(welcomed, { case: "offersStale", value: {} }).schemaIndex).toBe(welcomed.schemaIndex);
});
