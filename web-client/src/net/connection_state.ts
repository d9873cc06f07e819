// What the connection is doing, as people are told.
import type { Closing_Code } from "../generated/protocol/wire/v1/session_pb";

export type ConnectionState =
  | { readonly kind: "connecting" }
  | { readonly kind: "live"; readonly roundTripMs: number | null }
  | { readonly kind: "reconnecting"; readonly sinceMs: number }
  /// The server said goodbye and will not have us back without somebody doing something.
  | { readonly kind: "closed"; readonly code: Closing_Code; readonly text: string };
