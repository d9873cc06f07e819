import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { ChatLineSchema } from "../generated/protocol/wire/v1/chat_pb";
import { Change_Kind, LogEntrySchema } from "../generated/protocol/wire/v1/log_pb";
import { NumberSchema_Importance, SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { SchemaIndex } from "../state/table/schema_index";
import { highestFirst, isBookkeeping, mergedChanges, secrecyOf, streamOf, withoutRefreshed } from "./stream";

const entry = (group: string, atMs: bigint) => create(LogEntrySchema, { group, atMs });

test("Entries of one resolution make one card where the first of them began", () => {
  const stream = streamOf([entry("7", 10n), entry("8", 20n), entry("7", 30n)], []);

  expect(stream.map((item) => item.id)).toEqual(["g7", "g8"]);
  expect(stream[0]?.kind === "group" && stream[0].entries).toHaveLength(2);
});

test("Talk stands between the cards by its time", () => {
  const stream = streamOf([entry("7", 10n), entry("8", 30n)], [create(ChatLineSchema, { id: "1", atMs: 20n })]);

  expect(stream.map((item) => item.id)).toEqual(["g7", "c1", "g8"]);
});

const change = (kind: Change_Kind, key: number, creature: number) =>
  create(LogEntrySchema, {
    is: { case: "change", value: { kind, key, on: { of: { case: "creature", value: creature } } } },
  });

test("A condition ended and gained again in one resolution is gained", () => {
  const ended = change(Change_Kind.ENDED, 5, 1);
  const gained = change(Change_Kind.GAINED, 5, 1);

  expect(withoutRefreshed([ended, gained])).toEqual([gained]);
  expect(withoutRefreshed([gained, ended])).toEqual([gained, ended]);
});

test("Another creature's gain, or another condition, leaves the end", () => {
  const ended = change(Change_Kind.ENDED, 5, 1);

  expect(withoutRefreshed([ended, change(Change_Kind.GAINED, 5, 2)])).toHaveLength(2);
  expect(withoutRefreshed([ended, change(Change_Kind.GAINED, 6, 1)])).toHaveLength(2);
});

test("A resolution is hidden when all of it is, and partly hidden when some is", () => {
  const secret = create(LogEntrySchema, { secret: true });

  expect(secrecyOf([secret, secret])).toBe("hidden");
  expect(secrecyOf([secret, entry("7", 10n)])).toBe("partly hidden");
  expect(secrecyOf([entry("7", 10n)])).toBe("");
});

const number = (creature: number, after = 5n) =>
  create(LogEntrySchema, {
    is: {
      case: "change",
      value: { kind: Change_Kind.NUMBER, key: 5, before: 0n, after, on: { of: { case: "creature", value: creature } } },
    },
  });

test("Equal changes of many merge into one line at the first", () => {
  const merged = mergedChanges([number(1), number(4, 3n), number(2), number(3)]);

  expect(merged.map(({ others }) => others.map(({ of }) => of.value))).toEqual([[2, 3], []]);
});

test("Equal changes of two keep their lines", () => {
  expect(mergedChanges([number(1), number(2)])).toHaveLength(2);
});

test("A change after a later roll stands below it", () => {
  const roll = create(LogEntrySchema, { is: { case: "roll", value: {} } });

  const merged = mergedChanges([number(1), number(2), roll, number(3)]);

  expect(merged.map(({ entry }) => entry.is.case)).toEqual(["change", "change", "roll", "change"]);
});

test("One creature that changes alike several times is not many", () => {
  expect(mergedChanges([number(1), number(1), number(1)]).map(({ others }) => others)).toEqual([[], [], []]);
});

test("A hidden number is bookkeeping unless the GM changed it", () => {
  const numbers = [
    { key: 5, name: "Turn", importance: NumberSchema_Importance.HIDDEN },
    { key: 6, name: "Health" },
  ];
  const table = { schemaIndex: new SchemaIndex([], create(SchemaSchema, { numbers })) };
  const change = (key: number, byGm: boolean) =>
    create(LogEntrySchema, { byGm, is: { case: "change", value: { kind: Change_Kind.NUMBER, key } } });

  expect(isBookkeeping(table, change(5, false))).toBe(true);
  expect(isBookkeeping(table, change(5, true))).toBe(false);
  expect(isBookkeeping(table, change(6, false))).toBe(false);
});

const [INITIATIVE, INITIATIVE_ROLL] = [1, 2];
const initiative = (creature: number, total: bigint, purpose = INITIATIVE_ROLL) =>
  create(LogEntrySchema, {
    is: { case: "roll", value: { by: { of: { case: "creature", value: creature } }, purpose, total: { total } } },
  });
const book = (turnNumber: number) => ({
  schemaIndex: new SchemaIndex(["", "initiative", "initiative_roll"], create(SchemaSchema, { turnNumber })),
});

test("Rolls of initiative are listed as the turns come, each with the changes of its creature", () => {
  const [low, high, same] = [initiative(1, 4n), initiative(2, 17n), initiative(3, 4n)];
  const [ofLow, ofHigh] = [number(1), number(2)];

  expect(highestFirst(book(INITIATIVE), [low, ofLow, high, ofHigh, same])).toEqual([high, ofHigh, low, ofLow, same]);
});

test("Other rolls, rolls apart, and rolls of a book without a number for turns keep their places", () => {
  const others = [initiative(1, 4n, 3), initiative(2, 17n, 3)];
  const apart = [initiative(1, 4n), entry("7", 10n), initiative(2, 17n)];
  const rolls = [initiative(1, 4n), initiative(2, 17n)];

  expect(highestFirst(book(INITIATIVE), others)).toEqual(others);
  expect(highestFirst(book(INITIATIVE), apart)).toEqual(apart);
  expect(highestFirst(book(0), rolls)).toEqual(rolls);
});
