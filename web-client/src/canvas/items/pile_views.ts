// Items on the ground of a scene, as the map shows them: a pile for each place. Pure.
import type { Place } from "../../generated/protocol/wire/v1/common_pb";
import type { Scene } from "../../generated/protocol/wire/v1/state_pb";
import { cellOf } from "../../state/fold/fold_creature";
import { itemPicture } from "../../state/table/item_picture";
import type { Key } from "../../state/table/schema_index";
import type { Table } from "../../state/table/table";
import { center, type Grid, gridOf, shiftedPoint } from "../grid";
import type { PileView, TokenView } from "../map_view";

/// Parts of the cell's width: how wide an item is, and how far from the middle beside a token.
const WIDTH = 0.6;
const BESIDE = { width: 0.36, across: 0.33, down: 0.33 };
/// From the middle of a zone, between its figures below and the tokens.
const IN_ZONE = { width: 0.16, across: 0.4, down: 0.3 };

/// A token, or the ghost of a creature.
export type Standing = Pick<TokenView, "at" | "width">;

interface Lying {
  readonly id: string;
  readonly kind: Key;
  readonly place?: Place | undefined;
}

/// tokens: beside those on its cell a pile is smaller, and drawn above them.
export function pileViews(table: Table, scene: Scene, tokens: readonly Standing[]): readonly PileView[] {
  const remembered = scene.ghosts
    .filter(({ creature }) => creature === 0)
    .map((ghost) => ({ ...ghost, id: ghost.item }));
  return [...pilesOf(table, scene, scene.items, false), ...pilesOf(table, scene, remembered, true)].map((pile) =>
    placed(pile, gridOf(scene), tokens),
  );
}

function pilesOf(table: Table, scene: Scene, items: readonly Lying[], remembered: boolean): readonly PileView[] {
  const grid = gridOf(scene);
  const piles = new Map<string, PileView>();
  for (const { id, kind, place } of items) {
    const cell = cellOf(place);
    if (cell === null || place === undefined) continue;
    const at = shiftedPoint(center(cell, 1, grid), { x: place.shiftX, y: place.shiftY }, grid);
    const key = `${at.x} ${at.y}`;
    const item = { id, name: table.schemaIndex.label(kind), picture: itemPicture(table.schemaIndex, kind) };
    const among = piles.get(key)?.items ?? [];
    piles.set(key, { cell, at, width: WIDTH * grid.width, items: [...among, item], remembered, aside: false });
  }
  return [...piles.values()];
}

function placed(pile: PileView, { kind, width }: Grid, tokens: readonly Standing[]): PileView {
  const zone = kind === "zones";
  const isUnder = tokens.some(
    (token) => Math.abs(token.at.x - pile.at.x) < token.width / 2 && Math.abs(token.at.y - pile.at.y) < token.width / 2,
  );
  if (!zone && !isUnder) return pile;
  const { width: part, across, down } = zone ? IN_ZONE : BESIDE;
  const at = { x: pile.at.x + across * width, y: pile.at.y + down * width };
  return { ...pile, at, width: part * width, aside: true };
}
