// Commands that nobody has answered yet: sent again after a reconnect, under the same id, so that they happen once (law T5).
import type { ClientFrame, ServerFrame } from "../generated/protocol/wire/v1/envelope_pb";

/// The client's id of a frame that will be answered by it; null for the others.
export function clientIdOf({ is }: ClientFrame): number | null {
  switch (is.case) {
    case "command":
    case "answer":
    case "edit":
    case "say":
    case "eraseLine":
    case "standingOrder":
    case "askChoices":
    case "askRecord":
    case "askExport":
      return is.value.clientId;
    default:
      return null;
  }
}

export class Unanswered {
  private readonly frames = new Map<number, readonly ClientFrame[]>();

  /// before: frames that are nothing without `frame`; they go ahead of it each time.
  add(frame: ClientFrame, before: readonly ClientFrame[] = []): void {
    const id = clientIdOf(frame);
    if (id !== null) this.frames.set(id, [...before, frame]);
  }

  /// Forgets what `frame` answers.
  settle(frame: ServerFrame): void {
    for (const { is } of frame.deltas) {
      switch (is.case) {
        case "accepted":
        case "refused":
        case "choices":
        case "recordDraft":
        case "contentFile":
        case "contentProblems":
          this.frames.delete(is.value.clientId);
          break;
        default:
      }
    }
  }

  /// In the order they were sent.
  all(): readonly ClientFrame[] {
    return [...this.frames.values()].flat();
  }
}
