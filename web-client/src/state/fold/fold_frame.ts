// The fold of one server frame: a Welcome starts an empty table, deltas apply one by one. Pure.
import type { Delta, ServerFrame } from "../../generated/protocol/wire/v1/envelope_pb";
import type { RecordEntry } from "../../generated/protocol/wire/v1/schema_pb";
import { SchemaIndex } from "../table/schema_index";
import type { Table } from "../table/table";
import { emptyTable } from "./empty_table";
import { foldDelta } from "./fold_table";

/// table: null before the first Welcome; earlier deltas are dropped.
export function foldFrame(table: Table | null, { deltas }: ServerFrame): Table | null {
  let now = table;
  for (const delta of deltas) now = greeted(now, delta);
  return now === null ? null : withRecords(now, deltas);
}

function greeted(table: Table | null, delta: Delta): Table | null {
  const { is } = delta;
  if (is.case === "welcome") {
    const { names, schema } = is.value;
    const schemaIndex = schema === undefined ? table?.schemaIndex : new SchemaIndex(names, schema);
    if (schemaIndex === undefined) throw new Error("the first Welcome must bring the schema");
    return emptyTable(is.value, schemaIndex);
  }
  if (table === null) return null;
  return is.case === "resumed" ? { ...table, offersAge: table.offersAge + 1 } : foldDelta(table, delta);
}

/// Applies record deltas of a frame at once: an import has thousands.
function withRecords(table: Table, deltas: readonly Delta[]): Table {
  const changes = new Map<string, RecordEntry | null>();
  for (const { is } of deltas) {
    if (is.case === "record") changes.set(nameOf(is.value), is.value);
    if (is.case === "recordGone") changes.set(nameOf(is.value), null);
  }
  if (changes.size === 0) return table;
  const { records } = table.schemaIndex.schema;
  const known = new Set(records.map(nameOf));
  const kept = records.map((old) => changes.get(nameOf(old)) ?? (changes.has(nameOf(old)) ? null : old));
  const added = [...changes].map(([name, now]) => (known.has(name) ? null : now));
  const now = [...kept, ...added].filter((record) => record !== null);
  return { ...table, schemaIndex: table.schemaIndex.withRecords(now) };
}

function nameOf({ kind, id }: { readonly kind: number; readonly id: number }): string {
  return `${kind}/${id}`;
}
