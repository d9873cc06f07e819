// What a template on the map fills of a form. Pure.
import { type FieldSchema, FieldSchema_Kind } from "../generated/protocol/wire/v1/schema_pb";
import type { Key } from "../state/table/schema_index";
import type { CreatureId } from "../state/table/table";
import { creatureIn, type FieldChoice } from "./field_choices";

export interface TemplateFields {
  /// Its place, or null.
  readonly place: FieldSchema | null;
  readonly creatures: readonly (readonly [FieldSchema, CreatureId])[];
}

/// The origin fills the place. Each creature field takes the first of `touched` that is a legal choice and that no other
/// took, required fields first; beside a place optional ones take none: the rules decide who is in an area. Null: the
/// form has no such field.
export function templateFields(
  fields: readonly FieldSchema[],
  choices: ReadonlyMap<Key, readonly FieldChoice[]>,
  touched: readonly CreatureId[],
): TemplateFields | null {
  const { PLACE, CREATURE } = FieldSchema_Kind;
  const places = fields.filter(({ kind }) => kind === PLACE);
  const place = places.find(({ required }) => required) ?? places[0] ?? null;
  const open = fields.filter(({ kind, required }) => kind === CREATURE && (required || place === null));
  if (place === null && open.length === 0) return null;
  const left = new Set(touched);
  const creatures: (readonly [FieldSchema, CreatureId])[] = [];
  for (const field of [...open].sort((a, b) => Number(b.required) - Number(a.required))) {
    const legal = new Set(
      (choices.get(field.key) ?? []).flatMap(({ value, why }) => (why === "" ? creatureIn(value) : [])),
    );
    const taken = [...left].find((creature) => legal.has(creature));
    if (taken === undefined) continue;
    left.delete(taken);
    creatures.push([field, taken]);
  }
  return { place, creatures };
}
