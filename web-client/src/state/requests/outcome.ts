// Outcomes of requests.

import type { Refusal } from "../../generated/protocol/wire/v1/common_pb";
import type { ContentProblem } from "../../generated/protocol/wire/v1/content_pb";

export type Outcome = { readonly kind: "accepted" } | { readonly kind: "refused"; readonly refusal: Refusal };

/// The outcome of a sent record, file or hero, which can also have problems.
export type Written = Outcome | { readonly kind: "problems"; readonly problems: readonly ContentProblem[] };

/// The text of a refusal, with the rule behind it (0: none).
export interface Why {
  readonly why: string;
  readonly rule: number;
}
