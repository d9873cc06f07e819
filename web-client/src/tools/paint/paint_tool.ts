// GM: paints terrain with a brush. One stroke is one edit.
import { create } from "@bufbuild/protobuf";
import { type CellTerrain, CellTerrainSchema } from "../../generated/protocol/wire/v1/state_pb";
import { brushCells, inside } from "../../state/maps/cells";
import { firstPainted, type GroundKind } from "../../state/maps/ground_kinds";
import { usualValue } from "../../state/maps/zones";
import type { Key } from "../../state/table/schema_index";
import type { Cell } from "../../state/table/table";
import type { MapPointer, MapTool } from "../tool";
import type { ToolContext } from "../tool_context";

/// Adds a number of the rulebook to the cell; null: removes it.
export type Painted = "difficult" | "blocking" | "clear" | { readonly key: Key; readonly value: bigint | null };

export class PaintTool implements MapTool {
  private readonly stroke = new Map<string, Cell>();

  constructor(
    private readonly context: ToolContext,
    private readonly kind: GroundKind,
  ) {}

  startDrag(from: MapPointer): boolean {
    this.stroke.clear();
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
    this.stroke.clear();
    this.add(at);
    this.send();
  }

  doubleTap(at: MapPointer): void {
    this.tap(at);
  }

  hover(at: MapPointer): void {
    this.context.overlay.brush = this.cells(at);
  }

  cancel(): void {
    this.stroke.clear();
    this.context.overlay.brush = [];
  }

  private add(at: MapPointer): void {
    for (const cell of this.cells(at)) this.stroke.set(`${cell.column},${cell.row}`, cell);
    this.context.overlay.brush = [...this.stroke.values()];
  }

  private cells(at: MapPointer): readonly Cell[] {
    const scene = this.context.session.table.scenes.get(this.context.scene());
    if (scene === undefined) return [];
    const width = this.kind === "describe" ? 1 : this.context.view.brush;
    const { kind } = this.context.grid();
    return brushCells(kind, at.cell, width).filter((cell) => inside(kind, cell, scene));
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

  private send(): void {
    if (this.kind === "describe") {
      const [cell] = [...this.stroke.values()];
      this.cancel();
      this.context.view.zone = cell ?? null;
      return;
    }
    const scene = this.context.scene();
    const known = this.context.session.table.scenes.get(scene)?.terrain ?? [];
    const as = this.painting();
    const cells = as === null ? [] : [...this.stroke.values()].map((cell) => painted(cell, as, known));
    this.cancel();
    if (cells.length > 0) void this.context.session.edit({ case: "paintGround", value: { scene, cells } });
  }
}

/// The cell after painting. The rulebook's numbers stay unless the cell is cleared.
export function painted({ column, row }: Cell, as: Painted, known: readonly CellTerrain[]): CellTerrain {
  const cell = { column, row };
  if (as === "clear") return create(CellTerrainSchema, { cell });
  const before = known.find((one) => one.cell?.column === column && one.cell.row === row) ?? create(CellTerrainSchema);
  const { numbers, name, blocksMove, blocksSight, difficult } = before;
  if (typeof as === "string") {
    const blocks = as === "blocking";
    return create(CellTerrainSchema, {
      cell,
      blocksMove: blocks,
      blocksSight: blocks,
      difficult: !blocks,
      numbers,
      name,
    });
  }
  const { key, value } = as;
  const others = numbers.filter((one) => one.key !== key);
  const now = value === null ? others : [...others, { key, value }];
  return create(CellTerrainSchema, { cell, blocksMove, blocksSight, difficult, numbers: now, name });
}
