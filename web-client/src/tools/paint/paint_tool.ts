// GM: paints terrain with a brush, a shape or a fill. One stroke is one edit.
import { brushCells, cellKey, inside } from "../../state/maps/cells";
import { firstPainted, type GroundKind } from "../../state/maps/ground_kinds";
import { editsOf, MOST_PAINTED, runsOf, sameTerrain, terrainOf } from "../../state/maps/terrain";
import { usualValue } from "../../state/maps/zones";
import type { Cell } from "../../state/table/table";
import type { PaintShape } from "../../state/view.svelte";
import { showToast } from "../../ui/toast.svelte";
import type { MapPointer, MapTool } from "../tool";
import type { ToolContext } from "../tool_context";
import { type Painted, painted } from "./painted";
import { fillCells, lineCells, rectangleCells, widened } from "./shape_cells";

export class PaintTool implements MapTool {
  private readonly stroke = new Map<string, Cell>();
  /// Where the drag began; null: no drag.
  private from: Cell | null = null;

  constructor(
    private readonly context: ToolContext,
    private readonly kind: GroundKind,
  ) {}

  startDrag(from: MapPointer): boolean {
    this.stroke.clear();
    this.from = from.cell;
    this.add(from);
    return true;
  }

  drag(at: MapPointer): void {
    this.add(at);
  }

  drop(at: MapPointer): void {
    this.add(at);
    this.send();
  }

  tap(at: MapPointer): void {
    this.startDrag(at);
    this.send();
  }

  doubleTap(at: MapPointer): void {
    this.tap(at);
  }

  hover(at: MapPointer): void {
    this.context.overlay.brush = this.shape === "brush" ? this.cells(at) : [at.cell].filter((cell) => this.onMap(cell));
  }

  cancel(): void {
    this.stroke.clear();
    this.from = null;
    this.context.overlay.brush = [];
  }

  /// Zones are painted one by one.
  private get shape(): PaintShape {
    return this.kind === "describe" || this.context.grid().kind === "zones" ? "brush" : this.context.view.paintShape;
  }

  private get scene() {
    return this.context.session.table.scenes.get(this.context.scene());
  }

  private onMap(cell: Cell): boolean {
    return this.scene !== undefined && inside(this.context.grid().kind, cell, this.scene);
  }

  /// A brush adds to the stroke; the shapes reach from the start of the drag to the pointer.
  private add(at: MapPointer): void {
    if (this.shape !== "brush") this.stroke.clear();
    for (const cell of this.cells(at)) this.stroke.set(cellKey(cell), cell);
    this.context.overlay.brush = [...this.stroke.values()];
  }

  private cells({ cell }: MapPointer): readonly Cell[] {
    const { shape, from, scene } = this;
    const grid = this.context.grid();
    const width = this.kind === "describe" ? 1 : this.context.view.brush;
    if (scene === undefined) return [];
    if (shape === "fill") return [cell].filter((one) => this.onMap(one));
    if (shape === "brush" || from === null)
      return brushCells(grid.kind, cell, width).filter((one) => inside(grid.kind, one, scene));
    const line = shape === "line" ? lineCells(grid, from, cell) : rectangleCells(grid, from, cell, shape);
    return widened(grid, line, shape === "rectangle" ? 1 : width, scene);
  }

  private painting(): Painted | null {
    const { kind } = this;
    if (typeof kind !== "number") return kind === "describe" ? null : kind;
    const { session, view } = this.context;
    const number = session.table.schemaIndex.numbers.get(kind);
    if (number === undefined) return null;
    const value = view.painted.get(kind) ?? firstPainted(number);
    return { key: kind, value: value === usualValue(number) ? null : BigInt(value) };
  }

  /// The cells that the stroke paints; null: too many for one edit.
  private covered(): readonly Cell[] | null {
    const { scene } = this;
    const cells = [...this.stroke.values()];
    const [first] = cells;
    if (this.shape !== "fill" || scene === undefined || first === undefined)
      return cells.length > MOST_PAINTED ? null : cells;
    const known = terrainOf(scene);
    const there = known.get(cellKey(first));
    return fillCells(this.context.grid(), first, scene, (cell) => sameTerrain(there, known.get(cellKey(cell))));
  }

  private send(): void {
    const cells = this.covered();
    const as = this.painting();
    this.cancel();
    if (cells === null)
      showToast(
        `More than ${MOST_PAINTED.toLocaleString("en")} cells. Close the area off with walls first.`,
        "refusal",
      );
    else if (this.kind === "describe") this.context.view.zone = cells[0] ?? null;
    else if (as !== null && cells.length > 0) this.paint(cells, as);
  }

  private paint(cells: readonly Cell[], as: Painted): void {
    const { scene } = this;
    if (scene === undefined) return;
    const known = terrainOf(scene);
    const runs = runsOf(cells.map((cell) => ({ cell, terrain: painted(known.get(cellKey(cell)), as) })));
    for (const edit of editsOf(runs))
      void this.context.session.edit({ case: "paintGround", value: { scene: scene.id, runs: [...edit] } });
  }
}
