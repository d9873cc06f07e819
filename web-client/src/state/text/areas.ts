// Areas of a scene: smoke, fire, gas. Pure.
import type { Condition, Scene, VisibleArea } from "../../generated/protocol/wire/v1/state_pb";
import type { Key } from "../table/schema_index";
import type { Cell, Creature, CreatureId, Table } from "../table/table";
import { numberText } from "./figures";
import { lengthText } from "./length";
import { durationText, leftText } from "./number_text";
import { cellName, fill, refText } from "./sentence";

export interface Area {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly harmful: boolean;
  /// The rulebook's text of its effect, and the rule.
  readonly text: string;
  readonly rule: Key;
  /// Null: everywhere in the scene.
  readonly center: Cell | null;
  readonly cells: readonly Cell[];
  /// The creatures inside.
  readonly within: readonly CreatureId[];
  /// "3d6", or "".
  readonly dice: string;
  /// "radius 3 m", or "".
  readonly size: string;
  /// "until ended", "3 rounds".
  readonly lasts: string;
  /// The rest of its duration in short, "3 turns"; "" if it is not counted.
  readonly left: string;
  /// "Smoke bomb, Cyrus", or "".
  readonly source: string;
}

/// The areas whose place the viewer knows.
export function areasOf(table: Table, scene: Scene): readonly Area[] {
  return scene.areas.flatMap((area) => {
    const seen = table.areas.get(area.id);
    return seen === undefined ? [] : [areaOf(table, area, seen)];
  });
}

/// The areas that cover `cell`.
export function areasAt(areas: readonly Area[], { column, row }: Cell): readonly Area[] {
  return areas.filter(
    ({ center, cells }) => center === null || cells.some((cell) => cell.column === column && cell.row === row),
  );
}

/// The creatures inside an area.
export function standingIn(table: Table, { within }: Area): readonly Creature[] {
  return within.flatMap((id) => table.creatures.get(id) ?? []);
}

/// "around 12,8, radius 3 m".
export function whereText(table: Table, scene: Scene, { center, size }: Area): string {
  const middle = center === null ? "everywhere" : `around ${cellName(table, scene.id, center)}`;
  return size === "" ? middle : `${middle}, ${size}`;
}

/// The label on the map: "Burning area · 1d6 · 3 turns".
export function areaLabel({ name, dice, left }: Area): string {
  return [name, dice, left].filter((word) => word !== "").join(" · ");
}

function areaOf(table: Table, area: Condition, seen: VisibleArea): Area {
  const schema = table.schemaIndex.conditions.get(area.key);
  const { center, radius } = seen;
  const from = [area.sourceKey === 0 ? "" : table.schemaIndex.label(area.sourceKey), madeBy(table, area)];
  return {
    id: area.id,
    name: schema?.name ?? table.schemaIndex.label(area.key),
    icon: schema?.icon ?? "",
    harmful: schema?.harmful ?? false,
    text: fill(table, schema?.text ?? ""),
    rule: schema?.rule ?? 0,
    center: center === undefined ? null : { column: center.column, row: center.row },
    cells: cellsOf(seen),
    within: seen.within,
    dice: diceText(seen),
    size: radius === 0n ? "" : `radius ${lengthText(table, Number(radius), table.schemaIndex.schema.unit)}`,
    lasts: durationText(table, area.ends),
    left: leftText(table, area.ends),
    source: from.filter((word) => word !== "").join(", "),
  };
}

/// Reads runs to the right: column and row of the first cell, and the length.
function cellsOf({ runs }: VisibleArea): readonly Cell[] {
  const cells: Cell[] = [];
  for (let at = 0; at + 2 < runs.length; at += 3) {
    const [column = 0, row = 0, length = 0] = runs.slice(at, at + 3);
    for (let along = 0; along < length; along += 1) cells.push({ column: column + along, row });
  }
  return cells;
}

function madeBy(table: Table, { source }: Condition): string {
  return source?.of.case === undefined ? "" : refText(table, source);
}

function diceText({ dice: count, sides, plus }: VisibleArea): string {
  const dice = count > 0 && sides > 0 ? `${count}d${sides}` : "";
  if (plus === 0) return dice;
  return dice === "" ? numberText(plus) : `${dice} ${plus > 0 ? "+" : "−"} ${Math.abs(plus)}`;
}
