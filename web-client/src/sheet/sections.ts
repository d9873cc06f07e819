// A creature's sheet as sections of rows, drawn from the schema's groups. Pure.
import type { Sum } from "../generated/protocol/wire/v1/common_pb";
import type { Sheet } from "../generated/protocol/wire/v1/play_pb";
import {
  type NumberSchema,
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
}

export interface Section {
  readonly name: string;
  readonly rows: readonly Row[];
}

/// Every number of `creature` that this viewer may know, by the schema's groups, in the schema's order.
/// sheet: the server's computed lines, or null while they are awaited.
export function sections(table: Table, creature: Creature, sheet: Sheet | null): readonly Section[] {
  const byGroup = new Map<string, Row[]>();
  for (const number of table.schemaIndex.schema.numbers) {
    if (number.owner !== NumberSchema_Owner.CREATURE || !mayKnow(table, creature, number.visibility)) continue;
    const row = rowOf(creature, sheet, number);
    if (number.derived && row.value === null) continue;
    byGroup.set(number.group, [...(byGroup.get(number.group) ?? []), row]);
  }
  return [...byGroup].map(([name, rows]) => ({ name, rows }));
}

/// The resources of all sections, which have bars.
export function resources(all: readonly Section[]): readonly Row[] {
  return all.flatMap((section) => section.rows.filter((row) => row.number.kind === NumberSchema_Kind.RESOURCE));
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
  };
}

function mostOf(creature: Creature, sheet: Sheet | null, key: number): number | null {
  const total = sheet?.lines.find((line) => line.number === key)?.sum?.total;
  return total === undefined ? (creature.numbers.get(key) ?? null) : Number(total);
}
