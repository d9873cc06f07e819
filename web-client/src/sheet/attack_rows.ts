// The attacks of a sheet as rows: what each is called, its figures, and the action behind its button. Pure.
import { allOffered, type Offered } from "../actions/offered";
import type { Sheet, SheetLine } from "../generated/protocol/wire/v1/play_pb";
import { FieldSchema_Kind } from "../generated/protocol/wire/v1/schema_pb";
import type { Table } from "../state/table/table";
import { sentence } from "../state/text/sentence";
import { lineText } from "./line_text";

export interface Figure {
  readonly name: string;
  readonly words: string;
  readonly line: SheetLine;
}

export interface AttackRow {
  /// The weapon, with what is chosen about it: "Broadsword, swing".
  readonly name: string;
  readonly figures: readonly Figure[];
  readonly offered: Offered;
}

/// The attacks in the rulebook's order; none while the sheet is awaited, or of a creature of others.
export function attackRows(table: Table, sheet: Sheet | null): readonly AttackRow[] {
  return (sheet?.attacks ?? []).flatMap(({ name, lines, offer }) => {
    const offered = offer === undefined ? undefined : allOffered(table, [offer])[0];
    if (offered === undefined) return [];
    const choices = offered.given.flatMap((param) => {
      const field = offered.schema.form.find(({ key }) => key === param.name);
      const is = param.value?.is;
      return field?.kind === FieldSchema_Kind.CHOICE && is?.case === "key" ? [sentence(table, is.value)] : [];
    });
    const figures = lines.map((line) => ({
      name: table.schemaIndex.label(line.number),
      words: lineText(table, line),
      line,
    }));
    return [{ name: [table.schemaIndex.label(name), ...choices].join(", "), figures, offered }];
  });
}
