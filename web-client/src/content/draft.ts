// A record as its form holds it, and as the wire carries it. Pure.

import { create } from "@bufbuild/protobuf";
import { assertNever } from "../assert_never";
import { type Draft, Draft_TableSchema, DraftSchema } from "../generated/protocol/wire/v1/content_pb";

export type Filled = boolean | number | string | readonly Filled[] | FilledTable;
/// Fields by name, in the order of filling; an omitted field takes its default.
export interface FilledTable {
  readonly [field: string]: Filled;
}

export function toDraft(filled: Filled): Draft {
  if (typeof filled === "boolean") return create(DraftSchema, { is: { case: "yes", value: filled } });
  if (typeof filled === "number") return create(DraftSchema, { is: { case: "number", value: BigInt(filled) } });
  if (typeof filled === "string") return create(DraftSchema, { is: { case: "text", value: filled } });
  if (isList(filled)) return create(DraftSchema, { is: { case: "list", value: { values: filled.map(toDraft) } } });
  const entries = Object.entries(filled).map(([name, value]) => ({ name, value: toDraft(value) }));
  return create(DraftSchema, { is: { case: "table", value: create(Draft_TableSchema, { entries }) } });
}

export function fromDraft(draft: Draft | undefined): Filled {
  const is = draft?.is;
  switch (is?.case) {
    case "yes":
    case "text":
      return is.value;
    case "number":
      return Number(is.value);
    case "list":
      return is.value.values.map(fromDraft);
    case "table":
      return Object.fromEntries(is.value.entries.map(({ name, value }) => [name, fromDraft(value)]));
    case undefined:
      return "";
    default:
      return assertNever(is);
  }
}

export function isList(filled: Filled | undefined): filled is readonly Filled[] {
  return Array.isArray(filled);
}

/// The list a field holds; empty where it holds none.
export function listIn(filled: Filled | undefined): readonly Filled[] {
  return isList(filled) ? filled : [];
}

/// The table a field holds; empty where it holds none.
export function tableIn(filled: Filled | undefined): FilledTable {
  return typeof filled === "object" && !isList(filled) ? filled : {};
}

/// `table` with `field` holding `value`; undefined: without it.
export function withField(table: FilledTable, field: string, value: Filled | undefined): FilledTable {
  if (value !== undefined) return { ...table, [field]: value };
  return Object.fromEntries(Object.entries(table).filter(([name]) => name !== field));
}

/// The content name of a typed text: "Rope making" becomes rope_making.
export function nameOf(typed: string): string {
  return typed
    .trim()
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+/gu, "_")
    .replace(/^_+|_+$/g, "");
}
