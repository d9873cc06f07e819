// A long chat message, cut to what leaves room for the others. Pure.
const MOST_LINES = 8;
const MOST_LETTERS = 500;

/// The beginning of a long text, at most 8 lines and 500 characters; null: the text is short.
export function foldedText(text: string): string | null {
  const lines = text.split("\n").slice(0, MOST_LINES).join("\n");
  const letters = [...lines].slice(0, MOST_LETTERS).join("");
  return letters.length === text.length ? null : `${letters.trimEnd()}…`;
}
