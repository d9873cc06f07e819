import { create } from "@bufbuild/protobuf";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Delta, DeltaSchema } from "../generated/protocol/wire/v1/envelope_pb";
import { type LogEntry, LogEntrySchema } from "../generated/protocol/wire/v1/log_pb";
import { SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { emptyTable } from "../state/fold/empty_table";
import { foldDelta } from "../state/fold/fold_table";
import { SchemaIndex } from "../state/table/schema_index";
import { FreshResults } from "./fresh_results.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/// A table that receives deltas, and the results it shows.
function following() {
  const session = {
    table: emptyTable(create(WelcomeSchema), new SchemaIndex([""], create(SchemaSchema))),
    watchers: new Set<(delta: Delta) => void>(),
  };
  const results = new FreshResults(session);
  results.follow();
  const receive = async (...all: Delta["is"][]) => {
    for (const is of all) {
      const delta = { ...create(DeltaSchema), is };
      session.table = foldDelta(session.table, delta);
      for (const watch of session.watchers) watch(delta);
    }
    await Promise.resolve();
  };
  return { results, receive, groups: () => results.shown.map(({ group }) => group) };
}

function rolled(group: string, total = 7n): Delta["is"] {
  const value: LogEntry = create(LogEntrySchema, { group, is: { case: "dice", value: { total } } });
  return { case: "log", value };
}

test("A new result is shown for five seconds", async () => {
  const { receive, groups } = following();

  await receive(rolled("1"));
  vi.advanceTimersByTime(4900);
  expect(groups()).toEqual(["1"]);
  vi.advanceTimersByTime(200);

  expect(groups()).toEqual([]);
});

test("At most three are shown, the newest last", async () => {
  const { receive, groups } = following();

  await receive(rolled("1"), rolled("2"), rolled("3"), rolled("4"));

  expect(groups()).toEqual(["2", "3", "4"]);
});

test("While they are held none is removed", async () => {
  const { results, receive, groups } = following();

  await receive(rolled("1"));
  results.hold();
  await receive(rolled("2"));
  vi.advanceTimersByTime(20_000);
  expect(groups()).toEqual(["1", "2"]);
  results.release();
  vi.advanceTimersByTime(5000);

  expect(groups()).toEqual([]);
});

test("An undone result is removed at once, and none comes from an undone entry", async () => {
  const { receive, groups } = following();

  await receive(rolled("1"), rolled("2"));
  await receive({ case: "voided", value: { $typeName: "ft.wire.v1.Voided", groups: ["1"], reason: "" } });
  expect(groups()).toEqual(["2"]);
  await receive({ case: "log", value: create(LogEntrySchema, { group: "3", voided: true }) });

  expect(groups()).toEqual(["2"]);
});

test("A later part of a resolution replaces its result", async () => {
  const { results, receive } = following();

  await receive(rolled("1"), rolled("2"));
  await receive(rolled("1", 9n));

  expect(results.shown.map(({ group }) => group)).toEqual(["2", "1"]);
});
