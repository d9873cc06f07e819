// Telling the server that a prompt is on screen, which starts its timer.
import type { Attachment } from "svelte/attachments";
import type { Question } from "../generated/protocol/wire/v1/play_pb";
import type { Session } from "../state/session.svelte";

/// Of the element that shows `questions`: once visible, those of mine whose timer does not run yet have been seen.
export function seenOf(session: Pick<Session, "seen">, questions: readonly Question[]): Attachment<Element> {
  return (element) => {
    const unseen = questions.filter(({ mine, running, totalMs }) => mine && !running && totalMs > 0);
    if (unseen.length === 0) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      for (const { id } of unseen) session.seen(id);
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
}
