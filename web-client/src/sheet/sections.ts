// A creature's sheet as sections of rows, drawn from the schema's groups. Pure.
import type { Sum } from "../generated/protocol/wire/v1/common_pb";
import type { Sheet, SheetLine } from "../generated/protocol/wire/v1/play_pb";
import {
  type NumberSchema,
  NumberSchema_Importance,
  NumberSchema_Kind,
  NumberSchema_Owner,
  Visibility,
} from "../generated/protocol/wire/v1/schema_pb";
import { reservedOf } from "../state/table/selectors";
import type { Creature, Table } from "../state/table/table";

/// One number on the sheet. `value` is null if this viewer may not know it.
export interface Row {
  readonly number: NumberSchema;
  readonly value: number | null;
  /// The maximum of a resource; null if it has none or it is unknown.
  readonly most: number | null;
  /// The reserved part of a resource.
  readonly reserved: number;
  /// The parts of a computed total.
  readonly sum: Sum | null;
  /// The rule behind the sum; 0: none.
  readonly rule: number;
  /// The server's line, if it is thrown with dice.
  readonly thrown: SheetLine | null;
}

export interface Section {
  readonly name: string;
  readonly rows: readonly Row[];
}

/// The numbers of `creature` that this viewer may know and a sheet shows, by the schema's groups, in the schema's order.
/// sheet: the server's computed lines, or null while they are awaited.
export function sections(table: Table, creature: Creature, sheet: Sheet | null): readonly Section[] {
  return sectionsOf(table, creature, sheet, (importance) => importance !== NumberSchema_Importance.HIDDEN);
}

/// What the rules remember for themselves: on no sheet, for a GM to mend.
export function hiddenSections(table: Table, creature: Creature): readonly Section[] {
  return sectionsOf(table, creature, null, (importance) => importance === NumberSchema_Importance.HIDDEN);
}

function sectionsOf(
  table: Table,
  creature: Creature,
  sheet: Sheet | null,
  isShown: (importance: NumberSchema_Importance) => boolean,
): readonly Section[] {
  const byGroup = new Map<string, Row[]>();
  for (const number of table.schemaIndex.schema.numbers) {
    if (number.owner !== NumberSchema_Owner.CREATURE || !isShown(number.importance)) continue;
    if (!mayKnow(table, creature, number.visibility)) continue;
    const row = rowOf(creature, sheet, number);
    if (number.derived && row.value === null) continue;
    byGroup.set(number.group, [...(byGroup.get(number.group) ?? []), row]);
  }
  return [...byGroup].map(([name, rows]) => ({ name, rows }));
}

/// A sheet below its bars: the sections that stay open, and those that are folded.
export function folded(all: readonly Section[]): { main: readonly Section[]; detail: readonly Section[] } {
  const part = (fits: (row: Row) => boolean) =>
    all
      .map(({ name, rows }) => ({ name, rows: rows.filter((row) => !isResource(row) && fits(row)) }))
      .filter(({ rows }) => rows.length > 0);
  const isMain = ({ number }: Row) => number.importance === NumberSchema_Importance.MAIN;
  return { main: part((row) => isMain(row)), detail: part((row) => !isMain(row)) };
}

/// Whether the row is a flag that is not set.
export function isQuiet({ number, value }: Row): boolean {
  return number.kind === NumberSchema_Kind.FLAG && value === 0;
}

function isResource({ number }: Row): boolean {
  return number.kind === NumberSchema_Kind.RESOURCE;
}

/// The resources of all sections, which have bars.
export function resources(all: readonly Section[]): readonly Row[] {
  return all.flatMap((section) => section.rows.filter(isResource));
}

/// Whether this viewer may know a number of `creature`.
export function mayKnow(table: Table, creature: Creature, visibility: Visibility): boolean {
  if (table.gm || visibility === Visibility.EVERYONE) return true;
  if (creature.seats.includes(table.seat)) return visibility !== Visibility.GM;
  if (visibility !== Visibility.SIDE) return false;
  return [...table.creatures.values()].some((own) => own.seats.includes(table.seat) && own.side === creature.side);
}

function rowOf(creature: Creature, sheet: Sheet | null, number: NumberSchema): Row {
  const line = sheet?.lines.find((candidate) => candidate.number === number.key);
  const total = line?.sum?.total;
  const stored = number.derived ? null : (creature.numbers.get(number.key) ?? 0);
  return {
    number,
    value: total === undefined ? stored : Number(total),
    most: number.maxKey === 0 ? null : mostOf(creature, sheet, number.maxKey),
    reserved: reservedOf(creature, number),
    sum: line?.sum ?? null,
    rule: line?.rule ?? 0,
    thrown: line !== undefined && line.dice > 0 ? line : null,
  };
}

function mostOf(creature: Creature, sheet: Sheet | null, key: number): number | null {
  const total = sheet?.lines.find((line) => line.number === key)?.sum?.total;
  return total === undefined ? (creature.numbers.get(key) ?? null) : Number(total);
}
