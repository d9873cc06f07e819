// Texts of zones and borders. Pure.
import type { ReachableZones } from "../../generated/protocol/wire/v1/play_pb";
import { type NumberSchema, NumberSchema_Kind } from "../../generated/protocol/wire/v1/schema_pb";
import type { Scene } from "../../generated/protocol/wire/v1/state_pb";
import { terrainAt } from "../maps/terrain";
import { type Border, isZones } from "../maps/zones";
import type { Cell, Creature, Table } from "../table/table";
import { schemaNumberText } from "./number_text";
import { refusalText } from "./sentence";

/// The group of a creature in its zone; 0: none.
export function groupOf(table: Table, creature: Creature | undefined): number {
  const schema = table.schemaIndex.schema.numbers.find(({ kind }) => kind === NumberSchema_Kind.GROUP);
  return schema === undefined ? 0 : (creature?.numbers.get(schema.key) ?? 0);
}

/// "Darkness 2, cover: crate"; numbers that are 0 are left out.
export function numbersText(
  table: Pick<Table, "schemaIndex" | "houseRules">,
  schemas: readonly NumberSchema[],
  numbers: readonly { readonly key: number; readonly value: bigint }[],
): string {
  return schemas
    .flatMap((schema) => {
      const value = Number(numbers.find(({ key }) => key === schema.key)?.value ?? 0n);
      if (value === 0) return [];
      const name = schema.name.replace(/\s*\(.*\)$/, ""); // brackets explain the field in its form only
      return [schema.kind === NumberSchema_Kind.FLAG ? name : `${name} ${schemaNumberText(table, schema, value)}`];
    })
    .join(", ");
}

/// The rulebook's numbers of a cell: "Gap: jump only"; "" for an ordinary cell, and for a zone, which shows
/// them itself.
export function groundText(table: Table, scene: Scene | undefined, cell: Cell): string {
  if (scene === undefined || isZones(scene)) return "";
  return numbersText(table, table.schemaIndex.schema.terrain, terrainAt(scene, cell)?.numbers ?? []);
}

/// "Door: limit 2".
export function borderText(table: Table, { schema, relation }: Border): string {
  const numbers = numbersText(table, schema.numbers, relation.data);
  const words = numbers === "" ? schema.name : `${schema.name}: ${numbers}`;
  return relation.gmOnly ? `${words} (GM only)` : words;
}

/// The reach of a zone: "2 turns. The door is full.", or "".
export function reachText(table: Table, reach: ReachableZones | null, cell: Cell): string {
  const zone = reach?.zones.find((one) => one.cell?.column === cell.column && one.cell.row === cell.row);
  if (zone === undefined) return "";
  const far = zone.turns === 0 ? "Unreachable." : zone.turns === 1 ? "1 turn." : `${zone.turns} turns.`;
  return zone.refusal === undefined ? far : `${far} Direct move blocked: ${refusalText(table, zone.refusal)}`;
}
