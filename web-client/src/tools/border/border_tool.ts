// GM: takes hold of a border: an edge between two zones by one click, two zones that lie apart by a click on each.
import { inside } from "../../state/cells";
import { sameCell } from "../../state/path";
import type { Cell } from "../../state/table";
import { groundOfZone } from "../../state/zones";
import type { MapPointer, MapTool } from "../tool";
import type { Workbench } from "../workbench";
import { edgeAt } from "./edge_at";

export class BorderTool implements MapTool {
  constructor(private readonly bench: Workbench) {}

  tap(at: MapPointer): void {
    const { view } = this.bench;
    const edge = edgeAt(at.world, this.bench.grid())?.filter((cell) => this.open(cell)) ?? [];
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
    const edge = edgeAt(at.world, this.bench.grid()) ?? [at.cell];
    this.bench.overlay.brush = edge.every((cell) => this.open(cell)) ? edge : [];
  }

  cancel(): void {
    this.bench.overlay.brush = [];
    this.bench.view.border = [];
  }

  private open(cell: Cell): boolean {
    const scene = this.bench.session.table.scenes.get(this.bench.scene());
    return scene !== undefined && inside("zones", cell, scene) && groundOfZone(scene, cell)?.blocksMove !== true;
  }
}
