// GM: marks cells as difficult, blocking or plain with a brush. One stroke is one edit.
import { create } from "@bufbuild/protobuf";
import { type Ground, GroundSchema } from "../../generated/protocol/wire/v1/state_pb";
import { brushCells, inside } from "../../state/cells";
import type { Cell } from "../../state/table";
import type { GroundKind } from "../../state/view.svelte";
import type { MapPointer, MapTool } from "../tool";
import type { Workbench } from "../workbench";

export class PaintTool implements MapTool {
  private readonly stroke = new Map<string, Cell>();

  constructor(
    private readonly bench: Workbench,
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
    this.bench.overlay.brush = this.cells(at);
  }

  cancel(): void {
    this.stroke.clear();
    this.bench.overlay.brush = [];
  }

  private add(at: MapPointer): void {
    for (const cell of this.cells(at)) this.stroke.set(`${cell.column},${cell.row}`, cell);
    this.bench.overlay.brush = [...this.stroke.values()];
  }

  private cells(at: MapPointer): readonly Cell[] {
    const scene = this.bench.session.table.scenes.get(this.bench.scene());
    if (scene === undefined) return [];
    const width = this.kind === "describe" ? 1 : this.bench.view.brush;
    const { kind } = this.bench.grid();
    return brushCells(kind, at.cell, width).filter((cell) => inside(kind, cell, scene));
  }

  private send(): void {
    if (this.kind === "describe") {
      const [cell] = [...this.stroke.values()];
      this.cancel();
      this.bench.view.zone = cell ?? null;
      return;
    }
    const scene = this.bench.scene();
    const known = this.bench.session.table.scenes.get(scene)?.ground ?? [];
    const cells = [...this.stroke.values()].map((cell) => painted(cell, this.kind, known));
    this.cancel();
    if (cells.length > 0) void this.bench.session.edit({ case: "paintGround", value: { scene, cells } });
  }
}

/// The cell as it shall be; what the rulebook keeps of a cell stays, except when it is cleared.
export function painted({ column, row }: Cell, kind: GroundKind, known: readonly Ground[]): Ground {
  const before = known.find(({ cell }) => cell?.column === column && cell.row === row);
  const blocks = kind === "blocking";
  return create(GroundSchema, {
    cell: { column, row },
    blocksMove: blocks,
    blocksSight: blocks,
    difficult: kind === "difficult",
    numbers: kind === "clear" ? [] : (before?.numbers ?? []),
    name: kind === "clear" ? "" : (before?.name ?? ""),
  });
}
