// The rules of the book in chapters, and search in them. Pure.
import type { RuleSchema } from "../generated/protocol/wire/v1/schema_pb";
import type { SchemaIndex } from "../state/table/schema_index";

/// A chapter of rules. id: the common beginning of their ids.
export interface Family {
  readonly id: string;
  /// The rulebook's text of that name, or "".
  readonly name: string;
  readonly rules: readonly RuleSchema[];
}

/// The book's rules in its order. A rule whose id ends in no number belongs to the family before it.
export function familiesOf(schemaIndex: SchemaIndex): readonly Family[] {
  const families: { id: string; rules: RuleSchema[] }[] = [];
  for (const rule of schemaIndex.schema.rules) {
    const id = /^(.+)-\d+[a-z]?$/.exec(schemaIndex.name(rule.id))?.[1];
    const last = families.at(-1);
    if (last !== undefined && (id === undefined || id === last.id)) last.rules.push(rule);
    else families.push({ id: id ?? schemaIndex.name(rule.id), rules: [rule] });
  }
  return families.map(({ id, rules }) => ({ id, rules, name: schemaIndex.texts.get(schemaIndex.key(id)) ?? "" }));
}

/// The families with the rules that have every word of `typed` in id, title, text or chapter. Empty families are left
/// out.
export function matchingRules(schemaIndex: SchemaIndex, typed: string): readonly Family[] {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  return familiesOf(schemaIndex).flatMap((family) => {
    const rules = family.rules.filter(({ id, title, text }) => {
      const all = `${schemaIndex.name(id)} ${title} ${text} ${family.name}`.toLowerCase();
      return words.every((word) => all.includes(word));
    });
    return rules.length === 0 ? [] : [{ ...family, rules }];
  });
}
