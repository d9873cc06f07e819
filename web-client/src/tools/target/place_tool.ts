// Chooses a cell or zone of the map, for an action or a question. The actor is dragged if the form needs a path, too.
import { type Counts, type GridKind, inside } from "../../state/maps/cells";
import { sameCell } from "../../state/maps/path";
import type { Cell } from "../../state/table/table";
import type { PlaceChoice } from "../../state/view.svelte";
import { DraggingTool } from "../drag_token/dragging_tool";
import type { MapPointer } from "../tool";
import type { ToolContext } from "../tool_context";

export class PlaceTool extends DraggingTool {
  constructor(
    context: ToolContext,
    private readonly choice: PlaceChoice,
  ) {
    super(context);
  }

  tap({ cell }: MapPointer): void {
    const { session, scene, grid } = this.context;
    const map = session.table.scenes.get(scene());
    if (map !== undefined && mayPick(this.choice, cell, grid().kind, map)) this.choice.pick(cell);
  }
}

/// Whether `cell` is one of the choices and lies on the map.
export function mayPick({ cells }: Pick<PlaceChoice, "cells">, cell: Cell, kind: GridKind, map: Counts): boolean {
  return inside(kind, cell, map) && (cells === null || cells.some((one) => sameCell(one, cell)));
}
