// Arrows of declared actions: to a creature, a place, or along a path. Pure.
import { center, type Grid, type Point } from "../canvas/grid";
import type { DeclaredView, TokenView } from "../canvas/map_view";
import type { Value } from "../generated/protocol/wire/v1/common_pb";
import { decodePath } from "../state/maps/path";
import type { Table } from "../state/table/table";

/// tokens: of the viewed scene; actions of other actors are not drawn.
export function declaredViews(table: Table, tokens: readonly TokenView[], grid: Grid): readonly DeclaredView[] {
  const tokenOf = new Map(tokens.map((token) => [token.id, token]));
  return table.declarations
    .flatMap(({ declared }) => declared)
    .flatMap((one) => {
      const actor = tokenOf.get(one.actor);
      if (actor === undefined) return [];
      const { at, width, size, side } = actor;
      const values = one.details.flatMap(({ value }) => (value === undefined ? [] : [value]));
      const target = values.map((value) => tokenOf.get(creatureIn(value))).find((token) => token !== undefined);
      const way = values.map((value) => wayTo(value, size, grid)).find((points) => points.length > 0) ?? [];
      const end = target === undefined ? [] : [target.at];
      if (target === actor || way.length + end.length === 0) return [];
      return [{ way: [at, ...way, ...end], width, side, endWidth: target?.width ?? 0 }];
    });
}

function creatureIn({ is }: Value): number {
  return is.case === "ref" && is.value.of.case === "creature" ? is.value.of.value : 0;
}

function wayTo({ is }: Value, size: number, grid: Grid): readonly Point[] {
  if (is.case === "path") return decodePath(is.value).map((cell) => center(cell, size, grid));
  return is.case === "place" ? [center(is.value, 1, grid)] : [];
}
