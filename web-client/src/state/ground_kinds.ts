// What a GM may paint, by the kind of map: what every map has, and what the rulebook knows of a cell. Pure.
import { type NumberSchema, NumberSchema_Kind } from "../generated/protocol/wire/v1/schema_pb";
import type { Scene } from "../generated/protocol/wire/v1/state_pb";
import type { Key } from "./schema_index";
import type { Table } from "./table";
import { isZones, usualValue } from "./zones";

/// describe: the zone's name and numbers, by a form. A key: the number of a cell that the rulebook knows by it.
export type GroundKind = "difficult" | "blocking" | "clear" | "describe" | Key;

/// The brushes for this scene, each with its name.
export function groundKinds(scene: Scene | null): readonly { readonly ground: GroundKind; readonly name: string }[] {
  const zones = isZones(scene);
  return [
    ...(zones ? [{ ground: "describe", name: "Name and describe…" } as const] : []),
    { ground: "difficult", name: "Difficult" },
    { ground: "blocking", name: zones ? "Closed" : "Blocking" },
    { ground: "clear", name: "Plain" },
  ];
}

/// The numbers that a brush may give a cell of this scene; those of zones have a form.
export function specialGround(
  { schemaIndex }: Pick<Table, "schemaIndex">,
  scene: Scene | null,
): readonly NumberSchema[] {
  return isZones(scene) ? [] : schemaIndex.schema.ground;
}

/// What a brush for this number paints until somebody says otherwise: the least that is worth painting.
export function firstPainted(number: NumberSchema): number {
  if (number.kind === NumberSchema_Kind.FLAG) return 1;
  if (number.symbols.length > 0) return number.symbols.find((symbol) => symbol !== usualValue(number)) ?? 0;
  return Math.max(1, Number(number.lowest), usualValue(number) + 1);
}
