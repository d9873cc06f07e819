// Lines sent before, brought back by the up arrow. Pure: each function gives the next value.

export interface Recall {
  readonly sent: readonly string[];
  /// How far back: 0 is the line being written.
  readonly back: number;
  /// The line being written when recalling began.
  readonly draft: string;
}

const kept = 100;

export const emptyRecall: Recall = { sent: [], back: 0, draft: "" };

export function withSent(recall: Recall, line: string): Recall {
  const others = recall.sent.filter((sent) => sent !== line);
  return { sent: [...others, line].slice(-kept), back: 0, draft: "" };
}

/// One line further back; stays at the oldest.
export function older(recall: Recall, written: string): Recall {
  const draft = recall.back === 0 ? written : recall.draft;
  return { ...recall, draft, back: Math.min(recall.back + 1, recall.sent.length) };
}

/// One line less far back; ends at the line being written.
export function newer(recall: Recall): Recall {
  return { ...recall, back: Math.max(0, recall.back - 1) };
}

export function shownLine(recall: Recall): string {
  return recall.back === 0 ? recall.draft : (recall.sent[recall.sent.length - recall.back] ?? "");
}
