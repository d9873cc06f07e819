// Fields of JSON values that nothing is known about.
import type { MapPoint } from "../../../state/maps/walls";

export type Fields = Readonly<Record<string, unknown>>;

/// The fields of an object; none of anything else.
export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/// The members of a list; none of anything else.
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/// A finite number, or null. A text is no number.
export function numberOf(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/// A text without spaces around it, at most 100 characters; empty: none.
export function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim().slice(0, 100) : "";
}

/// {x, y} of finite numbers, or null.
export function pointOf(value: unknown): MapPoint | null {
  const { x, y } = fieldsOf(value);
  const [across, down] = [numberOf(x), numberOf(y)];
  return across === null || down === null ? null : { x: across, y: down };
}
