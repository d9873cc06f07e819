// Keys of the table, independent of the selection. Pure.

/// The part of a keyboard event that identifies the key press.
export type KeyPress = Pick<KeyboardEvent, "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

/// undo: the last action, within the rights of the seat. redo: what was undone last. stop: stops or resumes the game.
export type TableKey = "undo" | "redo" | "stop";

/// The command of a key press, or null. gm: whether the person may redo and stop the game.
export function tableKeyOf({ code, shiftKey, ctrlKey, metaKey, altKey }: KeyPress, gm: boolean): TableKey | null {
  if (altKey) return null;
  const ctrl = ctrlKey || metaKey;
  if (code === "KeyZ" && ctrl && !shiftKey) return "undo";
  if (ctrl && gm && code === (shiftKey ? "KeyZ" : "KeyY")) return "redo";
  return code === "Space" && shiftKey && !ctrl && gm ? "stop" : null;
}
