// Requests without an answer: sent again after a reconnect under the same id, so that they happen once (law T5).
import { assertNever } from "../assert_never";
import type { ClientFrame, Delta, ServerFrame } from "../generated/protocol/wire/v1/envelope_pb";

/// The client id of a frame that the server answers; null for the others.
export function clientIdOf({ is }: ClientFrame): number | null {
  switch (is.case) {
    case "command":
    case "answer":
    case "edit":
    case "say":
    case "eraseLine":
    case "autoAnswer":
    case "askChoices":
    case "askRecord":
    case "askExport":
      return is.value.clientId;
    case "hello":
    case "askOffers":
    case "askSheet":
    case "askReachableZones":
    case "drag":
    case "ping":
    case "measure":
    case "echo":
    case "importChunk":
    case "tryHero":
    case "cancelQueued":
    case "seen":
    case undefined:
      return null;
    default:
      return assertNever(is);
  }
}

/// The id of the frame that a delta answers; null for deltas that answer none.
function answeredId(is: Delta["is"]): number | null {
  switch (is.case) {
    case "accepted":
    case "refused":
    case "choices":
    case "recordDraft":
    case "contentFile":
    case "contentProblems":
      return is.value.clientId;
    case "heroReport": // answers tryHero, which is not sent again
      return null;
    default:
      return nothingAnswered(is);
  }
}

/// Its parameter admits only deltas without a client id: a new answer needs a case above.
function nothingAnswered(_: Exclude<Delta["is"], { readonly value: { readonly clientId: number } }>): null {
  return null;
}

export class PendingRequests {
  private readonly frames = new Map<number, readonly ClientFrame[]>();

  /// before: frames that precede `frame` each time.
  add(frame: ClientFrame, before: readonly ClientFrame[] = []): void {
    const id = clientIdOf(frame);
    if (id !== null) this.frames.set(id, [...before, frame]);
  }

  /// Removes the requests that `frame` answers.
  resolve(frame: ServerFrame): void {
    for (const { is } of frame.deltas) {
      const id = answeredId(is);
      if (id !== null) this.frames.delete(id);
    }
  }

  /// All pending frames in the order they were sent.
  all(): readonly ClientFrame[] {
    return [...this.frames.values()].flat();
  }
}
