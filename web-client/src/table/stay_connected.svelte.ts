// The connection of the table screen, and what it brings a person to know at once.
import type { Delta } from "../generated/protocol/wire/v1/envelope_pb";
import type { Session } from "../state/session.svelte";
import { showToast } from "../ui/toast.svelte";

/// Call while the table screen is made: connects while it is there, and shows toasts of what was undone and lost.
export function stayConnected(session: Session): void {
  $effect(() => {
    const tell = ({ is }: Delta) => {
      if (is.case !== "voided") return;
      const { before, table, viewed } = session;
      void import("../state/text/undone_text").then(({ undoneText }) =>
        showToast(undoneText(before, table, is.value, viewed)),
      );
    };
    session.watchers.add(tell);
    return () => session.watchers.delete(tell);
  });

  $effect(() => {
    const { connection } = session.transport;
    if (connection.kind === "reconnecting" && connection.why !== undefined) showToast(connection.why, "refusal");
  });

  $effect(() => {
    session.transport.start();
    const online = () => session.transport.retryNow();
    addEventListener("online", online);
    return () => {
      removeEventListener("online", online);
      session.transport.stop();
    };
  });
}
