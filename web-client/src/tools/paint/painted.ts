// Cells after painting, and the edit that carries them. Pure.
import { create, equals } from "@bufbuild/protobuf";
import { type CellTerrain, CellTerrainSchema } from "../../generated/protocol/wire/v1/state_pb";
import { type TerrainRun, TerrainRunSchema } from "../../generated/protocol/wire/v1/table_pb";
import type { Key } from "../../state/table/schema_index";
import type { Cell } from "../../state/table/table";
import { cellKey } from "./shape_cells";

/// Adds a number of the rulebook to the cell; null: removes it.
export type Painted = "difficult" | "blocking" | "clear" | { readonly key: Key; readonly value: bigint | null };

/// The terrain of a scene by `cellKey`.
export type Terrain = ReadonlyMap<string, CellTerrain>;

const plain = create(CellTerrainSchema);

export function terrainOf(cells: readonly CellTerrain[]): Terrain {
  return new Map(cells.flatMap((one) => (one.cell === undefined ? [] : [[cellKey(one.cell), one] as const])));
}

/// The cell after painting. The rulebook's numbers stay unless the cell is cleared.
export function painted({ column, row }: Cell, as: Painted, known: Terrain): CellTerrain {
  const cell = { column, row };
  if (as === "clear") return create(CellTerrainSchema, { cell });
  const { numbers, name, blocksMove, blocksSight, difficult } = known.get(cellKey(cell)) ?? plain;
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

/// Whether the terrain of two cells is the same.
export function sameTerrain(a: CellTerrain = plain, b: CellTerrain = plain): boolean {
  const { cell } = a;
  return a === b || equals(CellTerrainSchema, a, { ...b, ...(cell === undefined ? {} : { cell }) });
}

/// `cells` in as few runs as possible: one message holds a large area only in this form.
export function runsOf(cells: readonly CellTerrain[]): readonly TerrainRun[] {
  const place = ({ cell }: CellTerrain) => cell ?? { column: 0, row: 0 };
  const sorted = [...cells].sort((a, b) => place(a).row - place(b).row || place(a).column - place(b).column);
  const runs: TerrainRun[] = [];
  for (const one of sorted) {
    const last = runs.at(-1);
    const begun = last?.first === undefined ? null : place(last.first);
    const { column, row } = place(one);
    const follows = last !== undefined && begun?.row === row && begun.column + last.cells === column;
    if (follows && sameTerrain(last.first, one)) last.cells += 1;
    else runs.push(create(TerrainRunSchema, { first: one, cells: 1 }));
  }
  return runs;
}
