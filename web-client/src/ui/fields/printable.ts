// Removes invisible characters of pasted text, which the server refuses.

/// `text` without control characters, except line ends and tabs.
export function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, "");
}
