// What became of something that was asked for.
import type { Refusal } from "../generated/protocol/wire/v1/common_pb";

export type Outcome = { readonly kind: "accepted" } | { readonly kind: "refused"; readonly refusal: Refusal };
