// Items on the ground of the shown scene: as the map shows them, and what a press on them says and does.
import { pileViews, type Standing } from "../../canvas/items/pile_views";
import type { PileView } from "../../canvas/map_view";
import type { Scene } from "../../generated/protocol/wire/v1/state_pb";
import { sameCell } from "../../state/maps/path";
import type { Session } from "../../state/session.svelte";
import type { Cell } from "../../state/table/table";
import type { View } from "../../state/view.svelte";
import { pickUp } from "./pick_up";

/// The items of one cell.
export interface ItemsHere {
  /// "Knife: click to pick up", "Last seen here: Knife"; "": there are none.
  readonly text: string;
  /// Opens the action of the selected creature with the topmost item; null: there is none.
  readonly pickUp: (() => void) | null;
}

export interface ItemsOnMap {
  readonly piles: readonly PileView[];
  readonly at: (cell: Cell) => ItemsHere;
}

export function itemsOf(
  by: { readonly session: Session; readonly view: View },
  scene: Scene,
  standing: readonly Standing[],
): ItemsOnMap {
  const piles = pileViews(by.session.table, scene, standing);
  const at = (cell: Cell): ItemsHere => {
    const here = piles.filter((pile) => sameCell(pile.cell, cell));
    const items = here.flatMap((pile) => (pile.remembered ? [] : pile.items));
    const top = items.at(-1);
    const open = top === undefined ? null : pickUp(by, scene, cell, top.id);
    const which = items.length > 1 ? ` ${top?.name}` : "";
    const before = here.flatMap((pile) => (pile.remembered ? pile.items : []));
    const lines = [
      `${namesOf(items)}${open === null ? "" : `: click to pick up${which}`}`,
      before.length === 0 ? "" : `Last seen here: ${namesOf(before)}`,
    ];
    return { text: lines.filter((line) => line !== "").join("\n"), pickUp: open };
  };
  return { piles, at };
}

function namesOf(items: PileView["items"]): string {
  return items.map(({ name }) => name).join(", ");
}
