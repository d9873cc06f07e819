// Some members of a long list. Pure.

/// The numbers of at most `most` of `count` members, evenly spread from the first to the last. most: 2 at least.
export function spread(count: number, most: number): readonly number[] {
  const step = count <= most ? 1 : (count - 1) / (most - 1);
  return Array.from({ length: Math.min(count, most) }, (_, at) => Math.round(at * step));
}
