// Long lists as the edits that carry them. Pure.

/// Parts of `list` in its order, each of at most `most`.
export function groupsOf<T>(list: readonly T[], most: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / most) }, (_, at) => list.slice(at * most, (at + 1) * most));
}
