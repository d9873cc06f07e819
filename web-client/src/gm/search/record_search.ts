// Search in content records. Pure.
import type { RecordEntry } from "../../generated/protocol/wire/v1/schema_pb";
import type { Table } from "../../state/table/table";

/// Records that can be put on the map.
export function creatureRecords(table: Table): readonly RecordEntry[] {
  return offered(table, (kind) => kind === "creature");
}

/// Records of items, by the kinds that the rulebook marks as items.
export function itemRecords(table: Table): readonly RecordEntry[] {
  const items = new Set(table.schemaIndex.schema.recordKinds.filter(({ isItem }) => isItem).map(({ kind }) => kind));
  return offered(table, (kind) => items.has(kind));
}

/// The records of some kinds that are not removed.
function offered({ schemaIndex }: Table, ofKind: (kind: string) => boolean): readonly RecordEntry[] {
  return schemaIndex.schema.records.filter(({ kind, retired }) => !retired && ofKind(schemaIndex.name(kind)));
}

/// The records that have every word of `typed` in their name or summary; names that begin with it come first.
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
