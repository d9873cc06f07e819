// The slash commands known from other tables. The server parses them; the client shows and completes them.

export interface SlashWord {
  /// The first is the one shown, the others are also understood.
  readonly words: readonly string[];
  readonly form: string;
  readonly what: string;
  /// Whether a dice expression follows.
  readonly rolls?: true;
}

const addressed = "name words";

export const slashWords: readonly SlashWord[] = [
  { words: ["/r", "/roll", "/pr", "/die"], form: "2d6+@name why", what: "Public roll", rolls: true },
  { words: ["/gr", "/gmr", "/gmroll", "/rgm"], form: "1d20", what: "GM roll (you and the GM see it)", rolls: true },
  {
    words: ["/br", "/broll", "/blindroll", "/rsec"],
    form: "1d20",
    what: "Blind roll (only the GM sees it)",
    rolls: true,
  },
  { words: ["/sr", "/selfroll", "/rme"], form: "1d20", what: "Self roll", rolls: true },
  { words: ["/w", "/whisper"], form: addressed, what: "Whisper to a player or the GM" },
  { words: ["/reply", "/rep"], form: "words", what: "Reply to the last whisper" },
  { words: ["/me", "/em", "/emote"], form: "does something", what: "Emote" },
  { words: ["/ic", "/say"], form: "words", what: "Speak in character" },
  { words: ["/ooc", "/o"], form: "words", what: "Speak out of character" },
  { words: ["/desc", "/emit"], form: "words", what: "Narrate (GM)" },
  { words: ["/as", "/im"], form: addressed, what: "Speak as a creature" },
  { words: ["/help"], form: "", what: "List all commands" },
];
