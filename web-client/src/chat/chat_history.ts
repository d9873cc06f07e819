// Lines sent earlier, recalled by the up arrow. Pure: each function returns the next value.

export interface ChatHistory {
  readonly sent: readonly string[];
  /// Steps back; 0 is the line being written.
  readonly back: number;
  /// The line being written when recalling began.
  readonly draft: string;
}

const kept = 100;

export const emptyHistory: ChatHistory = { sent: [], back: 0, draft: "" };

export function withLine(history: ChatHistory, line: string): ChatHistory {
  const others = history.sent.filter((sent) => sent !== line);
  return { sent: [...others, line].slice(-kept), back: 0, draft: "" };
}

/// Moves to an older line; stays at the oldest.
export function older(history: ChatHistory, written: string): ChatHistory {
  const draft = history.back === 0 ? written : history.draft;
  return { ...history, draft, back: Math.min(history.back + 1, history.sent.length) };
}

/// Moves to a newer line; ends at the line being written.
export function newer(history: ChatHistory): ChatHistory {
  return { ...history, back: Math.max(0, history.back - 1) };
}

export function shownLine(history: ChatHistory): string {
  return history.back === 0 ? history.draft : (history.sent[history.sent.length - history.back] ?? "");
}
