// Pasted text brings characters along that nobody sees and the server refuses.

/// `text` without control characters; line ends and tabs stay.
export function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, "");
}
