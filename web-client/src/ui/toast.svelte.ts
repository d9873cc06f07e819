// Short messages that disappear by themselves: refusals, confirmations.

export interface ToastAction {
  readonly name: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: "note" | "refusal";
  readonly actions: readonly ToastAction[];
  /// A link to further text.
  readonly about: ToastAction | undefined;
}

const shownMs = 6000;
const shownWithMoreMs = 12_000;
const mostAtOnce = 3;
let nextId = 1;

export const toasts = $state<{ now: readonly Toast[] }>({ now: [] });

/// Shows `text` for a few seconds, longer with a link. With actions it stays until it is closed or an action is used.
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
