// What the connection is doing, as people are told.
import type { Closing_Code } from "../generated/protocol/wire/v1/session_pb";

export type ConnectionState =
  | { readonly kind: "connecting" }
  | { readonly kind: "live"; readonly roundTripMs: number | null }
  /// why: a sentence, unless the network was the cause.
  | { readonly kind: "reconnecting"; readonly sinceMs: number; readonly why?: string }
  /// The server said goodbye and will not have us back without somebody doing something.
  | { readonly kind: "closed"; readonly code: Closing_Code; readonly text: string };
