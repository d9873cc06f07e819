import type { Table } from "./table";

/// The form of character creation has this kind in every rulebook.
export const HERO = "hero";

/// Whether the rulebook offers character creation.
export function makesHeroes(table: Table): boolean {
  return table.schemaIndex.schema.recordKinds.some(({ kind }) => kind === HERO);
}
