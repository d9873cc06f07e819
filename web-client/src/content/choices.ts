// The legal words of a field as texts: the schema's own and the records of its kinds. Pure.
import type { RecordField } from "../generated/protocol/wire/v1/schema_pb";
import type { SchemaIndex } from "../state/table/schema_index";

export interface WordChoice {
  readonly id: number;
  readonly word: string;
  readonly name: string;
  readonly summary: string;
}

/// The legal words of `field`; none: any name will do.
export function choicesOf(schemaIndex: SchemaIndex, field: RecordField): readonly WordChoice[] {
  const own = field.words.map((word) => ({ word, name: wordText(schemaIndex, word), summary: "" }));
  const records = schemaIndex.schema.records
    .filter(({ kind, retired }) => !retired && field.kinds.includes(schemaIndex.name(kind)))
    .map(({ id, name, summary }) => ({ word: schemaIndex.name(id), name, summary }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return [...own, ...records].map((choice, id) => ({ id, ...choice }));
}

/// The choices that have every word of `typed` in their name or summary.
export function matchingChoices(choices: readonly WordChoice[], typed: string): readonly WordChoice[] {
  const words = typed.toLowerCase().split(/\s+/);
  return choices.filter(({ name, summary }) => {
    const text = `${name} ${summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/// The text of a content name: the rulebook's text, else the name with spaces.
export function wordText(schemaIndex: SchemaIndex, word: string): string {
  const key = schemaIndex.key(word);
  return key === 0 ? word.replaceAll("_", " ") : schemaIndex.label(key);
}
