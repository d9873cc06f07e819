// The lists of a file: their members in order, as many as a scene can have.
import { type ImportReport, reasons } from "./import_report";

export interface ListField {
  /// What the report calls its members.
  readonly kind: string;
  /// The field of the file.
  readonly field: string;
  readonly value: unknown;
  /// How many parts of it a scene can have at most, and the sentence that says so.
  readonly most: number;
  readonly limit: string;
}

/// read: what one member becomes, or why it is dropped. Linear, and bounded by what a scene can have.
export function readList<Part>(
  { kind, field, value, most, limit }: ListField,
  read: (member: unknown, at: string) => readonly Part[] | string,
  report: ImportReport,
): readonly Part[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    report.add(kind, "dropped", reasons.noList, field);
    return [];
  }
  const parts: Part[] = [];
  const dropRest = (count: number) => report.addAll({ kind, fate: "dropped", reason: limit }, count);
  for (const [index, member] of value.entries()) {
    const room = most - parts.length;
    if (room <= 0) {
      dropRest(value.length - index);
      break;
    }
    const at = `${field}[${index}]`;
    const found = read(member, at);
    if (typeof found === "string") report.add(kind, "dropped", found, at);
    else {
      parts.push(...found.slice(0, room));
      dropRest(found.length - room);
    }
  }
  return parts;
}
