// The GM's keys for the selected creatures: hide, delete, copy, paste, duplicate, select all.
import type { Creature } from "../../state/table/table";
import { hasSelectedText, isTypingTarget } from "../../tools/keyboard";
import type { KeyPress } from "../../tools/table_keys";
import type { ToolContext } from "../../tools/tool_context";

export type EditKey = "hide" | "delete" | "copy" | "paste" | "duplicate" | "all";

const WITH_CTRL: Readonly<Record<string, EditKey>> = {
  KeyA: "all",
  KeyC: "copy",
  KeyD: "duplicate",
  KeyV: "paste",
};
const ALONE: Readonly<Record<string, EditKey>> = { KeyH: "hide", Delete: "delete" };

/// The command of a key press, or null.
export function editKeyOf({ code, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): EditKey | null {
  if (altKey || shiftKey) return null;
  return (ctrlKey || metaKey ? WITH_CTRL : ALONE)[code] ?? null;
}

/// Handles a key of the GM. Returns whether it had an effect.
export function editKey(event: KeyboardEvent, context: ToolContext): boolean {
  const { session, view } = context;
  const key = session.table.gm && !isTypingTarget(event) && !hasSelectedText() ? editKeyOf(event) : null;
  if (key === null) return false;
  const chosen = [...view.selected].flatMap((id) => session.table.creatures.get(id) ?? []);
  if (key === "all") view.selectAll(context.tokens().map(({ id }) => id));
  else if (key !== "paste" && chosen.length === 0) return false;
  else void edit(key, chosen, context);
  return true;
}

async function edit(key: Exclude<EditKey, "all">, chosen: readonly Creature[], context: ToolContext): Promise<void> {
  const { session, view } = context;
  const ids = chosen.map(({ id }) => id);
  const [copies, items] = await Promise.all([
    import("../../gm/creatures/copies"),
    import("../../gm/creatures/creature_items"),
  ]);
  if (key === "paste") view.selectAll(await copies.paste(session, context.scene(), null));
  else if (key === "copy") copies.copy(session.table, ids);
  else if (key === "duplicate") await items.duplicateSelected(session, view, chosen);
  else if (key === "hide") items.hide(session, chosen);
  else items.remove(session, view, chosen);
}
