// The roofs of a scene, and where this person's creatures stand. Pure.

import type { Note } from "../../generated/protocol/wire/v1/state_pb";
import { ownCreatures } from "../../state/table/selectors";
import type { Table } from "../../state/table/table";
import type { RoofsView, TokenView } from "../map_view";

/// Null: there are none.
export function roofsOf(table: Table, drawings: readonly Note[], tokens: readonly TokenView[]): RoofsView | null {
  const all = drawings.filter(({ roof }) => roof);
  if (all.length === 0) return null;
  const own = new Set(ownCreatures(table).map(({ id }) => id));
  return { all, gm: table.gm, own: tokens.filter(({ id }) => own.has(id)).map(({ at }) => at) };
}
