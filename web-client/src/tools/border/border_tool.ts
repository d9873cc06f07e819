// GM: picks a border: an edge between two zones by one click, or two distant zones by a click on each.
import { inside } from "../../state/maps/cells";
import { sameCell } from "../../state/maps/path";
import { terrainAt } from "../../state/maps/terrain";
import type { Cell } from "../../state/table/table";
import type { MapPointer, MapTool } from "../tool";
import type { ToolContext } from "../tool_context";
import { edgeAt } from "./edge_at";

export class BorderTool implements MapTool {
  constructor(private readonly context: ToolContext) {}

  tap(at: MapPointer): void {
    const { view } = this.context;
    const edge = edgeAt(at.world, this.context.grid())?.filter((cell) => this.open(cell)) ?? [];
    const [first, second] = view.border;
    if (edge.length === 2 && (first === undefined || second !== undefined)) view.border = edge;
    else if (!this.open(at.cell)) return;
    else if (first === undefined || second !== undefined || sameCell(first, at.cell)) view.border = [at.cell];
    else view.border = [first, at.cell];
  }

  doubleTap(at: MapPointer): void {
    this.tap(at);
  }

  hover(at: MapPointer): void {
    const edge = edgeAt(at.world, this.context.grid()) ?? [at.cell];
    this.context.overlay.brush = edge.every((cell) => this.open(cell)) ? edge : [];
  }

  cancel(): void {
    this.context.overlay.brush = [];
    this.context.view.border = [];
  }

  private open(cell: Cell): boolean {
    const scene = this.context.session.table.scenes.get(this.context.scene());
    return scene !== undefined && inside("zones", cell, scene) && terrainAt(scene, cell)?.blocksMove !== true;
  }
}
