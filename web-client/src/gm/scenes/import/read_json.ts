// JSON text as other programs write it: bare NaN and Infinity are read as null.
import { megabytes } from "../../../net/upload";
import { endOfString, faultIn } from "./json_fault";
import { mostFileBytes } from "./scene_draft";

export type JsonResult =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "problem"; readonly text: string };

/// Deeper than any scene; browsers need seconds for millions of levels.
const MOST_LEVELS = 64;

/// Returns the value, or a sentence with line and column. Linear in the text.
export function readJson(text: string): JsonResult {
  if (text.length > mostFileBytes)
    return { kind: "problem", text: `File too large (limit ${megabytes(mostFileBytes)}).` };
  const scanned = scan(text);
  if (scanned.kind === "too_deep") return { kind: "problem", text: `Nested too deep: ${placeIn(text, scanned.at)}.` };
  try {
    return { kind: "value", value: JSON.parse(scanned.text) };
  } catch {
    return { kind: "problem", text: `Not valid JSON: ${placeIn(scanned.text, faultIn(scanned.text))}.` };
  }
}

const CONSTANT = /-?Infinity|-?NaN/y;

function scan(text: string): { kind: "text"; text: string } | { kind: "too_deep"; at: number } {
  const pieces: string[] = [];
  let [copied, level] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '"') at = endOfString(text, at) - 1;
    else if (char === "[" || char === "{") level += 1;
    else if (char === "]" || char === "}") level -= 1;
    else if (char === "N" || char === "I" || char === "-") {
      CONSTANT.lastIndex = at;
      if (!CONSTANT.test(text)) continue;
      pieces.push(text.slice(copied, at), "null");
      copied = CONSTANT.lastIndex;
      at = copied - 1;
    }
    if (level > MOST_LEVELS) return { kind: "too_deep", at };
  }
  return { kind: "text", text: copied === 0 ? text : pieces.join("") + text.slice(copied) };
}

function placeIn(text: string, offset: number): string {
  let [line, start] = [1, 0];
  for (let next = text.indexOf("\n"); next >= 0 && next < offset; next = text.indexOf("\n", start)) {
    line += 1;
    start = next + 1;
  }
  return `line ${line}, column ${offset - start + 1}`;
}
