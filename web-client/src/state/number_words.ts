// A number in the words of its kind.
import { type NumberSchema, NumberSchema_Kind } from "../generated/protocol/wire/v1/schema_pb";
import { numberText } from "./sentence";
import type { Table } from "./table";

/// "12 m", "yes", "spent", or the symbol's name; "?" where it is not known.
export function numberWords(table: Table, number: NumberSchema, value: number | null): string {
  if (value === null) return "?";
  switch (number.kind) {
    case NumberSchema_Kind.FLAG:
      return value === 0 ? "no" : "yes";
    case NumberSchema_Kind.PIP:
      return value === 0 ? "free" : "spent";
    case NumberSchema_Kind.SYMBOL:
      return table.dictionary.label(value === 0 ? (number.symbols[0] ?? 0) : value);
    case NumberSchema_Kind.PLAIN:
    case NumberSchema_Kind.RESOURCE:
    case NumberSchema_Kind.GROUP:
      return number.unit === "" ? numberText(value) : `${numberText(value)} ${number.unit}`;
  }
}

/// How long something lasts still: "2 rounds", "until ended".
export function endingWords(table: Table, ends: { unit: number; left: bigint } | undefined): string {
  if (ends === undefined || ends.unit === 0) return "until ended";
  const unit = table.dictionary.label(ends.unit);
  return ends.left === 0n ? unit : `${numberText(ends.left)} ${unit}`;
}
