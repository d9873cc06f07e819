// What ties creatures together, in the schema's sentences.
import type { Ref } from "../generated/protocol/wire/v1/common_pb";
import type { Relation } from "../generated/protocol/wire/v1/state_pb";
import { refText } from "../state/sentence";
import type { CreatureId, Table } from "../state/table";

/// The relations that `creature` is an end of.
export function relationsOf(table: Table, creature: CreatureId): readonly Relation[] {
  return [...table.relations.values()].filter(({ from, to }) => isCreature(from, creature) || isCreature(to, creature));
}

/// "Ada grapples Bugbear".
export function relationWords(table: Table, relation: Relation): string {
  const text = table.dictionary.relations.get(relation.key)?.text ?? "";
  const from = refText(table, relation.from);
  const to = refText(table, relation.to);
  if (text === "") return `${from}: ${table.dictionary.label(relation.key)} ${to}`;
  return text.replaceAll("{from}", from).replaceAll("{to}", to);
}

function isCreature(ref: Ref | undefined, creature: CreatureId): boolean {
  return ref?.of.case === "creature" && ref.of.value === creature;
}
