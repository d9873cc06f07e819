// The figures of several rounds as the lines of a README: medians, and the prompts by how often they came.
import type { Round } from "./eight_rounds";

const COLUMNS = ["turns", "attacks", "questions", "optional", "clicks", "keys", "seconds"] as const;
const MOST_PROMPTS = 12;

export const heading = `| rulebook | ${COLUMNS.join(" | ")} |\n|---|${COLUMNS.map(() => "---:|").join("")}`;

export function medians(system: string, rounds: readonly Round[]): string {
  const cells = COLUMNS.map((column) => {
    const sorted = rounds.map((round) => round[column]).sort((a, b) => a - b);
    return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
  });
  return `| ${[system, ...cells.map((cell) => Math.round(cell))].join(" | ")} |`;
}

/// names: of creatures, which differ from prompt to prompt.
export function promptsByNumber(rounds: readonly Round[], names: readonly string[]): readonly string[] {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const counts = new Map<string, number>();
  for (const prompt of rounds.flatMap(({ prompts }) => prompts)) {
    const plain = longestFirst
      .reduce((text, name) => text.replaceAll(name, "A"), prompt)
      .replace(/([?.]) A$/, "$1")
      .replaceAll(/\d+/g, "N");
    counts.set(plain, (counts.get(plain) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a).slice(0, MOST_PROMPTS);
  return sorted.map(([prompt, count]) => `  ${(count / rounds.length).toFixed(1)} a round: ${prompt}`);
}
