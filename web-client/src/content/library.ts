// The records of a campaign by kind, their files and forms. Pure.
import { type RecordEntry, RecordEntry_Origin, type RecordSchema } from "../generated/protocol/wire/v1/schema_pb";
import { HERO } from "../state/table/makes_heroes";
import type { Key } from "../state/table/schema_index";
import type { Table } from "../state/table/table";
import { type FilledTable, nameOf } from "./draft";

export interface Shelf {
  readonly kind: RecordSchema;
  readonly key: Key;
  readonly records: readonly RecordEntry[];
}

/// The kinds of content in the schema's order, with the records that have every word of `typed`. Heroes are not kept
/// as records.
export function shelvesOf(table: Table, typed: string): readonly Shelf[] {
  const { schemaIndex } = table;
  const words = typed.toLowerCase().split(/\s+/);
  return schemaIndex.schema.recordKinds
    .filter(({ kind }) => kind !== HERO)
    .map((kind) => {
      const key = schemaIndex.key(kind.kind);
      const records = schemaIndex.schema.records
        .filter((record) => record.kind === key)
        .filter(({ name, summary }) => words.every((word) => `${name} ${summary}`.toLowerCase().includes(word)))
        .sort((a, b) => a.name.localeCompare(b.name));
      return { kind, key, records };
    });
}

/// The record of `kind` with the id `id`, as the campaign has it.
export function entryOf({ schemaIndex }: Table, kind: string, id: string): RecordEntry | undefined {
  const [kindKey, idKey] = [schemaIndex.key(kind), schemaIndex.key(id)];
  return schemaIndex.schema.records.find((record) => record.kind === kindKey && record.id === idKey);
}

/// Why a new record cannot have `id`; "" if it can. A removed record keeps its id.
export function takenText(table: Table, kind: string, id: string): string {
  const name = entryOf(table, kind, id)?.name;
  return name === undefined ? "" : `${name} already uses this id. Edit that entry or choose another id.`;
}

/// The origin of a record as text; "" for the rulebook's own.
export function originText({ origin, retired, problem }: RecordEntry): string {
  if (problem !== "") return "invalid";
  if (retired) return "removed";
  return { [RecordEntry_Origin.BOOK]: "", [RecordEntry_Origin.CHANGED]: "changed", [RecordEntry_Origin.OWN]: "own" }[
    origin
  ];
}

/// An id for a record called `name` that no other of its kind has.
export function freeId(table: Table, kind: string, name: string): string {
  const { schemaIndex } = table;
  const key = schemaIndex.key(kind);
  const plain = nameOf(name).toLowerCase() || kind;
  const taken = new Set(
    schemaIndex.schema.records.filter((record) => record.kind === key).map(({ id }) => schemaIndex.name(id)),
  );
  for (let count = 1; ; count++) {
    const id = count === 1 ? plain : `${plain}_${count}`;
    if (!taken.has(id)) return id;
  }
}

/// A record's fields as they go to the table: what it is first.
export function recordOf(kind: string, id: string, name: string, fields: FilledTable): FilledTable {
  const { kind: _kind, id: _id, name: _name, ...rest } = fields;
  return { kind, id, name, ...rest };
}
