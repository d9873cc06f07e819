// Lengths in the rulebook's unit, and in the unit that this table shows. Numbers of the server stay unchanged. Pure.

import type { Table } from "../table/table";
import { numberText } from "./figures";

type Book = Pick<Table, "schemaIndex" | "houseRules">;

/// The house rule for the shown unit, with its values; every rulebook with metres, feet or yards has it.
const HOUSE_RULE = "shown_unit";
const SHOWN: Readonly<Record<string, string>> = { metres: "m", feet: "ft", yards: "yd" };

/// A metre, yard or foot in 0.1 mm, the unit of cells.
export function tenthMm(unit: string): number {
  if (unit.startsWith("f")) return 3048;
  return unit.startsWith("y") ? 9144 : 10000;
}

export function isLength(unit: string): boolean {
  return /^(m|met(re|er)s?|ft|foot|feet|yd|yards?)$/.test(unit);
}

/// The unit that this table shows for the rulebook's `unit`; other units stay.
export function shownUnit({ schemaIndex, houseRules }: Book, unit: string): string {
  if (!isLength(unit)) return unit;
  const rule = schemaIndex.houseRules.get(schemaIndex.key(HOUSE_RULE));
  if (rule === undefined) return unit;
  const chosen = rule.values[houseRules.get(rule.key) ?? Number(rule.defaultValue)];
  return SHOWN[schemaIndex.name(chosen ?? 0)] ?? unit;
}

/// `value` of the rulebook's `unit` in the shown unit, without the unit's name. At most one decimal after a
/// conversion, else two.
export function lengthFigure(book: Book, value: number, unit: string): string {
  const shown = shownUnit(book, unit);
  if (shown === unit) return numberText(Math.round(value * 100) / 100);
  return numberText(Math.round((value * tenthMm(unit) * 10) / tenthMm(shown)) / 10);
}

/// "12 m", "39.4 ft".
export function lengthText(book: Book, value: number, unit: string): string {
  return `${lengthFigure(book, value, unit)} ${shownUnit(book, unit)}`.trimEnd();
}
