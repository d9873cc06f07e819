import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { type LogEntry, LogEntrySchema } from "../generated/protocol/wire/v1/log_pb";
import { SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { CreatureSchema } from "../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../state/fold/empty_table";
import { readCreature } from "../state/fold/fold_creature";
import { SchemaIndex } from "../state/table/schema_index";
import type { Table } from "../state/table/table";
import { whyStopped } from "./stopped_moves";

const names = ["", "walk", "balance", "failed", "sees_nobody"];
const [WALK, BALANCE, FAILED, SENTENCE] = [1, 2, 3, 4] as const;
const ADA = 1;

/// Ada at 2,0 with `log`.
function table(log: readonly LogEntry[], waiting: Table["waiting"] = []): Table {
  const schema = create(SchemaSchema, {
    actions: [{ key: WALK, name: "Walk", movement: true }],
    texts: [
      { key: BALANCE, text: "Balance" },
      { key: FAILED, text: "failed" },
      { key: SENTENCE, text: "The ground gives way." },
    ],
  });
  const ada = create(CreatureSchema, { id: ADA, name: "Ada", scene: 1, place: { kind: 1, column: 2, row: 0 } });
  const start = emptyTable(create(WelcomeSchema), new SchemaIndex(names, schema));
  return { ...start, creatures: new Map([[ADA, readCreature(ada)]]), log, waiting };
}

function moved(is: MessageInitShape<typeof LogEntrySchema>["is"], group = "1"): LogEntry {
  return create(LogEntrySchema, { group, action: WALK, actor: ADA, ...(is && { is }) });
}

const fallen = moved({
  case: "roll",
  value: { by: { of: { case: "creature", value: ADA } }, purpose: BALANCE, outcome: FAILED },
});
const landing = { creature: ADA, goal: { column: 5, row: 0 }, before: undefined };

test("A failed roll is why a move stopped", () => {
  expect(whyStopped(table([fallen]), landing)).toBe("Balance: failed");
});

test("Without a roll the first sentence of the move is why", () => {
  expect(whyStopped(table([moved({ case: "logLine", value: { text: SENTENCE } })]), landing)).toBe(
    "The ground gives way.",
  );
});

test("Entries from before the drop are not why", () => {
  expect(whyStopped(table([fallen]), { ...landing, before: fallen })).toBe("Stopped");
});

test("A move that arrived, or that waits for an answer, has no reason", () => {
  const waiting = [{ question: "1.1", creature: 0, own: true }] as unknown as Table["waiting"];

  expect(whyStopped(table([fallen]), { ...landing, goal: { column: 2, row: 0 } })).toBe("");
  expect(whyStopped(table([], waiting), landing)).toBe("");
});
