// What this browser remembers of acting, for each kind of creature of a rulebook: its arranged bar, and the weapon and
// options that were chosen last.
import { keptValues } from "../state/kept_values";
import type { Creature, Table } from "../state/table/table";
import type { Slots } from "./bar_order";

interface Memory {
  /// Absent: the bar was never arranged.
  readonly slots?: Slots;
  /// The texts of fields, by action and field.
  readonly options?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const storedAs = "fairtable-acting";

/// Creatures of one record share a memory.
export function memoryOf({ schemaIndex }: Table, { record, name }: Pick<Creature, "record" | "name">): string {
  return `${schemaIndex.schema.system} ${schemaIndex.name(record) || name}`;
}

export function remembered(of: string): Memory {
  return all()[of] ?? {};
}

/// slots: null: the bar arranges itself again.
export function rememberSlots(of: string, slots: Slots | null): void {
  const { slots: _, ...rest } = remembered(of);
  put(of, slots === null ? rest : { ...rest, slots });
}

export function rememberOptions(of: string, action: string, options: Readonly<Record<string, string>>): void {
  const memory = remembered(of);
  put(of, { ...memory, options: { ...memory.options, [action]: options } });
}

function put(of: string, memory: Memory): void {
  keptValues().setItem(storedAs, JSON.stringify({ ...all(), [of]: memory }));
}

function all(): Readonly<Record<string, Memory>> {
  return JSON.parse(keptValues().getItem(storedAs) ?? "{}");
}
