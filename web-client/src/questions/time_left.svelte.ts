// The time left to answer a prompt, in whole seconds.
import type { Question } from "../generated/protocol/wire/v1/play_pb";
import { useSession } from "../state/session.svelte";

/// Counts down while the timer runs, and stands at its full time until it does. In a component.
export function timeLeft(question: () => Question): { readonly seconds: number; readonly part: number } {
  const session = useSession();
  let nowMs = $state(performance.now());

  $effect(() => {
    if (!question().running) return;
    nowMs = performance.now();
    const timer = setInterval(() => (nowMs = performance.now()), 250);
    return () => clearInterval(timer);
  });

  const leftMs = $derived.by(() => {
    const { running, leftMs, totalMs } = question();
    return running ? Math.max(0, leftMs - (nowMs - session.receivedAtMs(question()))) : totalMs;
  });
  return {
    get seconds() {
      return Math.ceil(leftMs / 1000);
    },
    get part() {
      return question().totalMs <= 0 ? 0 : Math.min(1, leftMs / question().totalMs);
    },
  };
}
