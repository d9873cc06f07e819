// The terrain of a cell after painting. Pure.
import { create } from "@bufbuild/protobuf";
import { type TerrainRun, TerrainRunSchema } from "../../generated/protocol/wire/v1/state_pb";
import { plain } from "../../state/maps/terrain";
import type { Key } from "../../state/table/schema_index";

/// Adds a number of the rulebook to the cell; null: removes it.
export type Painted = "difficult" | "blocking" | "clear" | { readonly key: Key; readonly value: bigint | null };

/// `terrain` after painting; a copy. The rulebook's numbers stay unless it is cleared.
export function painted(terrain: TerrainRun | undefined, as: Painted): TerrainRun {
  if (as === "clear") return plain;
  const { numbers, name, blocksMove, blocksSight, difficult } = terrain ?? plain;
  if (typeof as === "string") {
    const blocks = as === "blocking";
    return create(TerrainRunSchema, { blocksMove: blocks, blocksSight: blocks, difficult: !blocks, numbers, name });
  }
  const { key, value } = as;
  const others = numbers.filter((one) => one.key !== key);
  const now = value === null ? others : [...others, { key, value }];
  return create(TerrainRunSchema, { blocksMove, blocksSight, difficult, numbers: now, name });
}
