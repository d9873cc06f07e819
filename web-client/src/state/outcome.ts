// What became of something that was asked for.
import type { Refusal } from "../generated/protocol/wire/v1/common_pb";

export type Outcome = { readonly kind: "accepted" } | { readonly kind: "refused"; readonly refusal: Refusal };

/// Why not, in words, with the rule behind it (0: none).
export interface Why {
  readonly why: string;
  readonly rule: number;
}
