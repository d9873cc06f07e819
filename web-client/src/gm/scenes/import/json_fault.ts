// Where JSON text breaks the syntax. Browsers do not always say it.

const SPACE = /[ \t\r\n]*/y;
const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/// What may come next. Where it is a first one or a comma, the list or object may end as well.
type Wanted = "value" | "first_value" | "key" | "first_key" | "colon" | "comma";

/// The offset of the first character that may not stand there; the length if the text ends too early. text: at most
/// some 64 levels deep. Linear.
export function faultIn(text: string): number {
  const open: string[] = [];
  let wanted: Wanted = "value";
  let at = after(SPACE, text, 0);
  while (at < text.length) {
    const char = text[at] ?? "";
    const key: boolean = wanted === "key" || wanted === "first_key";
    const mayEnd = wanted !== "value" && wanted !== "key" && wanted !== "colon";
    if (mayEnd && open.length > 0 && char === (open.at(-1) === "{" ? "}" : "]")) {
      open.pop();
      wanted = "comma";
      at += 1;
    } else if (wanted === "comma") {
      if (char !== "," || open.length === 0) return at;
      wanted = open.at(-1) === "{" ? "key" : "value";
      at += 1;
    } else if (wanted === "colon") {
      if (char !== ":") return at;
      wanted = "value";
      at += 1;
    } else if (!key && (char === "{" || char === "[")) {
      open.push(char);
      wanted = char === "{" ? "first_key" : "first_value";
      at += 1;
    } else {
      const next = char === '"' ? endOfString(text, at) : key ? at : after(LITERAL, text, at);
      if (next === at || (char === '"' && !isJson(text.slice(at, next)))) return at;
      wanted = key ? "colon" : "comma";
      at = next;
    }
    at = after(SPACE, text, at);
  }
  return at;
}

/// The end of the string whose quote is at `start`: behind its last quote, or the end of the text.
export function endOfString(text: string, start: number): number {
  for (let end = start; ; ) {
    end = text.indexOf('"', end + 1);
    if (end < 0) return text.length;
    let backslashes = 0;
    while (text[end - 1 - backslashes] === "\\") backslashes += 1;
    if (backslashes % 2 === 0) return end + 1;
  }
}

function after(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
