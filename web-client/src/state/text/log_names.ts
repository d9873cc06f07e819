// Names in the log as they were when it was written: later a creature may be renamed, gone or unknown. Pure.
import { clone, type Message } from "@bufbuild/protobuf";
import type { Ref } from "../../generated/protocol/wire/v1/common_pb";
import { type LogEntry, LogEntrySchema } from "../../generated/protocol/wire/v1/log_pb";
import { itemKind } from "../table/selectors";
import type { CreatureId, Table } from "../table/table";

/// The entry with the names that `table` knows now, except where the server sent older ones.
export function withNames(table: Table, entry: LogEntry): LogEntry {
  const named = clone(LogEntrySchema, entry);
  named.actorName ||= table.creatures.get(entry.actor)?.name ?? "";
  for (const ref of refsIn(named)) {
    if (ref.of.case === "creature") ref.name ||= table.creatures.get(ref.of.value)?.name ?? "";
    if (ref.of.case === "item") ref.kind ||= itemKind(table, ref.of.value);
  }
  return named;
}

/// The creature's name as these entries have it, else as it is now. "" for one that the reader never knew.
export function nameThen(table: Table, entries: readonly LogEntry[], id: CreatureId): string {
  for (const entry of entries) {
    if (entry.actor === id && entry.actorName !== "") return entry.actorName;
    for (const { of, name } of refsIn(entry)) if (of.case === "creature" && of.value === id && name !== "") return name;
  }
  return table.creatures.get(id)?.name ?? "";
}

/// Every Ref inside a message.
function refsIn(value: unknown): Ref[] {
  if (typeof value !== "object" || value === null) return [];
  if (isRef(value)) return [value];
  return Object.values(value).flatMap(refsIn);
}

function isRef(value: object): value is Ref {
  return (value as Partial<Message>).$typeName === "ft.wire.v1.Ref";
}
