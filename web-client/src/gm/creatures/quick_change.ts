// Damage and healing typed at a token. Pure.
import type { Resource } from "../../state/table/selectors";
import { readChange, readWhole } from "../../ui/fields/whole_number";

/// The new value: "-5" takes away, down to the least; "+3" gives, up to the maximum; "12" or "=12" sets. Null:
/// unreadable or out of bounds.
export function quickChange(typed: string, { schema, value, most }: Resource): number | null {
  const [least, highest] = [Number(schema.min), Number(schema.max)];
  const change = /^\s*[+−-]/.test(typed) ? readWhole(typed, -1e12, 1e12) : null;
  if (change === null) return readChange(typed, value, least, highest);
  if (change < 0) return Math.max(Math.min(value, least), value + change);
  return Math.min(Math.max(value, most ?? highest), value + change);
}
