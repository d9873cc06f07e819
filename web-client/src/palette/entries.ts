// The entries of the command palette, and the search in them. Pure.

export interface Entry {
  readonly id: string;
  /// The heading that it stands under.
  readonly group: string;
  readonly name: string;
  readonly detail: string;
  /// "" or absent: it can be chosen.
  readonly disabledReason?: string;
  readonly run: () => void;
}

export interface EntryGroup {
  readonly name: string;
  readonly entries: readonly Entry[];
}

/// So many of a group at most, once something is typed.
const MOST = 8;

/// The entries with every word of `typed`, best first in their groups: names that begin with it, then names with all
/// words, then the rest. Without words, those of `first` groups only.
export function matchingEntries(
  entries: readonly Entry[],
  typed: string,
  first: readonly string[],
): readonly EntryGroup[] {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const found = words.length === 0 ? entries.filter(({ group }) => first.includes(group)) : entries;
  const ranked = found
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank < NONE)
    .sort((a, b) => a.rank - b.rank || disabled(a.entry) - disabled(b.entry));
  const groups = new Map<string, Entry[]>(entries.map(({ group }) => [group, []]));
  for (const { entry } of ranked) groups.get(entry.group)?.push(entry);
  return [...groups]
    .map(([name, members]) => ({ name, entries: words.length === 0 ? members : members.slice(0, MOST) }))
    .filter((group) => group.entries.length > 0);
}

/// 1: it cannot be chosen now, and stands behind equal ones.
function disabled({ disabledReason = "" }: Entry): number {
  return disabledReason === "" ? 0 : 1;
}

const NONE = 3;

function rankOf({ name, detail }: Entry, words: readonly string[]): number {
  const title = name.toLowerCase();
  if (title.startsWith(words.join(" "))) return 0;
  if (words.every((word) => title.includes(word))) return 1;
  return words.every((word) => `${title} ${detail.toLowerCase()}`.includes(word)) ? 2 : NONE;
}
