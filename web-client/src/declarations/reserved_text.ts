// The reserved part of a resource as text. Pure.
import type { CreatureId, Table } from "../state/table/table";
import { actionText } from "./declared";

/// "2 held for Attack"; "" for nothing. The action is named if `creature` has declared one.
export function reservedText(table: Table, creature: CreatureId, reserved: number): string {
  if (reserved === 0) return "";
  const declared = table.declarations.flatMap((declaration) => declaration.declared);
  const own = new Set(
    declared.filter(({ actor }) => actor === creature).map(({ action }) => actionText(table, action)),
  );
  return own.size === 0 ? `${reserved} reserved` : `${reserved} reserved for ${[...own].join(", ")}`;
}
