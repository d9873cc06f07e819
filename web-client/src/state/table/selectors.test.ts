import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { Place_Kind } from "../../generated/protocol/wire/v1/common_pb";
import { DeltaSchema } from "../../generated/protocol/wire/v1/envelope_pb";
import { SheetSchema } from "../../generated/protocol/wire/v1/play_pb";
import { NumberSchema_Kind, SchemaSchema, Visibility } from "../../generated/protocol/wire/v1/schema_pb";
import { TableStatus_Kind, TableStatusSchema, WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { CreatureSchema, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../fold/empty_table";
import { readCreature } from "../fold/fold_creature";
import { foldDelta } from "../fold/fold_table";
import { SchemaIndex } from "./schema_index";
import {
  badgesOf,
  creaturesElsewhere,
  downNames,
  hasTurns,
  heroesIn,
  homeScene,
  isDown,
  isStopped,
  laddersOf,
  listedCreatures,
  pilesOf,
  resourcesOf,
  sceneOf,
  shownConditions,
  stancesOf,
  turnMarksOf,
  turnNumberOf,
  withMaxima,
} from "./selectors";
import type { Table } from "./table";

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

const { RESOURCE, FLAG, PIP, PILE, LADDER, SYMBOL, PLAIN } = NumberSchema_Kind;
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

test.each([
  [TableStatus_Kind.PLAYING, false],
  [TableStatus_Kind.STORAGE_STALLED, false],
  [TableStatus_Kind.PAUSED, true],
  [TableStatus_Kind.READ_ONLY, true],
])("Of a table in status %s the GM can resume play: %s", (kind, expected) => {
  expect(isStopped({ ...turnless, status: create(TableStatusSchema, { kind }) })).toBe(expected);
});

test("The reserved part of a resource is no part of its value", () => {
  const [energy] = resourcesOf(turnless, numbered(3n, 5n, 2n));

  expect(energy).toMatchObject({ value: 3, most: 5, reserved: 2 });
});

test("A turn number that was never but 0 is 0, unless it may be withheld", () => {
  const inFight = readCreature(create(CreatureSchema, { id: 1, encounter: 1 }));
  const known = (visibility: Visibility, gm: boolean) => {
    const schema = create(SchemaSchema, { turnNumber: 5, numbers: [{ key: 5, name: "Initiative", visibility }] });
    return turnNumberOf({ ...turnless, gm, schemaIndex: new SchemaIndex([], schema) }, inFight).map(
      ({ value }) => value,
    );
  };

  expect(known(Visibility.EVERYONE, false)).toEqual([0]);
  expect(known(Visibility.GM, true)).toEqual([0]);
  expect(known(Visibility.GM, false)).toEqual([]);
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

const marked = create(SchemaSchema, {
  numbers: [
    { key: 1, name: "Action", group: "Turn", kind: PIP },
    { key: 2, name: "Arrows", group: "Turn", kind: PILE, maxKey: 3 },
    { key: 3, name: "Most arrows", group: "Body", kind: PLAIN, derived: true },
    { key: 4, name: "Parries", group: "Defence", kind: PILE, onToken: true },
    { key: 5, name: "Action next round", group: "Next round", kind: PIP },
    { key: 6, name: "Luck die", kind: LADDER, min: -1n, max: 1n, symbols: [11, 12, 13], onToken: true },
    { key: 7, name: "Stance", kind: SYMBOL, symbols: [14, 15], onToken: true },
  ],
  actions: [{ key: 15, name: "Guard", icon: "shield" }],
  conditions: [{ key: 8, name: "Blessed", badge: 9, stacks: true }],
});
const markedTable = { ...turnless, schemaIndex: new SchemaIndex([], marked) };

test("A pile has hollow marks up to its maximum, computed or stored, or none without one", () => {
  const sheet = create(SheetSchema, { lines: [{ number: 3, sum: { total: 4n } }] });

  expect(pilesOf(markedTable, numbered(1n, 2n, 0n, 1n), sheet)).toMatchObject([
    { schema: { name: "Action" }, full: 0, most: 1 },
    { schema: { name: "Arrows" }, full: 2, most: 4 },
    { schema: { name: "Parries" }, full: 1, most: 1 },
  ]);
});

test("Empty piles without a maximum and free pips of other groups are left out", () => {
  expect(pilesOf(markedTable, numbered(0n, 0n, 0n, 0n, 0n), null).map(({ schema }) => schema.name)).toEqual(["Action"]);
  expect(pilesOf(markedTable, numbered(0n, 0n, 0n, 0n, 1n), null).at(-1)).toMatchObject({ full: 0, most: 1 });
});

test("The step of a ladder is known from the creature or its sheet, or the ladder is left out", () => {
  const sheet = create(SheetSchema, { lines: [{ number: 6, sum: { total: -1n } }] });

  expect(laddersOf(markedTable, numbered(), sheet)).toMatchObject([{ value: -1 }]);
  expect(laddersOf(markedTable, numbered(), null)).toEqual([]);
});

test("A stance other than the first has words, and the icon of its action", () => {
  const standing = readCreature(create(CreatureSchema, { numbers: [{ key: 7, value: 14n }] }));
  const guarding = readCreature(create(CreatureSchema, { numbers: [{ key: 7, value: 15n }] }));

  expect(stancesOf(markedTable, standing)).toEqual([]);
  expect(stancesOf(markedTable, guarding)).toMatchObject([{ words: "Guard", icon: "shield" }]);
});

test("The badge of a condition counts it", () => {
  const conditions = [{ key: 8, data: [{ key: 9, value: 3n }] }];
  const blessed = readCreature(create(CreatureSchema, { conditions }));

  expect(badgesOf(markedTable, blessed)).toMatchObject([{ count: 3, words: "Blessed 3" }]);
});

test("A rulebook whose actions end no turn has none", () => {
  const turns = create(SchemaSchema, { actions: [{ key: 1, name: "End turn" }] });

  expect(hasTurns(turnless)).toBe(false);
  expect(hasTurns({ ...turnless, schemaIndex: new SchemaIndex(["", "end_turn"], turns) })).toBe(true);
});

test("A creature with an incapacitating condition is down", () => {
  const conditions = [{ key: 3, name: "Dead", incapacitates: true }, { key: 4 }];
  const table = { ...turnless, schemaIndex: new SchemaIndex([], create(SchemaSchema, { conditions })) };
  const withNumber = (key: number) =>
    readCreature(create(CreatureSchema, { id: 1, numbers: [{ key: 1 }], conditions: [{ key }] }));

  expect(isDown(table, withNumber(3))).toBe(true);
  expect(isDown(table, withNumber(4))).toBe(false);
  expect(downNames(table, withNumber(3))).toEqual(["Dead"]);
  expect(downNames(table, withNumber(4))).toEqual([]);
});

test("What only the rules remember of a creature is not shown", () => {
  const conditions = [
    { key: 1, name: "Prone", text: "Crawls." },
    { key: 2, name: "Memory" },
  ];
  const known = emptyTable(create(WelcomeSchema), new SchemaIndex([], create(SchemaSchema, { conditions })));
  const creature = readCreature(
    create(CreatureSchema, {
      id: 1,
      conditions: [
        { id: "7", key: 1 },
        { id: "8", key: 2 },
      ],
    }),
  );
  expect(shownConditions(known, creature).map(({ key }) => key)).toEqual([1]);
});

test.each([
  ["in a scene that the person knows is here", [{ scene: 1 }], false, []],
  ["in an unknown scene is elsewhere", [{ scene: 2 }], false, ["Cyrus"]],
  ["beside one of the same player here leaves the player here", [{ scene: 2 }, { scene: 1 }], false, []],
  ["in no scene is not in another", [{ scene: 0 }], false, []],
  ["in another scene is a click away for a GM", [{ scene: 2 }], true, []],
])("A creature %s", (_, places, gm, names) => {
  const known = emptyTable(create(WelcomeSchema, { seat: 7, gm }), new SchemaIndex([], create(SchemaSchema)));
  const creatures = places.map(({ scene }, at) =>
    readCreature(create(CreatureSchema, { id: at + 1, name: "Cyrus", scene, seats: gm ? [] : [7] })),
  );
  const scenes = new Map([[1, create(SceneSchema, { id: 1 })]]);
  const table = { ...known, shown: 1, scenes, creatures: new Map(creatures.map((one) => [one.id, one])) };

  expect(creaturesElsewhere(table).map(({ name }) => name)).toEqual(names);
});

const CELLAR = 2;
/// Scene 1 is shown, scene 2 is known too.
function tableWith(gm: boolean, placed: readonly number[]): Table {
  const known = emptyTable(create(WelcomeSchema, { seat: 7, gm }), new SchemaIndex([], create(SchemaSchema)));
  const creatures = placed.map((scene, at) =>
    readCreature(create(CreatureSchema, { id: at + 1, scene, seats: [7], place: { kind: Place_Kind.CELL } })),
  );
  const scenes = new Map([1, CELLAR].map((id) => [id, create(SceneSchema, { id })]));
  return { ...known, shown: 1, scenes, creatures: new Map(creatures.map((one) => [one.id, one])) };
}

test.each([
  ["whose creature stands in another scene", false, [CELLAR], CELLAR],
  ["with a creature in the shown scene too", false, [CELLAR, 1], 1],
  ["without a creature", false, [], 1],
  ["who is a GM", true, [CELLAR], 1],
])("The scene that opens for a person %s", (_, gm, placed, home) => {
  const table = tableWith(gm, placed);

  expect(homeScene(table)).toBe(home);
  expect(sceneOf(table, 0)?.id).toBe(home);
  expect(sceneOf(table, CELLAR)?.id).toBe(CELLAR);
  expect(sceneOf(table, 99)?.id).toBe(home);
});

test("Heroes of a scene are the creatures of players that stand there", () => {
  expect(heroesIn(tableWith(true, [CELLAR, 1, CELLAR]), CELLAR).map(({ id }) => id)).toEqual([1, 3]);
});
