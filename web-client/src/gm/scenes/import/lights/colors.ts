// Colors of a file.
import type { ImportReport } from "../import_report";

const WHITE = 0xffffff;

/// The last six hex digits of a text such as "#ffb45e" or "ffffb45e". Null: no color.
export function colorOf(value: unknown): number | null {
  const [, digits] = typeof value === "string" ? (/^#?(?:[0-9a-f]{2})?([0-9a-f]{6})$/i.exec(value.trim()) ?? []) : [];
  return digits === undefined ? null : Number.parseInt(digits, 16);
}

/// The color of one of a kind, white where the file has none; one that cannot be read is reported.
export function colorOrWhite(
  value: unknown,
  { kind, at }: { readonly kind: string; readonly at: string },
  report: ImportReport,
): number {
  if (value === undefined || value === null) return WHITE;
  const color = colorOf(value);
  if (color === null) report.add(kind, "changed", "Its color cannot be read: it is white.", at);
  return color ?? WHITE;
}
