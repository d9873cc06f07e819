// Keys of the table screen: palette, rules, a chat message, help.
import type { View } from "../../state/view.svelte";
import { isTypingTarget } from "../../tools/keyboard";

/// Does what a key pressed anywhere on the screen asks for.
export function screenKey(view: View, event: KeyboardEvent, onhelp: () => void): void {
  if (event.code === "KeyK" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
    view.palette = view.palette === null ? { about: 0 } : null;
    event.preventDefault();
  }
  if (event.key === "?" && !isTypingTarget(event)) onhelp();
  if (event.code === "KeyB" && !isTypingTarget(event) && !event.ctrlKey && !event.metaKey && !event.altKey) {
    view.rule = view.rule === null ? 0 : null;
    event.preventDefault();
  }
  if ((event.key === "/" || event.key === "Enter") && event.target === document.body && !isTypingTarget(event)) {
    view.panel = "log";
    view.panelOpen = true;
    requestAnimationFrame(() => document.querySelector<HTMLElement>(".screen textarea")?.focus());
    event.preventDefault();
  }
}
