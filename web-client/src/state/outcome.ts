// What became of something that was asked for.

import type { Refusal } from "../generated/protocol/wire/v1/common_pb";
import type { ContentProblem } from "../generated/protocol/wire/v1/content_pb";

export type Outcome = { readonly kind: "accepted" } | { readonly kind: "refused"; readonly refusal: Refusal };

/// What became of a record, a file or a hero that was sent: it may also be written wrongly.
export type Written = Outcome | { readonly kind: "problems"; readonly problems: readonly ContentProblem[] };

/// Why not, in words, with the rule behind it (0: none).
export interface Why {
  readonly why: string;
  readonly rule: number;
}
