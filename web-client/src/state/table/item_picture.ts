// The picture of an item: that of its record, else an icon by the record's kind. Pure.
import type { Key, SchemaIndex } from "./schema_index";

/// By the names of kinds that rulebooks share. `../../../game_icons.ts` serves them.
const ICONS: Readonly<Record<string, string>> = {
  weapon: "crossed-swords",
  armor: "breastplate",
  armour: "breastplate",
  shield: "shield",
};
const ANY_ICON = "swap-bag";

export function itemPicture(schemaIndex: SchemaIndex, kind: Key): string {
  const record = schemaIndex.records.get(kind);
  return record?.icon || (ICONS[schemaIndex.name(record?.kind ?? 0)] ?? ANY_ICON);
}
