// Names of creatures of one kind. Pure.

/// `name`, with the next number if a creature has it already: "Raider", "Raider 2", "Raider 3".
export function numberedName(name: string, taken: Iterable<string>): string {
  const base = name.replace(/ \d+$/, "");
  const numbers = [...taken].flatMap((other) => numberOf(other, base) ?? []);
  return numbers.length === 0 ? name : `${base} ${Math.max(...numbers) + 1}`;
}

/// The number of `name` among those of `base`; the one without a number is the first. Null: none of them.
function numberOf(name: string, base: string): number | null {
  if (name === base) return 1;
  const end = name.startsWith(`${base} `) ? name.slice(base.length + 1) : "";
  return /^\d+$/.test(end) ? Number(end) : null;
}
