// The GM's keys for the selected creatures: hide, delete, copy, paste, duplicate, select all.
import { copy, paste } from "../gm/creatures/copies";
import { duplicateSelected, hide, remove } from "../gm/creatures/creature_items";
import { isTypingTarget } from "../tools/keyboard";
import type { KeyPress } from "../tools/table_keys";
import type { ToolContext } from "../tools/tool_context";

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
  if (key === "paste") void paste(session, context.scene(), null).then((made) => view.selectAll(made));
  else if (key === "all") view.selectAll(context.tokens().map(({ id }) => id));
  else if (chosen.length === 0) return false;
  else if (key === "copy") copy(session.table, view.selected);
  else if (key === "duplicate") void duplicateSelected(session, view, chosen);
  else if (key === "hide") hide(session, chosen);
  else remove(session, view, chosen);
  return true;
}

/// Ctrl+C copies marked text as everywhere.
function hasSelectedText(): boolean {
  return getSelection()?.isCollapsed === false;
}
