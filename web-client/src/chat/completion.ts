// Completions of a chat line. Pure.
import { type SlashWord, slashWords } from "./slash_words";

export interface Suggestion {
  /// The whole line if the completion is taken.
  readonly line: string;
  readonly name: string;
  readonly what: string;
}

const mostSuggestions = 6;

/// Completions of `line` at its end: slash commands, or `names` after /w and @.
export function suggestions(line: string, names: readonly string[]): readonly Suggestion[] {
  if (/^\/\w*$/.test(line)) return slashSuggestions(line);
  const whisper = /^(\/(?:w|whisper)\s+)("?)([^"\s]*)$/i.exec(line);
  if (whisper) return nameSuggestions(whisper[1] ?? "", whisper[3] ?? "", ["gm", ...names]);
  const mention = /^(.*(?:^|\s)@)([^\s@]*)$/.exec(line);
  if (mention) return nameSuggestions(mention[1] ?? "", mention[2] ?? "", names);
  return [];
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

function nameSuggestions(before: string, begun: string, names: readonly string[]): readonly Suggestion[] {
  const wanted = begun.toLowerCase();
  return names
    .filter((name) => name.toLowerCase().startsWith(wanted))
    .slice(0, mostSuggestions)
    .map((name) => ({ line: `${before}${quoted(name)} `, name, what: "" }));
}

function quoted(name: string): string {
  return /\s/.test(name) ? `"${name}"` : name;
}
