// The features of a creature by kind of content: techniques, skills, talents. Pure.
import { NumberSchema_Importance } from "../generated/protocol/wire/v1/schema_pb";
import type { Key } from "../state/table/schema_index";
import type { Creature, Table } from "../state/table/table";
import { numberText } from "../state/text/figures";

export interface ShownFeature {
  readonly key: Key;
  /// Its own numbers, such as a level.
  readonly brief: string;
}

export interface FeatureGroup {
  readonly name: string;
  readonly features: readonly ShownFeature[];
}

/// In the order in which the schema declares the kinds; what has no record comes last.
export function featureGroups({ schemaIndex }: Table, creature: Pick<Creature, "features">): readonly FeatureGroup[] {
  const kindOf = (key: Key) => schemaIndex.name(schemaIndex.records.get(key)?.kind ?? 0);
  const isShown = (key: Key) =>
    schemaIndex.texts.has(key) ||
    (schemaIndex.numbers.get(key)?.importance ?? NumberSchema_Importance.HIDDEN) !== NumberSchema_Importance.HIDDEN;
  const shown = (kind: string) =>
    creature.features
      .filter(({ key }) => kindOf(key) === kind)
      .map(({ key, data }) => ({
        key,
        brief: data
          .filter(({ key: of, value }) => value !== 0n && isShown(of))
          .map((number) => `${schemaIndex.label(number.key)} ${numberText(number.value)}`)
          .join(" · "),
      }));
  const kinds = schemaIndex.schema.recordKinds.map(({ kind, name }) => ({ name, features: shown(kind) }));
  return [...kinds, { name: "Features", features: shown("") }].filter(({ features }) => features.length > 0);
}
