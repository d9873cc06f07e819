// Relations between creatures, in the schema's sentences.
import type { Ref } from "../generated/protocol/wire/v1/common_pb";
import type { Relation } from "../generated/protocol/wire/v1/state_pb";
import type { CreatureId, Table } from "../state/table/table";
import { refText } from "../state/text/sentence";

/// The relations that `creature` is an end of, for reading: one without a sentence is the rulebook's bookkeeping.
export function relationsOf(table: Table, creature: CreatureId): readonly Relation[] {
  return [...table.relations.values()].filter(
    ({ key, from, to }) =>
      (isCreature(from, creature) || isCreature(to, creature)) && table.schemaIndex.relations.get(key)?.text !== "",
  );
}

/// "Ada grapples Bugbear".
export function relationText(table: Table, relation: Relation): string {
  const words = relatedText(table, relation);
  if (words !== "") return words;
  return `${refText(table, relation.from)}: ${table.schemaIndex.label(relation.key)} ${refText(table, relation.to)}`;
}

/// The rulebook's sentence for a relation of two; "" if it has none.
export function relatedText(table: Table, { key, from, to }: Pick<Relation, "key" | "from" | "to">): string {
  const text = table.schemaIndex.relations.get(key)?.text ?? "";
  return text.replaceAll("{from}", refText(table, from)).replaceAll("{to}", refText(table, to));
}

function isCreature(ref: Ref | undefined, creature: CreatureId): boolean {
  return ref?.of.case === "creature" && ref.of.value === creature;
}
