import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { DeltaSchema } from "../../generated/protocol/wire/v1/envelope_pb";
import { SheetSchema } from "../../generated/protocol/wire/v1/play_pb";
import { NumberSchema_Kind, SchemaSchema, Visibility } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { CreatureSchema } from "../../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../fold/empty_table";
import { readCreature } from "../fold/fold_creature";
import { foldDelta } from "../fold/fold_table";
import { SchemaIndex } from "./schema_index";
import { hasTurns, isDown, listedCreatures, resourcesOf, turnMarksOf, withMaxima } from "./selectors";

const HEROES = 2;
const FOES = 1;
const received = [
  { id: 1, name: "Raider 10", side: FOES },
  { id: 2, name: "Cyrus", side: HEROES, seats: [7] },
  { id: 3, name: "Raider 2", side: FOES },
  { id: 4, name: "Aune", side: HEROES },
];

test.each([[received], [received.toReversed()]])(
  "Creatures are listed side after side by name, in whatever order they were told",
  (order) => {
    const empty = emptyTable(create(WelcomeSchema), new SchemaIndex(["", "foes", "heroes"], create(SchemaSchema)));
    const table = order.reduce(
      (known, value) => foldDelta(known, create(DeltaSchema, { is: { case: "creature", value } })),
      empty,
    );

    expect(listedCreatures(table).map(({ name }) => name)).toEqual(["Aune", "Cyrus", "Raider 2", "Raider 10"]);
  },
);

const { RESOURCE, FLAG, PIP, PLAIN } = NumberSchema_Kind;
const round = create(SchemaSchema, {
  numbers: [
    { key: 1, name: "Energy", kind: RESOURCE, maxKey: 2, reserved: 3 },
    { key: 2, name: "Most energy", kind: PLAIN },
    { key: 3, name: "Held energy", kind: PLAIN },
    { key: 4, name: "Waiting", group: "Turn", kind: FLAG },
    { key: 5, name: "Initiative", group: "Turn", kind: PIP },
    { key: 6, name: "Aims", group: "Turn", kind: FLAG, visibility: Visibility.GM },
    { key: 7, name: "Level", group: "Body", kind: PLAIN },
  ],
});
const turnless = emptyTable(create(WelcomeSchema, { gm: true }), new SchemaIndex([], round));
const numbered = (...values: bigint[]) =>
  readCreature(create(CreatureSchema, { id: 1, numbers: values.map((value, at) => ({ key: at + 1, value })) }));

test("The reserved part of a resource is no part of its value", () => {
  const [energy] = resourcesOf(turnless, numbered(3n, 5n, 2n));

  expect(energy).toMatchObject({ value: 3, most: 5, reserved: 2 });
});

test("The marks of a creature's round are public and not zero", () => {
  expect(turnMarksOf(turnless, numbered(0n, 0n, 0n, 1n, 1n, 1n, 1n)).map(({ words }) => words)).toEqual([
    "Waiting",
    "Initiative used",
  ]);
  expect(turnMarksOf(turnless, numbered(3n))).toEqual([]);
});

test("A maximum that is computed comes from the sheet", () => {
  const [energy] = resourcesOf(turnless, readCreature(create(CreatureSchema, { numbers: [{ key: 1, value: 3n }] })));
  const sheet = create(SheetSchema, { lines: [{ number: 2, sum: { total: 6n } }] });

  expect(withMaxima(energy === undefined ? [] : [energy], sheet)[0]?.most).toBe(6);
  expect(energy?.most).toBeNull();
});

test("A rulebook whose actions end no turn has none", () => {
  const turns = create(SchemaSchema, { actions: [{ key: 1, name: "End turn" }] });

  expect(hasTurns(turnless)).toBe(false);
  expect(hasTurns({ ...turnless, schemaIndex: new SchemaIndex(["", "end_turn"], turns) })).toBe(true);
});

test("A creature with an incapacitating condition is down", () => {
  const conditions = [{ key: 3, incapacitates: true }, { key: 4 }];
  const table = { ...turnless, schemaIndex: new SchemaIndex([], create(SchemaSchema, { conditions })) };
  const withNumber = (key: number) =>
    readCreature(create(CreatureSchema, { id: 1, numbers: [{ key: 1 }], conditions: [{ key }] }));

  expect(isDown(table, withNumber(3))).toBe(true);
  expect(isDown(table, withNumber(4))).toBe(false);
});
