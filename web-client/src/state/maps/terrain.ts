// The terrain of a map. It travels, and is kept, in runs: cells of one column with rising rows, all alike. Pure.
import { create, equals, toBinary } from "@bufbuild/protobuf";
import { CellSchema } from "../../generated/protocol/wire/v1/common_pb";
import { type Scene, type TerrainRun, TerrainRunSchema } from "../../generated/protocol/wire/v1/state_pb";
import type { Cell } from "../table/table";
import { cellAtOffset, cellKey, gridKind, isHex, offsetOf } from "./cells";

export interface PaintedCell {
  readonly cell: Cell;
  /// The run that holds it.
  readonly terrain: TerrainRun;
}

/// The terrain of cells by `cellKey`.
export type Terrain = ReadonlyMap<string, TerrainRun>;

export const plain = create(TerrainRunSchema);

export function paintedCells(runs: readonly TerrainRun[]): readonly PaintedCell[] {
  return runs.flatMap((terrain) => {
    const { column, row } = terrain.first ?? { column: 0, row: 0 };
    return Array.from({ length: terrain.cells }, (_, below) => ({ cell: { column, row: row + below }, terrain }));
  });
}

/// Cached: a scene is immutable.
const known = new WeakMap<Scene, Terrain>();

export function terrainOf(scene: Scene): Terrain {
  let terrain = known.get(scene);
  if (terrain === undefined) {
    terrain = byCell(paintedCells(scene.terrain));
    known.set(scene, terrain);
  }
  return terrain;
}

/// null: plain.
export function terrainAt(scene: Scene, cell: Cell): TerrainRun | null {
  return terrainOf(scene).get(cellKey(cell)) ?? null;
}

/// Whether the terrain of two cells is the same.
export function sameTerrain(a: TerrainRun = plain, b: TerrainRun = plain): boolean {
  return (
    a === b || equals(TerrainRunSchema, { ...a, first: plain.first, cells: 0 }, { ...b, first: plain.first, cells: 0 })
  );
}

/// `cells`, each named once, in as few runs as possible.
export function runsOf(cells: readonly PaintedCell[]): readonly TerrainRun[] {
  const sorted = [...cells].sort((a, b) => a.cell.column - b.cell.column || a.cell.row - b.cell.row);
  const runs: TerrainRun[] = [];
  let before: PaintedCell | null = null;
  for (const one of sorted) {
    const { cell, terrain } = one;
    const last = runs.at(-1);
    const follows = before?.cell.column === cell.column && before.cell.row + 1 === cell.row;
    if (last !== undefined && follows && sameTerrain(before?.terrain, terrain)) last.cells += 1;
    else runs.push({ ...terrain, first: create(CellSchema, cell), cells: 1 });
    before = one;
  }
  return runs;
}

/// What fits into one edit: protocol behavior P21.
export const MOST_PAINTED = 10_000;
const MOST_BYTES = 60_000;

/// `runs` in as few edits as can be.
export function editsOf(runs: readonly TerrainRun[]): readonly (readonly TerrainRun[])[] {
  const edits: TerrainRun[][] = [];
  let [cells, bytes] = [MOST_PAINTED, 0];
  for (const run of runs) {
    const size = toBinary(TerrainRunSchema, run).length + 4;
    cells += run.cells;
    bytes += size;
    if (cells > MOST_PAINTED || bytes > MOST_BYTES) {
      edits.push([]);
      [cells, bytes] = [run.cells, size];
    }
    edits.at(-1)?.push(run);
  }
  return edits;
}

/// `terrain` after `painted`, later runs over earlier ones. Only the columns that are painted are looked at.
export function paintedOver(terrain: readonly TerrainRun[], painted: readonly TerrainRun[]): readonly TerrainRun[] {
  const columns = new Set(painted.map((run) => run.first?.column ?? 0));
  const isPainted = (run: TerrainRun) => columns.has(run.first?.column ?? 0);
  const cells = new Map<string, PaintedCell>();
  for (const one of paintedCells([...terrain.filter(isPainted), ...painted])) cells.set(cellKey(one.cell), one);
  const left = [...cells.values()].filter((one) => !sameTerrain(one.terrain, plain));
  return [...terrain.filter((run) => !isPainted(run)), ...runsOf(left)];
}

/// The terrain of `scene` on the grid of `edited`: it keeps its columns and rows on the screen.
export function terrainOn(edited: Scene, scene: Scene): TerrainRun[] {
  const [from, to] = [gridKind(scene), gridKind(edited)];
  if (from === to || !(isHex(from) || isHex(to))) return scene.terrain;
  const moved = paintedCells(scene.terrain).map(({ cell, terrain }) => ({
    cell: cellAtOffset(to, offsetOf(from, cell)),
    terrain,
  }));
  return [...runsOf(moved)];
}

function byCell(cells: readonly PaintedCell[]): Terrain {
  return new Map(cells.map(({ cell, terrain }) => [cellKey(cell), terrain]));
}
