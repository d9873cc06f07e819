// Short messages that go by themselves: what was refused and why, what was copied.

export interface ToastAction {
  readonly name: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: "note" | "refusal";
  readonly actions: readonly ToastAction[];
  /// Where to read more.
  readonly about: ToastAction | undefined;
}

const shownMs = 6000;
const shownWithMoreMs = 12_000;
const mostAtOnce = 3;
let nextId = 1;

export const toasts = $state<{ now: readonly Toast[] }>({ now: [] });

/// Shows `text` for a few seconds, longer where there is more to read; with actions it stays until it is closed or one is used.
export function showToast(
  text: string,
  kind: Toast["kind"] = "note",
  actions: readonly ToastAction[] = [],
  about?: ToastAction,
): void {
  const id = nextId++;
  const others = toasts.now.filter((toast) => toast.text !== text);
  toasts.now = [...others, { id, text, kind, actions, about }].slice(-mostAtOnce);
  if (actions.length === 0) setTimeout(() => closeToast(id), about ? shownWithMoreMs : shownMs);
}

export function closeToast(id: number): void {
  toasts.now = toasts.now.filter((toast) => toast.id !== id);
}
