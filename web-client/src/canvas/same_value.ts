// Whether two values of plain data say the same. Pure.

/// Compares members, elements and entries. What is shared by both costs nothing.
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((one, at) => sameValue(one, b[at]));
  if (a instanceof Set) return b instanceof Set && a.size === b.size && [...a].every((one) => b.has(one));
  if (a instanceof Map)
    return (
      b instanceof Map && a.size === b.size && [...a].every(([key, one]) => b.has(key) && sameValue(one, b.get(key)))
    );
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return left.length === right.size && left.every(([key, one]) => right.has(key) && sameValue(one, right.get(key)));
}
