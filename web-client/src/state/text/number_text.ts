// A number as text, by its kind.
import { assertNever } from "../../assert_never";
import { type NumberSchema, NumberSchema_Kind } from "../../generated/protocol/wire/v1/schema_pb";
import type { Duration } from "../../generated/protocol/wire/v1/state_pb";
import type { CreatureId, Table } from "../table/table";
import { numberText } from "./figures";
import { lengthText } from "./length";
import { refText } from "./sentence";

/// "12 m", "yes", "used", or the name of the symbol or step; "?" if unknown.
export function schemaNumberText(
  table: Pick<Table, "schemaIndex" | "houseRules">,
  number: NumberSchema,
  value: number | null,
): string {
  if (value === null) return "?";
  switch (number.kind) {
    case NumberSchema_Kind.FLAG:
      return value === 0 ? "no" : "yes";
    case NumberSchema_Kind.PIP:
      return value === 0 ? "available" : "used";
    case NumberSchema_Kind.SYMBOL:
      return table.schemaIndex.label(value === 0 ? (number.symbols[0] ?? 0) : value);
    case NumberSchema_Kind.LADDER:
      return table.schemaIndex.label(number.symbols[value - Number(number.min)] ?? 0);
    case NumberSchema_Kind.PLAIN:
    case NumberSchema_Kind.RESOURCE:
    case NumberSchema_Kind.GROUP:
    case NumberSchema_Kind.PILE:
      return lengthText(table, value, number.unit);
    default:
      return assertNever(number.kind);
  }
}

/// The duration of what stays until the GM removes it.
export const untilRemoved = "until removed";

/// The rest of a duration: "2 rounds", "until removed", "until the start of its turn (Ann), 3 turns from now". of: the
/// owner, who is not named.
export function durationText(table: Table, ends: Duration | undefined, of: CreatureId = 0): string {
  if (ends === undefined || ends.unit === 0) return untilRemoved;
  const moment = table.schemaIndex.until(ends.unit);
  const { countsTurnsOf, left } = ends;
  if (moment === "") return countedText(table, ends);
  const other =
    countsTurnsOf?.of.case === "creature" && countsTurnsOf.of.value !== of ? ` (${refText(table, countsTurnsOf)})` : "";
  return `${moment}${other}${left > 1n ? `, ${numberText(left)} turns from now` : ""}`;
}

/// The rest of a duration in short: "2 rounds", "1 turn"; "" if it is not counted.
export function leftText(table: Table, ends: Duration | undefined): string {
  if (ends === undefined || ends.left === 0n) return "";
  if (table.schemaIndex.until(ends.unit) === "") return countedText(table, ends);
  return ends.left === 1n ? "1 turn" : `${numberText(ends.left)} turns`;
}

function countedText({ schemaIndex }: Table, { unit, left }: Duration): string {
  return left === 0n ? schemaIndex.label(unit) : `${numberText(left)} ${schemaIndex.label(unit)}`;
}
