// What waits for this person at the table, and how the page says it. Pure.
import { ownCreatures } from "../state/table/selectors";
import type { Table } from "../state/table/table";
import { unreadOf } from "../state/table/unread";

export interface Attention {
  /// Prompts to me that hold up the game. Optional reactions do not count.
  readonly prompts: number;
  /// Whether a creature of mine has the turn; for a GM one without a player.
  readonly turn: boolean;
  /// Unread private messages.
  readonly whispers: number;
}

/// What an alert is about, most urgent first.
export type Alert = "prompt" | "turn" | "whisper";

export function attentionOf(table: Table, readAtMs: bigint): Attention {
  const up = new Set([...table.encounters.values()].map(({ turn }) => turn));
  return {
    prompts: table.questions.filter(({ mine, nonBlocking }) => mine && !nonBlocking).length,
    turn: ownCreatures(table).some(({ id }) => up.has(id)),
    whispers: unreadOf(table, readAtMs).whispers,
  };
}

/// The most urgent of what is new in `now`; null: nothing. A turn that passes between two of my creatures is not new.
export function alertOf(before: Attention, now: Attention): Alert | null {
  if (now.prompts > before.prompts) return "prompt";
  if (now.turn && !before.turn) return "turn";
  return now.whispers > before.whispers ? "whisper" : null;
}

/// The most urgent of what waits: "1 prompt", "Your turn", "Message"; "" without any.
export function attentionText({ prompts, turn, whispers }: Attention): string {
  if (prompts > 0) return prompts === 1 ? "1 prompt" : `${prompts} prompts`;
  if (turn) return "Your turn";
  return whispers > 0 ? "Message" : "";
}
