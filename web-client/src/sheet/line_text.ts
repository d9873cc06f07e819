// A line of the server's sheet as text: "d20+5", "2d6+3 edged", "3 m". Pure.
import type { SheetLine } from "../generated/protocol/wire/v1/play_pb";
import type { Table } from "../state/table/table";
import { numberText, signedText } from "../state/text/figures";
import { schemaNumberText } from "../state/text/number_text";

export function lineText(table: Table, line: SheetLine): string {
  const words = [figureOf(table, line), line.word === 0 ? "" : table.schemaIndex.label(line.word)];
  return words.filter((word) => word !== "").join(" ");
}

function figureOf(table: Table, { number, sum, dice, sides }: SheetLine): string {
  const total = sum?.total;
  if (dice > 0)
    return `${dice === 1 ? "" : dice}d${sides}${total === undefined || total === 0n ? "" : signedText(total)}`;
  const schema = table.schemaIndex.numbers.get(number);
  if (total === undefined) return "?";
  return schema === undefined ? numberText(total) : schemaNumberText(table, schema, Number(total));
}
