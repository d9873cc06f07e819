// The schema and the names of a rulebook, indexed by key.
import type {
  ActionSchema,
  ConditionSchema,
  HouseRuleSchema,
  NumberSchema,
  RecordEntry,
  RefusalSchema,
  RelationSchema,
  RuleSchema,
  Schema,
} from "../../generated/protocol/wire/v1/schema_pb";

/// Index into the names of Welcome; 0 is "none".
export type Key = number;

export class SchemaIndex {
  readonly numbers: ReadonlyMap<Key, NumberSchema>;
  readonly conditions: ReadonlyMap<Key, ConditionSchema>;
  readonly relations: ReadonlyMap<Key, RelationSchema>;
  readonly actions: ReadonlyMap<Key, ActionSchema>;
  readonly refusals: ReadonlyMap<Key, RefusalSchema>;
  readonly texts: ReadonlyMap<Key, string>;
  readonly houseRules: ReadonlyMap<Key, HouseRuleSchema>;
  readonly rules: ReadonlyMap<Key, RuleSchema>;
  readonly records: ReadonlyMap<Key, RecordEntry>;
  readonly #keys: ReadonlyMap<string, Key>;

  constructor(
    readonly names: readonly string[],
    readonly schema: Schema,
  ) {
    this.numbers = new Map([...schema.numbers, ...schema.terrain].map((entry) => [entry.key, entry]));
    this.conditions = new Map(schema.conditions.map((entry) => [entry.key, entry]));
    this.relations = new Map(schema.relations.map((entry) => [entry.key, entry]));
    this.actions = new Map(schema.actions.map((entry) => [entry.key, entry]));
    this.refusals = new Map(schema.refusals.map((entry) => [entry.code, entry]));
    this.texts = new Map(schema.texts.map((entry) => [entry.key, entry.text]));
    this.houseRules = new Map(schema.houseRules.map((entry) => [entry.key, entry]));
    this.rules = new Map(schema.rules.map((entry) => [entry.id, entry]));
    this.records = new Map(schema.records.map((entry) => [entry.id, entry]));
    this.#keys = new Map(names.flatMap((name, key) => (name === "" ? [] : [[name, key] as const])));
  }

  /// The name of a key, which {params} of sentences use.
  name(key: Key): string {
    return this.names[key] ?? "";
  }

  /// The text of a duration up to a moment: the rulebook's `until_UNIT`. "" for a counted unit.
  until(unit: Key): string {
    return this.texts.get(this.key(`until_${this.name(unit)}`)) ?? "";
  }

  /// The text of an omitted field: the rulebook's `no_FIELD` ("Unarmed"). "" if it has none.
  without(field: Key): string {
    return this.texts.get(this.key(`no_${this.name(field)}`)) ?? "";
  }

  /// What a choice of a form does or costs: the rulebook's `hint_CHOICE` ("+4 to hit"). "" if it has none.
  hint(choice: Key): string {
    return this.texts.get(this.key(`hint_${this.name(choice)}`)) ?? "";
  }

  /// The key of a name; 0 if the rulebook lacks it.
  key(name: string): Key {
    return this.#keys.get(name) ?? 0;
  }

  /// Returns a copy with the names from index `first` on; a gap before them belongs to other viewers.
  withNames(first: Key, names: readonly string[]): SchemaIndex {
    const known = this.names.slice(0, first);
    const unknown = Array.from({ length: first - known.length }, () => "");
    return new SchemaIndex([...known, ...unknown, ...names], this.schema);
  }

  /// Returns a copy with other content `records`.
  withRecords(records: RecordEntry[]): SchemaIndex {
    return new SchemaIndex(this.names, { ...this.schema, records });
  }

  /// The text of `key`: the schema's, else its name with spaces.
  label(key: Key): string {
    return (
      this.texts.get(key) ??
      this.numbers.get(key)?.name ??
      this.conditions.get(key)?.name ??
      this.actions.get(key)?.name ??
      this.relations.get(key)?.name ??
      this.records.get(key)?.name ??
      this.rules.get(key)?.title ??
      this.houseRules.get(key)?.name ??
      this.name(key).replaceAll("_", " ")
    );
  }
}
