// Texts of other programs as notes show them: plain, without HTML and what is not seen. Pure.
import { printable } from "../../../../ui/fields/printable";

/// Of a note, in characters, as the protocol bounds them.
export const mostTitle = 80;
export const mostText = 4000;
/// Of a text, before it is made plain.
const MOST_READ = 20_000;

const SCRIPT = /<(script|style)\b[\s\S]*?(?:<\/\1[^<>]*>?|$)/gi;
const LINE_END = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]*>|\r\n?/gi;
const TAG = /<[a-z/!][^<>]*>/gi;
const ENTITY = /&(amp|lt|gt|quot|#39|nbsp);/g;
const ENTITIES = new Map(Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " }));
/// Marks of direction and others that the server removes, and halves of characters.
const UNSEEN = /[\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\p{Cs}/gu;

/// A text without HTML; "" of anything else. Linear.
export function plainText(value: unknown): string {
  if (typeof value !== "string") return "";
  const text = value
    .slice(0, MOST_READ)
    .replaceAll(SCRIPT, "")
    .replaceAll(LINE_END, "\n")
    .replaceAll(TAG, "")
    .replaceAll(ENTITY, (_, name: string) => ENTITIES.get(name) ?? "");
  return printable(text.replaceAll(UNSEEN, "")).trim();
}

/// Its words in one line of at most `most` characters.
export function inOneLine(text: string, most: number): string {
  return cut(text.replaceAll(/\s+/g, " "), most);
}

/// The title of a note, and under it the whole text where the title cannot hold it.
export function titled(text: string): { readonly title: string; readonly text: string } {
  const title = inOneLine(text, mostTitle);
  return { title, text: title === text ? "" : cut(text, mostText) };
}

/// most: characters, as the server counts them.
function cut(text: string, most: number): string {
  return [...text].slice(0, most).join("").trim();
}
