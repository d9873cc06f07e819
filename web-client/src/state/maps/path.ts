// Paths of the protocol: columns and rows alternate, each the difference to the cell before, the first absolute.
import { create } from "@bufbuild/protobuf";
import { type Path, PathSchema } from "../../generated/protocol/wire/v1/common_pb";
import type { Cell } from "../table/table";

export function encodePath(cells: readonly Cell[]): Path {
  const steps: number[] = [];
  let before: Cell = { column: 0, row: 0 };
  for (const cell of cells) {
    steps.push(cell.column - before.column, cell.row - before.row);
    before = cell;
  }
  return create(PathSchema, { steps });
}

export function decodePath(path: Path): readonly Cell[] {
  const cells: Cell[] = [];
  let column = 0;
  let row = 0;
  for (let index = 0; index + 1 < path.steps.length; index += 2) {
    column += path.steps[index] ?? 0;
    row += path.steps[index + 1] ?? 0;
    cells.push({ column, row });
  }
  return cells;
}

export function sameCell(a: Cell, b: Cell): boolean {
  return a.column === b.column && a.row === b.row;
}
