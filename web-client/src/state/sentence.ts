// Sentences of the schema with their {params} filled in for a reader.
import type { Param, Path, Place, Ref, Refusal, Value } from "../generated/protocol/wire/v1/common_pb";
import { Place_Kind } from "../generated/protocol/wire/v1/common_pb";
import { decodePath } from "./path";
import type { Table } from "./table";

/// `template` with each {name} replaced by the parameter of that name. Parameters the reader may not know read "…".
export function fill(table: Table, template: string, params: readonly Param[]): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const param = params.find((candidate) => table.dictionary.name(candidate.name) === name);
    return param?.value === undefined ? "…" : valueText(table, param.value);
  });
}

/// The schema's text or name for `key`, filled. "" for none.
export function sentence(table: Table, key: number, params: readonly Param[] = []): string {
  return key === 0 ? "" : fill(table, table.dictionary.label(key), params);
}

/// Why something is not allowed, in the schema's words.
export function refusalText(table: Table, refusal: Refusal): string {
  const schema = table.dictionary.refusals.get(refusal.code);
  return fill(table, schema?.text ?? table.dictionary.label(refusal.code), refusal.params);
}

export function valueText(table: Table, value: Value): string {
  const { is } = value;
  switch (is.case) {
    case "yes":
      return is.value ? "yes" : "no";
    case "number":
      return numberText(is.value);
    case "key":
      return table.dictionary.label(is.value);
    case "ref":
      return refText(table, is.value);
    case "place":
      return placeText(is.value);
    case "path":
      return pathText(is.value);
    case "list":
      return listText(is.value.values.map((entry) => valueText(table, entry)));
    case "text":
      return is.value;
    case undefined:
      return "nothing";
  }
}

/// What people call the thing. A creature this viewer does not know reads "someone".
export function refText(table: Table, ref: Ref | undefined): string {
  switch (ref?.of.case) {
    case "creature":
      return table.creatures.get(ref.of.value)?.name ?? "someone";
    case "item":
      return itemText(table, ref.of.value);
    case "cell":
      return cellText(ref.of.value.column, ref.of.value.row);
    case "scene":
      return table.scenes.get(ref.of.value)?.name ?? "the scene";
    case "encounter":
      return "the encounter";
    case "campaign":
      return table.campaign;
    case undefined:
      return "nobody";
  }
}

/// A figure with a real minus sign.
export function numberText(value: bigint | number): string {
  return String(value).replace("-", "−");
}

/// A modifier: always with its sign.
export function signedText(value: bigint | number): string {
  return value >= 0 ? `+${value}` : numberText(value);
}

export function listText(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? "nothing";
  return `${words.slice(0, -1).join(", ")} and ${words[words.length - 1] ?? ""}`;
}

export function cellText(column: number, row: number): string {
  return `${numberText(column)},${numberText(row)}`;
}

function placeText(place: Place): string {
  return place.kind === Place_Kind.CELL ? cellText(place.column, place.row) : "somewhere";
}

function pathText(path: Path): string {
  const last = decodePath(path).at(-1);
  return last === undefined ? "nowhere" : cellText(last.column, last.row);
}

function itemText(table: Table, id: string): string {
  for (const creature of table.creatures.values()) {
    const item = creature.items.find((candidate) => candidate.id === id);
    if (item !== undefined) return table.dictionary.label(item.kind);
  }
  for (const scene of table.scenes.values()) {
    const item = scene.items.find((candidate) => candidate.id === id);
    if (item !== undefined) return table.dictionary.label(item.kind);
  }
  return "something";
}
