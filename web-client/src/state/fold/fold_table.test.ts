import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { DeltaSchema } from "../../generated/protocol/wire/v1/envelope_pb";
import { SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { SchemaIndex } from "../table/schema_index";
import type { Table } from "../table/table";
import { emptyTable } from "./empty_table";
import { foldDelta } from "./fold_table";

type Is = NonNullable<MessageInitShape<typeof DeltaSchema>["is"]>;

const empty = emptyTable(create(WelcomeSchema, { seat: 2 }), new SchemaIndex([""], create(SchemaSchema)));

function after(table: Table, ...deltas: Is[]): Table {
  return deltas.reduce((now, is) => foldDelta(now, create(DeltaSchema, { is })), table);
}

const ada = {
  case: "creature",
  value: { id: 1, name: "Ada", scene: 1, place: { kind: 1, column: 3, row: 4 }, size: 1 },
} as const;

test("A patch of one coordinate moves along that axis alone", () => {
  const table = after(empty, ada, { case: "creaturePatch", value: { creature: 1, column: 7 } });

  expect(table.creatures.get(1)?.cell).toEqual({ column: 7, row: 4 });
});

test("A patch to cell 0,0 moves there", () => {
  const table = after(empty, ada, { case: "creaturePatch", value: { creature: 1, column: 0, row: 0 } });

  expect(table.creatures.get(1)?.cell).toEqual({ column: 0, row: 0 });
});

test("A patch of a number leaves the others", () => {
  const numbers = [
    { key: 1, value: 10n },
    { key: 2, value: 5n },
  ];
  const table = after(
    empty,
    { case: "creature", value: { ...ada.value, numbers } },
    { case: "creaturePatch", value: { creature: 1, numbers: [{ key: 1, value: -3n }] } },
  );

  expect(Object.fromEntries(table.creatures.get(1)?.numbers ?? [])).toEqual({ 1: -3, 2: 5 });
});

test("A creature that leaves its scene stands nowhere", () => {
  const table = after(empty, ada, { case: "creaturePatch", value: { creature: 1, scene: 0 } });

  expect(table.creatures.get(1)?.cell).toBeNull();
});

test("A patch of an unknown creature changes nothing", () => {
  expect(after(empty, { case: "creaturePatch", value: { creature: 9, column: 1 } })).toBe(empty);
});

test("A condition of the same id replaces the one before", () => {
  const on = { of: { case: "creature", value: 1 } } as const;
  const table = after(
    empty,
    ada,
    { case: "condition", value: { on, condition: { id: "5", key: 8, ends: { left: 3n } } } },
    { case: "condition", value: { on, condition: { id: "5", key: 8, ends: { left: 2n } } } },
  );

  expect(table.creatures.get(1)?.conditions.map(({ ends }) => ends?.left)).toEqual([2n]);
});

test("An ended condition is gone", () => {
  const on = { of: { case: "creature", value: 1 } } as const;
  const table = after(
    empty,
    ada,
    { case: "condition", value: { on, condition: { id: "5", key: 8 } } },
    { case: "conditionEnded", value: { on, condition: "5" } },
  );

  expect(table.creatures.get(1)?.conditions).toEqual([]);
});

test("A cell painted plain is no longer kept", () => {
  const table = after(
    empty,
    { case: "scene", value: { id: 1, terrain: [{ first: { column: 2, row: 2 }, cells: 1, difficult: true }] } },
    { case: "terrain", value: { scene: 1, runs: [{ first: { column: 2, row: 2 }, cells: 1 }] } },
  );

  expect(table.scenes.get(1)?.terrain).toEqual([]);
});

test("A number of a cell is set beside its others", () => {
  const cell = { column: 2, row: 3 };
  const table = after(
    empty,
    { case: "scene", value: { id: 1, terrain: [{ first: { column: 2, row: 2 }, cells: 2, difficult: true }] } },
    {
      case: "number",
      value: { owner: { of: { case: "cell", value: cell }, within: 1 }, number: { key: 5, value: 3n } },
    },
  );

  expect(table.scenes.get(1)?.terrain).toMatchObject([
    { first: { column: 2, row: 2 }, cells: 1, difficult: true, numbers: [] },
    { first: { column: 2, row: 3 }, cells: 1, difficult: true, numbers: [{ key: 5, value: 3n }] },
  ]);
});

test("An edited scene comes without its terrain and keeps it", () => {
  const table = after(
    empty,
    { case: "scene", value: { id: 1, terrain: [{ first: { column: 2, row: 2 }, cells: 1, difficult: true }] } },
    { case: "sceneEdited", value: { id: 1, name: "The mill" } },
  );

  expect(table.scenes.get(1)?.name).toBe("The mill");
  expect(table.scenes.get(1)?.terrain).toHaveLength(1);
});

test("A number of an item reaches it with its owner and on the ground", () => {
  const shots = (item: string, value: bigint) =>
    ({ case: "number", value: { owner: { of: { case: "item", value: item } }, number: { key: 5, value } } }) as const;
  const table = after(
    empty,
    { case: "creature", value: { id: 1, items: [{ id: "10", numbers: [{ key: 5, value: 6n }] }] } },
    { case: "scene", value: { id: 1, items: [{ id: "11" }] } },
    shots("10", 5n),
    shots("11", 2n),
  );

  expect(table.creatures.get(1)?.items[0]?.numbers.map(({ value }) => value)).toEqual([5n]);
  expect(table.scenes.get(1)?.items[0]?.numbers.map(({ value }) => value)).toEqual([2n]);
});

test("Voided groups stay in the log, marked", () => {
  const table = after(
    empty,
    { case: "log", value: { group: "1" } },
    { case: "log", value: { group: "2" } },
    { case: "voided", value: { groups: ["2"] } },
  );

  expect(table.log.map(({ voided }) => voided)).toEqual([false, true]);
});

test("A question asked again keeps its place in the queue", () => {
  const table = after(
    empty,
    { case: "question", value: { id: "a" } },
    { case: "question", value: { id: "b" } },
    { case: "question", value: { id: "a", running: true } },
  );

  expect(table.questions.map(({ id, running }) => [id, running])).toEqual([
    ["a", true],
    ["b", false],
  ]);
});

test("A closed question closes for other viewers too", () => {
  const table = after(
    empty,
    { case: "waiting", value: { question: "a", creature: 1 } },
    { case: "questionClosed", value: { question: "a" } },
  );

  expect(table.waiting).toEqual([]);
});

test("A snapshot replaces everything that was known", () => {
  const table = after(empty, ada, { case: "snapshot", value: { state: { campaign: { shown: 4 } } } });

  expect(table.creatures.size).toBe(0);
  expect(table.shown).toBe(4);
  expect(table.seat).toBe(2);
});

test("A turn changes the running encounter", () => {
  const table = after(
    empty,
    { case: "encounter", value: { id: 3, order: [1, 2], round: 1, turn: 1 } },
    { case: "encounterPatch", value: { encounter: 3, turn: 2, round: 2 } },
  );

  expect(table.encounters.get(3)).toMatchObject({ turn: 2, round: 2, order: [1, 2] });
});

test("The creatures of an encounter are those of its order, until it ends", () => {
  const members = ({ creatures }: Table) => [...creatures.values()].map(({ encounter }) => encounter);
  const both = after(
    empty,
    { case: "creature", value: { id: 1 } },
    { case: "creature", value: { id: 2 } },
    { case: "encounter", value: { id: 3, order: [1, 2] } },
  );
  const alone = after(both, { case: "encounterPatch", value: { encounter: 3, order: { creatures: [2] } } });

  expect(members(both)).toEqual([3, 3]);
  expect(members(alone)).toEqual([0, 3]);
  expect(members(after(alone, { case: "encounterEnded", value: 3 }))).toEqual([0, 0]);
});

test("Stale offers raise the age of all offers", () => {
  expect(after(empty, { case: "offersStale", value: {} }).offersAge).toBe(1);
});

test("A turn can belong to no creature", () => {
  const table = after(
    empty,
    { case: "encounter", value: { id: 3, order: [1, 2], turn: 1 } },
    { case: "encounterPatch", value: { encounter: 3, turn: 0 } },
  );

  expect(table.encounters.get(3)?.turn).toBe(0);
});

test("Time that passes adds to the clock that is known", () => {
  const table = after(
    empty,
    { case: "encounter", value: { id: 3, clockS: 60n } },
    { case: "clock", value: { encounter: 3, passedS: 6n } },
    { case: "clock", value: { passedS: 10n } },
  );

  expect(table.encounters.get(3)?.clockS).toBe(66n);
  expect(table.clockS).toBe(10);
});

test("Declared and queued actions are replaced as a whole", () => {
  const open = [{ resolution: "1f" }, { resolution: "2a" }];
  const table = after(
    empty,
    { case: "declarations", value: { open, queue: [{ actor: 1 }] } },
    { case: "declarations", value: { open: open.slice(1) } },
  );

  expect(table.declarations.map(({ resolution }) => resolution)).toEqual(["2a"]);
  expect(table.queue).toEqual([]);
});

test("A snapshot contains the declared actions", () => {
  const declarations = { open: [{ resolution: "1f" }], queue: [{ actor: 1 }] };

  const table = after(empty, { case: "snapshot", value: { declarations } });

  expect(table.declarations).toHaveLength(1);
  expect(table.queue).toHaveLength(1);
});

const wall = { id: "9", toX: 720, sight: 2, move: 2 };
const hall: Is = { case: "scene", value: { id: 1, walls: [wall, { ...wall, id: "10", door: 1, state: 2 }] } };
const wallsIn = (table: Table) => table.scenes.get(1)?.walls.map(({ id, toX, state }) => [id, toX, state]);

test("Walls of a patch are added or replace those of the same id, removed ones are gone", () => {
  const table = after(empty, hall, {
    case: "walls",
    value: {
      scene: 1,
      walls: [
        { ...wall, id: "10", toX: 360 },
        { ...wall, id: "11" },
      ],
      removed: ["9"],
    },
  });

  expect(wallsIn(table)).toEqual([
    ["10", 360, 0],
    ["11", 720, 0],
  ]);
});

test("A door that is moved and stays a door keeps its state", () => {
  const moved = { ...wall, id: "10", toX: 360, door: 2 };

  expect(wallsIn(after(empty, hall, { case: "walls", value: { scene: 1, walls: [moved] } }))?.[1]).toEqual([
    "10",
    360,
    2,
  ]);
});

test("A door opens and closes", () => {
  const opened = after(empty, hall, { case: "door", value: { scene: 1, wall: "10", state: 1 } });

  expect(wallsIn(opened)).toEqual([
    ["9", 720, 0],
    ["10", 720, 1],
  ]);
  expect(wallsIn(after(opened, { case: "door", value: { scene: 1, wall: "10", state: 0 } }))?.[1]?.[2]).toBe(0);
});

test("An edited scene keeps its walls", () => {
  expect(wallsIn(after(empty, hall, { case: "sceneEdited", value: { id: 1, name: "Hall" } }))).toHaveLength(2);
});

const bits = (byte: number) => new Uint8Array(512).fill(byte);
const foggy: Is = { case: "scene", value: { id: 1, visionMode: 1, revealed: [{ chunks: [{ samples: bits(1) }] }] } };
const revealedPatch = (hidden: boolean, creature: number, samples: Uint8Array): Is => ({
  case: "revealed",
  value: { scene: 1, hidden, area: { creature, chunks: [{ samples }] } },
});
/// For each area its creature, and the first byte of each of its chunks.
const revealedIn = (table: Table) =>
  table.scenes.get(1)?.revealed.map(({ creature, chunks }) => [creature, ...chunks.map(({ samples }) => samples[0])]);

test("What is revealed is added to the area of the same creature, or to that of all", () => {
  const table = after(empty, foggy, revealedPatch(false, 0, bits(2)), revealedPatch(false, 7, bits(4)));

  expect(revealedIn(table)).toEqual([
    [0, 3],
    [7, 4],
  ]);
});

test("What is hidden is taken away, and an area of which nothing is left is gone", () => {
  const table = after(empty, foggy, revealedPatch(false, 7, bits(5)), revealedPatch(true, 7, bits(1)));

  expect(revealedIn(table)).toEqual([
    [0, 1],
    [7, 4],
  ]);
  expect(revealedIn(after(table, revealedPatch(true, 7, new Uint8Array())))).toEqual([[0, 1]]);
});

test("An edited scene has its new vision mode and keeps what is revealed", () => {
  const table = after(empty, foggy, { case: "sceneEdited", value: { id: 1, visionMode: 0 } });

  expect(table.scenes.get(1)?.visionMode).toBe(0);
  expect(revealedIn(table)).toEqual([[0, 1]]);
});
