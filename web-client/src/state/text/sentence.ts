// Sentences of the schema with their {params} filled in for a viewer.
import { assertNever } from "../../assert_never";
import type { Param, Path, Place, Ref, Refusal, Value } from "../../generated/protocol/wire/v1/common_pb";
import { Place_Kind } from "../../generated/protocol/wire/v1/common_pb";
import type { Question } from "../../generated/protocol/wire/v1/play_pb";
import { gridKind, offsetOf } from "../maps/cells";
import { decodePath } from "../maps/path";
import { isZones, zoneTitle } from "../maps/zones";
import { itemKind, sceneOf } from "../table/selectors";
import type { Cell, SceneId, Table } from "../table/table";
import { numberText } from "./figures";
import { lengthText, shownUnit } from "./length";

/// A text of the schema with each {name} replaced by that parameter, and each length, {3 m} or {name m}, in the shown
/// unit. Parameters unknown to the viewer read "…". Places are in the scene of the first named creature.
export function fill(table: Table, template: string, params: readonly Param[] = []): string {
  const scene = sceneAmong(table, params);
  return template.replace(/\{([\w.]+)(?: (\w+))?\}/g, (_, what: string, unit: string = "") => {
    const value = params.find((candidate) => table.schemaIndex.name(candidate.name) === what)?.value;
    if (unit === "") return value === undefined ? "…" : valueText(table, value, scene);
    const figure = value?.is.case === "number" ? Number(value.is.value) : Number(what);
    return Number.isNaN(figure) ? `… ${shownUnit(table, unit)}` : lengthText(table, figure, unit);
  });
}

/// The schema's text or name of `key`, filled. "" for none.
export function sentence(table: Table, key: number, params: readonly Param[] = []): string {
  return key === 0 ? "" : fill(table, table.schemaIndex.label(key), params);
}

/// The prompt of a question in the schema's words; {asked} is the asked creature.
export function questionText(table: Table, { prompt, params, asked }: Question): string {
  const name = table.creatures.get(asked)?.name ?? "the GM";
  return prompt === 0 ? "" : fill(table, table.schemaIndex.label(prompt).replaceAll("{asked}", name), params);
}

/// The reason of a refusal in the schema's words.
export function refusalText(table: Table, refusal: Refusal): string {
  const schema = table.schemaIndex.refusals.get(refusal.code);
  return fill(table, schema?.text ?? table.schemaIndex.label(refusal.code), refusal.params);
}

/// scene: the scene of its places; 0: the shown one.
export function valueText(table: Table, value: Value, scene: SceneId = 0): string {
  const { is } = value;
  switch (is.case) {
    case "yes":
      return is.value ? "yes" : "no";
    case "number":
      return numberText(is.value);
    case "key":
      return sentence(table, is.value);
    case "ref":
      return refText(table, is.value);
    case "place":
      return placeText(table, scene, is.value);
    case "path":
      return pathText(table, scene, is.value);
    case "list":
      return listText(is.value.values.map((entry) => valueText(table, entry, scene)));
    case "text":
      return is.value;
    case undefined:
      return "nothing";
    default:
      return assertNever(is);
  }
}

/// The name of the referenced thing, in the log as it was then. A creature unknown to the viewer reads "someone".
export function refText(table: Table, ref: Ref | undefined): string {
  if (ref === undefined) return "none";
  const { of } = ref;
  switch (of.case) {
    case "creature":
      return ref.name || (table.creatures.get(of.value)?.name ?? "someone");
    case "item":
      return itemText(table, ref.kind || itemKind(table, of.value));
    case "cell":
      return cellName(table, ref.within, of.value);
    case "fixture":
      return "the door";
    case "scene":
      return table.scenes.get(of.value)?.name ?? "the scene";
    case "encounter":
      return "the encounter";
    case "campaign":
      return table.campaign;
    case undefined:
      return "none";
    default:
      return assertNever(of);
  }
}

export function listText(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? "nothing";
  return `${words.slice(0, -1).join(", ")} and ${words[words.length - 1] ?? ""}`;
}

export function cellText(column: number, row: number): string {
  return `${numberText(column)},${numberText(row)}`;
}

/// The name of a cell: column and row on the screen, "4,3", or of a zone, "B2 Gatehouse". scene 0: the shown one.
export function cellName(table: Table, scene: SceneId, cell: Cell): string {
  const map = scene === 0 ? sceneOf(table, 0) : table.scenes.get(scene);
  if (map && isZones(map)) return zoneTitle(map, cell);
  const { column, row } = offsetOf(gridKind(map), cell);
  return cellText(column, row);
}

/// The scene of the first named creature; 0: none is named.
function sceneAmong(table: Table, params: readonly Param[]): SceneId {
  for (const { value } of params)
    if (value?.is.case === "ref" && value.is.value.of.case === "creature")
      return table.creatures.get(value.is.value.of.value)?.scene ?? 0;
  return 0;
}

function placeText(table: Table, scene: SceneId, place: Place): string {
  if (place.kind === Place_Kind.NOWHERE) return "somewhere";
  const cell = cellName(table, scene, place);
  return place.kind === Place_Kind.ZONE && place.height !== 0n ? `${cell}, level ${place.height}` : cell;
}

function pathText(table: Table, scene: SceneId, path: Path): string {
  const last = decodePath(path).at(-1);
  return last === undefined ? "nowhere" : cellName(table, scene, last);
}

function itemText(table: Table, kind: number): string {
  return kind === 0 ? "something" : table.schemaIndex.label(kind);
}
