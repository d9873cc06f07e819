// The state of the connection.
import type { Closing_Code } from "../generated/protocol/wire/v1/session_pb";

export type ConnectionState =
  | { readonly kind: "connecting" }
  | { readonly kind: "live"; readonly roundTripMs: number | null }
  /// why: a sentence, unless the network was the cause.
  | { readonly kind: "reconnecting"; readonly sinceMs: number; readonly why?: string }
  /// The server closed the connection; only the person can reopen it.
  | { readonly kind: "closed"; readonly code: Closing_Code; readonly text: string };
