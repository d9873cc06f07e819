// Finding content records by what people type. Pure.
import type { RecordEntry } from "../generated/protocol/wire/v1/schema_pb";
import type { Table } from "../state/table";

/// Records that can be put on the map.
export function creatureRecords(table: Table): readonly RecordEntry[] {
  return offered(table, (kind) => kind === "creature");
}

/// Records that can be given to a creature: of the kinds that the rulebook calls things.
export function itemRecords(table: Table): readonly RecordEntry[] {
  const things = new Set(table.schemaIndex.schema.recordKinds.filter(({ thing }) => thing).map(({ kind }) => kind));
  return offered(table, (kind) => things.has(kind));
}

/// The records of some kinds that were not removed.
function offered({ schemaIndex }: Table, ofKind: (kind: string) => boolean): readonly RecordEntry[] {
  return schemaIndex.schema.records.filter(({ kind, withdrawn }) => !withdrawn && ofKind(schemaIndex.name(kind)));
}

/// Those whose name or summary has every word of `typed`; names that begin with it first, else in their order.
export function matching(records: readonly RecordEntry[], typed: string): readonly RecordEntry[] {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const hits = records.filter((record) => {
    const text = `${record.name} ${record.summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const begins = (record: RecordEntry) => record.name.toLowerCase().startsWith(words[0] ?? "");
  return [...hits.filter(begins), ...hits.filter((record) => !begins(record))];
}
