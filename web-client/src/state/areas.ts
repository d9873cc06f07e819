// What lies on part of a scene for a while: smoke, fire, gas. Pure.
import { type Condition, type Scene, Scene_Grid } from "../generated/protocol/wire/v1/state_pb";
import type { Key } from "./dictionary";
import { tenthMm } from "./length";
import { endingWords, leftWords } from "./number_words";
import { cellName, numberText, refText } from "./sentence";
import type { Cell, Creature, Table } from "./table";
import { allCells, isZones, openZones } from "./zones";

export interface Area {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly harmful: boolean;
  /// What it does, as the rulebook says it, and the rule.
  readonly text: string;
  readonly rule: Key;
  /// Null: it is everywhere in the scene.
  readonly centre: Cell | null;
  readonly cells: readonly Cell[];
  /// "3d6", or "".
  readonly dice: string;
  /// "radius 3 m", or "".
  readonly size: string;
  /// "until ended", "3 rounds".
  readonly lasts: string;
  /// The same in few words: "3 turns", or "" where it is not counted.
  readonly left: string;
  /// "Smoke bomb, Cyrus", or "".
  readonly source: string;
}

export function areasOf(table: Table, scene: Scene): readonly Area[] {
  return scene.areas.map((area) => areaOf(table, scene, area));
}

/// Those that cover `cell`.
export function areasAt(areas: readonly Area[], { column, row }: Cell): readonly Area[] {
  return areas.filter(
    ({ centre, cells }) => centre === null || cells.some((cell) => cell.column === column && cell.row === row),
  );
}

/// The creatures that stand in it.
export function standingIn(table: Table, scene: Scene, area: Area): readonly Creature[] {
  return [...table.creatures.values()].filter((creature) => {
    if (creature.scene !== scene.id || creature.cell === null) return false;
    return footprint(scene, creature.cell, creature.size).some((cell) => areasAt([area], cell).length > 0);
  });
}

/// "around 12,8, radius 3 m".
export function whereText(table: Table, scene: Scene, { centre, size }: Area): string {
  const middle = centre === null ? "everywhere" : `around ${cellName(table, scene.id, centre)}`;
  return size === "" ? middle : `${middle}, ${size}`;
}

/// "Burning area · 1d6 · 3 turns": what is written on the map.
export function areaLabel({ name, dice, left }: Area): string {
  return [name, dice, left].filter((word) => word !== "").join(" · ");
}

function areaOf(table: Table, scene: Scene, area: Condition): Area {
  const schema = table.dictionary.conditions.get(area.key);
  const datum = (name: string) => {
    const found = area.data.find(({ key }) => table.dictionary.name(key) === name);
    return found === undefined ? null : Number(found.value);
  };
  const [column, radius] = [datum("column"), datum("radius") ?? 0];
  const centre = column === null ? null : { column, row: datum("row") ?? 0 };
  const disc = (datum("disc") ?? 0) !== 0;
  const from = [area.sourceKey === 0 ? "" : table.dictionary.label(area.sourceKey), madeBy(table, area)];
  return {
    id: area.id,
    name: schema?.name ?? table.dictionary.label(area.key),
    icon: schema?.icon ?? "",
    harmful: schema?.harmful ?? false,
    text: schema?.text ?? "",
    rule: schema?.rule ?? 0,
    centre,
    cells: centre === null ? [] : cellsWithin(scene, centre, radius, tenthMm(table.dictionary.schema.unit), disc),
    dice: diceText(datum("count") ?? 0, datum("sides") ?? 0, datum("plus") ?? 0),
    size: radius === 0 ? "" : `radius ${numberText(radius)} ${table.dictionary.schema.unit}`.trimEnd(),
    lasts: endingWords(table, area.ends),
    left: leftWords(table, area.ends),
    source: from.filter((word) => word !== "").join(", "),
  };
}

function footprint(scene: Scene, { column, row }: Cell, size: number): readonly Cell[] {
  const width = isZones(scene) ? 1 : size;
  return Array.from({ length: width * width }, (_, at) => ({
    column: column + (at % width),
    row: row + Math.floor(at / width),
  }));
}

function madeBy(table: Table, { source }: Condition): string {
  return source?.of.case === undefined ? "" : refText(table, source);
}

function diceText(count: number, sides: number, plus: number): string {
  const dice = count > 0 && sides > 0 ? `${count}d${sides}` : "";
  if (plus === 0) return dice;
  return dice === "" ? numberText(plus) : `${dice} ${plus > 0 ? "+" : "−"} ${Math.abs(plus)}`;
}

/// The cells, or open zones, no farther than `radius` units from `centre`, parts of a unit counted whole.
/// disc: as the crow flies, else by the longer side.
export function cellsWithin(scene: Scene, centre: Cell, radius: number, unit: number, disc: boolean): readonly Cell[] {
  const units = (steps: number) => Math.ceil((steps * Number(scene.cell)) / unit);
  const within = (dx: number, dy: number) => {
    if (isZones(scene)) return units(dx + dy) <= radius;
    if (disc && scene.grid === Scene_Grid.SQUARE) return units(dx) ** 2 + units(dy) ** 2 < (radius + 1) ** 2;
    return units(Math.max(dx, dy)) <= radius;
  };
  return (isZones(scene) ? openZones(scene) : allCells(scene)).filter(({ column, row }) =>
    within(Math.abs(column - centre.column), Math.abs(row - centre.row)),
  );
}
