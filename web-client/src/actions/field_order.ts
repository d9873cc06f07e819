// The order in which a form's fields are filled in: what is done first, then its target. Pure.
import { type ActionSchema, type FieldSchema, FieldSchema_Kind } from "../generated/protocol/wire/v1/schema_pb";
import { isAdvanced } from "./take_action";

/// A creature or a place: a pick on the map fills it.
export function isOnMap({ kind }: FieldSchema): boolean {
  return kind === FieldSchema_Kind.CREATURE || kind === FieldSchema_Kind.PLACE;
}

/// Whether the map fills it, by a pick or by a drag.
export function isPointed(field: FieldSchema): boolean {
  return isOnMap(field) || field.kind === FieldSchema_Kind.PATH;
}

/// Options first, then what is optional on the map, then required targets and places.
export function inFillingOrder(fields: readonly FieldSchema[]): readonly FieldSchema[] {
  const stage = (field: FieldSchema) => (isPointed(field) ? (field.required ? 2 : 1) : 0);
  return [...fields].sort((a, b) => stage(a) - stage(b));
}

/// As a form lists them: what must be chosen; then the way, which decides who can be a target; then what else may be.
export function inListedOrder(fields: readonly FieldSchema[]): readonly FieldSchema[] {
  const place = ({ required, kind }: FieldSchema) => (required ? 0 : kind === FieldSchema_Kind.PATH ? 1 : 2);
  return [...inFillingOrder(fields)].sort((a, b) => place(a) - place(b));
}

/// The fields that a form folds into one line: seldom used ones, and where a pick does the action all options, so that the
/// targets stay in sight below them. A single option is not folded, nor is the way.
export function optionsOf(
  action: ActionSchema,
  fields: readonly FieldSchema[],
  doneByPick: boolean,
): readonly FieldSchema[] {
  const options = fields.filter(({ required, kind }) => !required && kind !== FieldSchema_Kind.PATH);
  return doneByPick && options.length > 1 ? options : options.filter((field) => isAdvanced(action, field));
}

/// The field whose pick sends the form once nothing else is missing, or null: the last required one, if the map fills
/// it and no optional creature or place is left to pick. Options do not wait for a choice: nearly every attack has some,
/// such as the part aimed at, and acting takes two clicks.
export function sendingField(fields: readonly FieldSchema[]): FieldSchema | null {
  const last = inFillingOrder(fields).findLast(({ required }) => required);
  if (last === undefined || !isPointed(last)) return null;
  return fields.some((field) => !field.required && isOnMap(field)) ? null : last;
}

/// The field that a pick on the map fills: the first open one, required fields first.
export function pickedField(
  fields: readonly FieldSchema[],
  filled: ReadonlyMap<number, unknown>,
): FieldSchema | undefined {
  const open = fields.filter((field) => isOnMap(field) && !filled.has(field.key));
  return open.find(({ required }) => required) ?? open[0] ?? fields.findLast(isOnMap);
}
