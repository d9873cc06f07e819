// A chat message in pieces: what was typed, and the dice that the server rolled for each [[2d6]] in it. Pure.
import type { DiceRoll } from "../generated/protocol/wire/v1/log_pb";

/// The nth [[ ]] of the text is the nth roll; one without a roll stays as typed.
export function messagePieces(text: string, rolls: readonly DiceRoll[]): readonly (string | DiceRoll)[] {
  return text
    .split(/(\[\[.*?\]\](?!\]))/s)
    .map((piece, at) => (at % 2 === 1 ? (rolls[(at - 1) / 2] ?? piece) : piece))
    .filter((piece) => piece !== "");
}

/// What was rolled: "2d6+3: 2, 5". Dropped dice stand in parentheses.
export function rolledText({ expression, dice }: DiceRoll): string {
  const faces = dice.map(({ sides, face, count, dropped }) => {
    if (sides === 0) return `${count} more`;
    const faceText = count > 1 ? `${face} × ${count}` : `${face}`;
    return dropped ? `(${faceText})` : faceText;
  });
  return faces.length === 0 ? expression : `${expression}: ${faces.join(", ")}`;
}
