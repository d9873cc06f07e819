import { create, fromBinary, toBinary } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { ClientFrameSchema, ServerFrameSchema } from "../generated/protocol/wire/v1/envelope_pb";
import type { SocketEnvironment, SocketListener } from "../net/socket";
import { Session } from "./session.svelte";

/// A session that was greeted, and the kinds of frames that it has sent since.
function greeted(watchedSeat: number): { session: Session; sent: (string | undefined)[] } {
  const sent: (string | undefined)[] = [];
  const listeners: SocketListener[] = [];
  const environment: SocketEnvironment = {
    open: (listener) => {
      listeners.push(listener);
      return { send: (bytes) => void sent.push(fromBinary(ClientFrameSchema, bytes).is.case), close: () => undefined };
    },
    reachable: () => Promise.resolve(true),
    nowMs: () => 0,
    after: () => () => undefined,
  };
  const session = new Session(environment, watchedSeat);
  session.transport.start();
  const deltas = [
    { is: { case: "welcome", value: { seat: 3, schema: {} } } },
    { is: { case: "snapshot", value: {} } },
  ] as const;
  listeners[0]?.opened();
  listeners[0]?.received(toBinary(ServerFrameSchema, create(ServerFrameSchema, { deltas: [...deltas] })));
  sent.length = 0;
  return { session, sent };
}

test("A prompt on my screen is told to the table", () => {
  const { session, sent } = greeted(0);

  session.seen("7");

  expect(sent).toEqual(["seen"]);
});

// W134
test("A prompt of the player whose eyes a page looks through is not told as seen", () => {
  const { session, sent } = greeted(3);

  session.seen("7");

  expect(sent).toEqual([]);
});
