// Lengths as the rulebook counts them, and as this table wants to read them. The server's numbers stay what they are. Pure.
import { numberText } from "./figures";
import type { Table } from "./table";

type Book = Pick<Table, "schemaIndex" | "switches">;

/// The house rule, and its values, that every rulebook with metres, feet or yards has.
const HOUSE_RULE = "shown_unit";
const SHOWN: Readonly<Record<string, string>> = { metres: "m", feet: "ft", yards: "yd" };

/// A metre, yard or foot in the 0.1 mm that cells are measured in.
export function tenthMm(unit: string): number {
  if (unit.startsWith("f")) return 3048;
  return unit.startsWith("y") ? 9144 : 10000;
}

export function isLength(unit: string): boolean {
  return /^(m|met(re|er)s?|ft|foot|feet|yd|yards?)$/.test(unit);
}

/// What this table reads lengths in that the rulebook has in `unit`; of anything else `unit` itself.
export function shownUnit({ schemaIndex, switches }: Book, unit: string): string {
  if (!isLength(unit)) return unit;
  const rule = schemaIndex.switches.get(schemaIndex.key(HOUSE_RULE));
  if (rule === undefined) return unit;
  const chosen = rule.values[switches.get(rule.key) ?? Number(rule.otherwise)];
  return SHOWN[schemaIndex.name(chosen ?? 0)] ?? unit;
}

/// `value` of the rulebook's `unit`, in what this table reads: without the unit's name, at most one digit after the point
/// where it had to be converted and two where not.
export function lengthFigure(book: Book, value: number, unit: string): string {
  const shown = shownUnit(book, unit);
  if (shown === unit) return numberText(Math.round(value * 100) / 100);
  return numberText(Math.round((value * tenthMm(unit) * 10) / tenthMm(shown)) / 10);
}

/// "12 m", "39.4 ft".
export function lengthText(book: Book, value: number, unit: string): string {
  return `${lengthFigure(book, value, unit)} ${shownUnit(book, unit)}`.trimEnd();
}
