// Completions of a chat line. Pure.
import { type SlashWord, slashWords } from "./slash_words";

export interface Suggestion {
  /// The whole line if the completion is taken.
  readonly line: string;
  readonly name: string;
  readonly what: string;
}

const mostSuggestions = 6;

/// Completions of `line` at its end: slash commands, `names` after /w and @, and `numbers` after the @ of dice.
export function suggestions(
  line: string,
  names: readonly string[],
  numbers: readonly string[] = [],
): readonly Suggestion[] {
  if (/^\/\w*$/.test(line)) return slashSuggestions(line);
  const whisper = /^(\/(?:w|whisper)\s+)("?)([^"\s]*)$/i.exec(line);
  if (whisper) return namesBegun(whisper[3] ?? "", ["gm", ...names], (name) => `${whisper[1]}${quoted(name)} `);
  if (endsInDice(line)) {
    const number = /^(.*@)(?:\{([^}]*)|(\w*))$/s.exec(line);
    return number ? namesBegun(number[2] ?? number[3] ?? "", numbers, (name) => `${number[1]}${braced(name)} `) : [];
  }
  const mention = /^(.*(?:^|\s)@)([^\s@]*)$/.exec(line);
  if (mention) return namesBegun(mention[2] ?? "", names, (name) => `${mention[1]}${quoted(name)} `);
  return [];
}

/// Whether a dice expression is being typed: after /r and its like, or in [[ that is still open.
function endsInDice(line: string): boolean {
  const first = /^(\/\w+)\s/.exec(line)?.[1]?.toLowerCase() ?? "";
  return (
    slashWords.some(({ words, rolls }) => rolls && words.includes(first)) ||
    line.lastIndexOf("[[") > line.lastIndexOf("]]")
  );
}

function slashSuggestions(line: string): readonly Suggestion[] {
  return slashWords
    .flatMap((entry) => {
      const word = entry.words.find((candidate) => candidate.startsWith(line.toLowerCase()));
      return word === undefined ? [] : [slashSuggestion(word, entry)];
    })
    .slice(0, mostSuggestions);
}

function slashSuggestion(word: string, entry: SlashWord): Suggestion {
  return { line: `${word} `, name: `${word} ${entry.form}`.trim(), what: entry.what };
}

function namesBegun(
  begun: string,
  names: readonly string[],
  completed: (name: string) => string,
): readonly Suggestion[] {
  const wanted = begun.toLowerCase();
  return names
    .filter((name) => name.toLowerCase().startsWith(wanted))
    .slice(0, mostSuggestions)
    .map((name) => ({ line: completed(name), name, what: "" }));
}

function quoted(name: string): string {
  return /\s/.test(name) ? `"${name}"` : name;
}

function braced(name: string): string {
  return /^\w+$/.test(name) ? name : `{${name}}`;
}
