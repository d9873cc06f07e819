// The problems of a record by field. Pure.
import type { ContentProblem } from "../generated/protocol/wire/v1/content_pb";

export interface Problem {
  readonly text: string;
  /// The rule behind it; 0: none.
  readonly rule: number;
}

/// Path within the record: "trigger.event", "effects[1].dice"; "" for the whole.
export type Problems = ReadonlyMap<string, readonly Problem[]>;

export const noProblems: Problems = new Map();

export function problemsOf(all: readonly ContentProblem[]): Problems {
  return byField(all.map(({ field, expected }) => ({ field, text: `Expected: ${expected}.`, rule: 0 })));
}

export function byField(all: readonly (Problem & { readonly field: string })[]): Problems {
  const problems = new Map<string, Problem[]>();
  for (const { field, text, rule } of all) problems.set(field, [...(problems.get(field) ?? []), { text, rule }]);
  return problems;
}

/// The path of `field` inside the value at `path`.
export function inside(path: string, field: string): string {
  return path === "" ? field : `${path}.${field}`;
}

/// The problems at `path` or anywhere within it.
export function within(problems: Problems, path: string): readonly Problem[] {
  return [...problems].flatMap(([at, some]) =>
    at === path || at.startsWith(`${path}.`) || at.startsWith(`${path}[`) ? some : [],
  );
}

/// Problems of the whole, and of fields that no form of these names shows.
export function unplacedProblems(
  problems: Problems,
  fields: readonly string[],
): readonly (Problem & { field: string })[] {
  return [...problems].flatMap(([field, some]) =>
    fields.includes(/^[^.[]*/.exec(field)?.[0] ?? "") ? [] : some.map((problem) => ({ ...problem, field })),
  );
}
