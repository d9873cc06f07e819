// The slash commands known from other tables. The server parses them; the client shows and completes them.

export interface SlashWord {
  /// The first is the one shown, the others are also understood.
  readonly words: readonly string[];
  readonly form: string;
  readonly what: string;
}

export const slashWords: readonly SlashWord[] = [
  { words: ["/r", "/roll", "/pr", "/die"], form: "2d6+3 # why", what: "Roll for everybody" },
  { words: ["/gr", "/gmr", "/gmroll", "/rgm"], form: "1d20", what: "Roll to the GM" },
  { words: ["/br", "/broll", "/blindroll", "/rsec"], form: "1d20", what: "Roll blind: only the GM sees it" },
  { words: ["/sr", "/selfroll", "/rme"], form: "1d20", what: "Roll for yourself" },
  { words: ["/w", "/whisper"], form: "name words", what: "Whisper to a person, or to gm" },
  { words: ["/reply", "/rep"], form: "words", what: "Whisper back" },
  { words: ["/me", "/em", "/emote"], form: "does something", what: "Say what you do" },
  { words: ["/ic", "/say"], form: "words", what: "Speak in character" },
  { words: ["/ooc", "/o"], form: "words", what: "Speak out of character" },
  { words: ["/desc", "/emit"], form: "words", what: "Narrate (GM)" },
  { words: ["/as", "/im"], form: "name words", what: "Speak as a creature" },
  { words: ["/help"], form: "", what: "All slash words" },
];
