// The grids of cells that a GM may give a scene. Pure.
import { Scene_Grid } from "../../generated/protocol/wire/v1/state_pb";
import type { Table } from "../../state/table/table";
import { isLength } from "../../state/text/length";

export interface CellKind {
  readonly value: Scene_Grid;
  readonly name: string;
}

/// Squares, and hexes and none where the rulebook counts in metres, feet or yards.
export function cellKinds({ schemaIndex }: Pick<Table, "schemaIndex">): readonly CellKind[] {
  const squares = { value: Scene_Grid.SQUARE, name: "Square grid" };
  if (!isLength(schemaIndex.schema.unit)) return [squares];
  return [
    squares,
    { value: Scene_Grid.HEX_ROWS, name: "Hex grid (pointy-top)" },
    { value: Scene_Grid.HEX_COLUMNS, name: "Hex grid (flat-top)" },
    { value: Scene_Grid.GRIDLESS, name: "No grid" },
  ];
}
