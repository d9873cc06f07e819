// Measures of a ruler along its cells, by the table's house rule for diagonal steps. Pure.
import { assertNever } from "../../assert_never";
import { HouseRuleSchema_Diagonal } from "../../generated/protocol/wire/v1/schema_pb";
import type { Cell, Table } from "../table/table";
import { apartSquared, type GridKind, stepsBetween } from "./cells";

/// How the table measures a diagonal step on squares: by the house rule that decides it, else as one cell.
export function diagonalOf({
  schemaIndex,
  houseRules,
}: Pick<Table, "schemaIndex" | "houseRules">): HouseRuleSchema_Diagonal {
  const rule = schemaIndex.schema.houseRules.find(({ diagonals }) => diagonals.length > 0);
  return rule?.diagonals[houseRules.get(rule.key) ?? Number(rule.defaultValue)] ?? HouseRuleSchema_Diagonal.ONE_CELL;
}

/// Steps along the parts of a ruler through `cells`.
export function stepsAlong(kind: GridKind, cells: readonly Cell[]): number {
  return partsOf(cells).reduce((sum, [from, to]) => sum + stepsBetween(kind, from, to), 0);
}

/// The length of a ruler through `cells`. across: the width of a cell.
/// Returns the unit of `across`; true lengths are rounded down to whole units, as the server does.
export function lengthAlong(
  kind: GridKind,
  diagonal: HouseRuleSchema_Diagonal,
  cells: readonly Cell[],
  across: number,
): number {
  const steps = stepsAlong(kind, cells);
  if (kind !== "square") return steps * across;
  const parts = partsOf(cells);
  switch (diagonal) {
    case HouseRuleSchema_Diagonal.ONE_CELL:
      return steps * across;
    case HouseRuleSchema_Diagonal.ALTERNATE: {
      const diagonals = parts.reduce((sum, [from, to]) => sum + diagonalsBetween(from, to), 0);
      return (steps + Math.floor(diagonals / 2)) * across;
    }
    case HouseRuleSchema_Diagonal.EUCLIDEAN: {
      const length = parts.reduce((sum, [from, to]) => sum + Math.sqrt(apartSquared(kind, from, to)), 0);
      return Math.floor(length * across + ROUNDING);
    }
    default:
      return assertNever(diagonal);
  }
}

/// Keeps a whole number whole that floating point has a little below.
const ROUNDING = 1e-9;

function diagonalsBetween(from: Cell, to: Cell): number {
  return Math.min(Math.abs(to.column - from.column), Math.abs(to.row - from.row));
}

function partsOf(cells: readonly Cell[]): readonly (readonly [Cell, Cell])[] {
  return cells.slice(1).map((cell, index) => [cells[index] ?? cell, cell]);
}
