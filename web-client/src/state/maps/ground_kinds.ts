// The brushes of a GM, by the kind of map: those of every map, and those of the rulebook. Pure.
import { type NumberSchema, NumberSchema_Kind } from "../../generated/protocol/wire/v1/schema_pb";
import type { Scene } from "../../generated/protocol/wire/v1/state_pb";
import type { Key } from "../table/schema_index";
import type { Table } from "../table/table";
import { isZones, usualValue } from "./zones";

/// describe: opens the zone's form with name and numbers. A key: a number of the rulebook's cells.
export type GroundKind = "difficult" | "blocking" | "clear" | "describe" | Key;

/// The brushes for this scene, each with its name.
export function groundKinds(scene: Scene | null): readonly { readonly ground: GroundKind; readonly name: string }[] {
  const zones = isZones(scene);
  return [
    ...(zones ? [{ ground: "describe", name: "Edit zone…" } as const] : []),
    { ground: "difficult", name: "Difficult" },
    { ground: "blocking", name: zones ? "Closed" : "Blocking" },
    { ground: "clear", name: "Eraser" },
  ];
}

/// The numbers that a brush can give a cell of this scene; zones have a form for them.
export function specialGround(
  { schemaIndex }: Pick<Table, "schemaIndex">,
  scene: Scene | null,
): readonly NumberSchema[] {
  return isZones(scene) ? [] : schemaIndex.schema.terrain;
}

/// The default value of a brush for this number: the least that is painted.
export function firstPainted(number: NumberSchema): number {
  if (number.kind === NumberSchema_Kind.FLAG) return 1;
  if (number.symbols.length > 0) return number.symbols.find((symbol) => symbol !== usualValue(number)) ?? 0;
  return Math.max(1, Number(number.min), usualValue(number) + 1);
}
