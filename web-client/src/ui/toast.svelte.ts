// Short messages that go by themselves: what was refused and why, what was copied.

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: "note" | "refusal";
  readonly action?: { readonly name: string; readonly run: () => void };
}

const shownMs = 6000;
const mostAtOnce = 3;
let nextId = 1;

export const toasts = $state<{ now: readonly Toast[] }>({ now: [] });

/// Shows `text` for a few seconds; with an action it stays until it is closed or used.
export function showToast(text: string, kind: Toast["kind"] = "note", action?: Toast["action"]): void {
  const id = nextId++;
  const others = toasts.now.filter((toast) => toast.text !== text);
  toasts.now = [...others, action ? { id, text, kind, action } : { id, text, kind }].slice(-mostAtOnce);
  if (!action) setTimeout(() => closeToast(id), shownMs);
}

export function closeToast(id: number): void {
  toasts.now = toasts.now.filter((toast) => toast.id !== id);
}
