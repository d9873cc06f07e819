// What a content record says, for reading: its numbers, dice and words by the names of the schema's form. Pure.
import { assertNever } from "../assert_never";
import { type Filled, fromDraft, listIn, tableIn } from "../content/draft";
import type { Draft } from "../generated/protocol/wire/v1/content_pb";
import { type RecordField, RecordField_Kind } from "../generated/protocol/wire/v1/schema_pb";
import type { Key } from "../state/table/schema_index";
import type { Table } from "../state/table/table";
import { numberText } from "../state/text/figures";

export interface Fact {
  readonly name: string;
  /// "" of a flag, which is its name.
  readonly words: string;
  /// Not a form of its own within the record.
  readonly isShort: boolean;
}

/// kind, draft: of the record. What a record leaves at its default is left out, and so are its long texts.
export function recordFacts(table: Table, kind: Key, draft: Draft | null): readonly Fact[] {
  const { schemaIndex } = table;
  const form = schemaIndex.schema.recordKinds.find((entry) => entry.kind === schemaIndex.name(kind));
  return form === undefined || draft === null ? [] : factsIn(table, form.fields, fromDraft(draft));
}

/// "Damage 1d6 · Damage type edged"
export function factsText(facts: readonly Fact[]): string {
  return facts.map(({ name, words }) => `${name} ${words}`.trimEnd()).join(" · ");
}

function factsIn(table: Table, fields: readonly RecordField[], filled: Filled): readonly Fact[] {
  const given = tableIn(filled);
  return fields.flatMap((field) => {
    const value = given[field.key];
    const words = value === undefined ? null : wordsOf(table, field, value);
    const isShort = field.kind !== RecordField_Kind.RECORD && field.kind !== RecordField_Kind.RECORDS;
    return words === null ? [] : [{ name: field.name, words, isShort }];
  });
}

function wordsOf(table: Table, field: RecordField, value: Filled): string | null {
  switch (field.kind) {
    case RecordField_Kind.NUMBER:
      return value === Number(field.defaultValue) ? null : numberText(Number(value));
    case RecordField_Kind.DICE:
      return value === 0 || value === "0" ? null : String(value);
    case RecordField_Kind.FLAG:
      return value === true ? "" : null;
    case RecordField_Kind.WORD:
      return value === "" ? null : wordText(table, value);
    case RecordField_Kind.WORDS:
      return wordsText(listIn(value).map((word) => wordText(table, word)));
    case RecordField_Kind.NUMBERS:
      return wordsText(Object.entries(tableIn(value)).map(([name, n]) => `${wordText(table, name)} ${n}`));
    case RecordField_Kind.RECORD:
      return wordsText([factsText(factsIn(table, field.fields, value))]);
    case RecordField_Kind.RECORDS:
      return wordsText(
        listIn(value).map((one) => factsText(factsIn(table, field.fields, one))),
        "; ",
      );
    case RecordField_Kind.TEXT:
      return null;
    default:
      return assertNever(field.kind);
  }
}

function wordText({ schemaIndex }: Table, word: Filled): string {
  const key = schemaIndex.key(String(word));
  return key === 0 ? String(word).replaceAll("_", " ") : schemaIndex.label(key);
}

function wordsText(words: readonly string[], between = ", "): string | null {
  const said = words.filter((word) => word !== "");
  return said.length === 0 ? null : said.join(between);
}
