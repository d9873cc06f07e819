import { create, fromBinary, type MessageInitShape, toBinary } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import {
  type ClientFrame,
  ClientFrameSchema,
  type DeltaSchema,
  ServerFrameSchema,
} from "../generated/protocol/wire/v1/envelope_pb";
import { Closing_Code } from "../generated/protocol/wire/v1/session_pb";
import { Connection } from "./connection";
import type { ConnectionState } from "./connection_state";
import type { SocketEnvironment, SocketListener } from "./socket";

type DeltaIs = MessageInitShape<typeof DeltaSchema>["is"];

/// A server under the test's control: opened sockets, frames sent on the last, pending timers.
class Room implements SocketEnvironment {
  listeners: SocketListener[] = [];
  sent: ClientFrame[] = [];
  states: ConnectionState[] = [];
  timers: { atMs: number; task: () => void }[] = [];
  now = 0;
  up = true;
  closed = 0;
  readonly connection = new Connection(this, { frame: () => undefined, state: (state) => this.states.push(state) });

  open(listener: SocketListener) {
    this.listeners.push(listener);
    this.sent = [];
    return {
      send: (bytes: Uint8Array) => void this.sent.push(fromBinary(ClientFrameSchema, bytes)),
      close: () => void this.closed++,
    };
  }
  reachable = () => Promise.resolve(this.up);
  nowMs = () => this.now;
  after(ms: number, task: () => void) {
    const timer = { atMs: this.now + ms, task };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  get socket(): SocketListener {
    const last = this.listeners.at(-1);
    if (last === undefined) throw new Error("no socket was opened");
    return last;
  }
  get hello() {
    const [first] = this.sent;
    if (first?.is.case !== "hello") throw new Error("no hello was sent");
    return first.is.value;
  }
  receive(...deltas: DeltaIs[]) {
    const frame = create(ServerFrameSchema, { deltas: deltas.map((is) => ({ is: is ?? { case: undefined } })) });
    this.socket.received(toBinary(ServerFrameSchema, frame));
  }
  welcome() {
    this.receive({ case: "welcome", value: { seat: 1, resume: new Uint8Array([7]) } }, { case: "snapshot", value: {} });
  }
  async pass(ms: number) {
    this.now += ms;
    for (const timer of this.timers.filter(({ atMs }) => atMs <= this.now)) {
      this.timers = this.timers.filter((other) => other !== timer);
      timer.task();
    }
    await Promise.resolve();
    await Promise.resolve();
  }
}

function seated(): Room {
  const room = new Room();
  room.connection.start();
  room.socket.opened();
  room.welcome();
  return room;
}

test("Frames before the greeting of a socket are not counted", async () => {
  const room = seated();
  room.receive({ case: "echo", value: 1n });
  room.socket.dropped();
  await room.pass(60_000);
  room.socket.opened();
  room.receive({ case: "status", value: {} });
  room.receive({ case: "resumed", value: {} });
  room.socket.dropped();
  await room.pass(60_000);
  room.socket.opened();
  expect(room.hello.framesSeen).toBe(2n);
});

test("The first hello has no resume token", () => {
  const room = new Room();

  room.connection.start();
  room.socket.opened();

  expect(room.hello.protocol).toBe(8);
  expect(room.hello.resume).toHaveLength(0);
});

test("After a drop the hello resumes with the frames counted since Welcome", async () => {
  const room = seated();
  room.receive({ case: "offersStale", value: {} });
  room.receive({ case: "offersStale", value: {} }, { case: "sceneShown", value: 3 });

  room.socket.dropped();
  await room.pass(0);
  room.socket.opened();

  expect(room.hello.resume).toEqual(new Uint8Array([7]));
  expect(room.hello.framesSeen).toBe(2n);
});

test("A closing frame is not counted", async () => {
  const room = seated();
  room.receive({ case: "offersStale", value: {} });
  room.receive({ case: "closing", value: { code: Closing_Code.RESTARTING } });

  room.socket.dropped();
  await room.pass(0);
  room.socket.opened();

  expect(room.hello.framesSeen).toBe(1n);
});

test("An unanswered command is sent again after the resume", async () => {
  const room = seated();
  room.connection.send({ case: "command", value: { clientId: 10, action: 1 } });
  room.connection.send({ case: "command", value: { clientId: 11, action: 2 } });
  room.receive({ case: "accepted", value: { clientId: 10 } });

  room.socket.dropped();
  await room.pass(0);
  room.socket.opened();
  room.receive({ case: "resumed", value: {} });

  const again = room.sent.flatMap(({ is }) => (is.case === "command" ? [is.value.clientId] : []));
  expect(again).toEqual([11]);
});

test("A file in chunks without an answer is sent whole after the resume", async () => {
  const room = seated();
  const part = (text: string, first: boolean) => ({ case: "importChunk" as const, value: { text, first } });
  const last = { case: "importContent" as const, value: { file: "mill.toml", text: "c" } };
  room.connection.send({ case: "edit", value: { clientId: 4, what: last } }, [part("a", true), part("b", false)]);

  room.socket.dropped();
  await room.pass(0);
  room.socket.opened();
  room.receive({ case: "resumed", value: {} });

  const again = room.sent.flatMap(({ is }) => {
    if (is.case === "importChunk") return [is.value.text];
    return is.case === "edit" && is.value.what.case === "importContent" ? [is.value.what.value.text] : [];
  });
  expect(again).toEqual(["a", "b", "c"]);
});

test("A file in parts that was answered is not sent again", async () => {
  const room = seated();
  const last = { case: "importContent" as const, value: { file: "mill.toml", text: "b" } };
  room.connection.send({ case: "edit", value: { clientId: 4, what: last } }, [
    { case: "importChunk", value: { text: "a", first: true } },
  ]);
  room.receive({ case: "accepted", value: { clientId: 4 } });

  room.socket.dropped();
  await room.pass(0);
  room.socket.opened();
  room.receive({ case: "resumed", value: {} });

  expect(room.sent.some(({ is }) => is.case === "importChunk" || is.case === "edit")).toBe(false);
});

test("A command given while the connection is down is sent once it is back", async () => {
  const room = seated();
  room.socket.dropped();

  room.connection.send({ case: "edit", value: { clientId: 4, what: { case: "stop", value: true } } });
  await room.pass(0);
  room.socket.opened();
  room.receive({ case: "resumed", value: {} });

  expect(room.sent.filter(({ is }) => is.case === "edit")).toHaveLength(1);
});

const named = new Uint8Array([9]);
test.each<[string, DeltaIs[], Uint8Array]>([
  ["was left as it came", [], named],
  ["got more names", [{ case: "names", value: { first: 1, names: ["sabre"] } }], new Uint8Array()],
  ["got a changed record", [{ case: "record", value: { kind: 1, id: 2 } }], new Uint8Array()],
  ["lost a record", [{ case: "recordGone", value: { kind: 1, id: 2 } }], new Uint8Array()],
])("A schema that %s since its Welcome: the next Hello has its digest", async (_, since, digest) => {
  const room = seated();
  room.receive({ case: "welcome", value: { seat: 1, namesDigest: named } });
  room.receive(...since, { case: "status", value: {} });

  room.socket.dropped();
  await room.pass(0);
  room.socket.opened();

  expect(room.hello.namesDigest).toEqual(digest);
});

test("No socket opens while the server is down; one opens within 500 ms", async () => {
  const room = seated();
  room.socket.dropped();
  await room.pass(0);
  room.up = false;
  room.socket.dropped();
  for (let tries = 0; tries < 20; tries++) await room.pass(500);
  const opened = room.listeners.length;

  room.up = true;
  await room.pass(500);

  expect(opened).toBe(2);
  expect(room.listeners).toHaveLength(3);
});

test("Reconnecting reports the moment of the drop", async () => {
  const room = seated();
  room.now = 5000;

  room.socket.dropped();
  await room.pass(0);
  room.socket.dropped();

  expect(room.states.at(-1)).toEqual({ kind: "reconnecting", sinceMs: 5000 });
});

/// A chat line whose text ends in half a character.
const unreadable = new Uint8Array([0x0a, 0x07, 0x82, 0x02, 0x04, 0x32, 0x02, 0x78, 0xc3]);

test("An unreadable frame closes, explains, and reconnects without a token", async () => {
  const room = seated();
  room.receive({ case: "offersStale", value: {} });

  room.socket.received(unreadable);

  expect(room.closed).toBe(1);
  expect(room.states.at(-1)).toMatchObject({ kind: "reconnecting", why: expect.stringContaining("was unreadable") });
  await room.pass(500);
  room.socket.opened();
  expect(room.hello.resume).toHaveLength(0);
  expect(room.hello.namesDigest).toHaveLength(0);
  expect(room.hello.framesSeen).toBe(0n);
});

test("A command is sent again after an unreadable frame", async () => {
  const room = seated();
  room.connection.send({ case: "command", value: { clientId: 10, action: 1 } });

  room.socket.received(unreadable);
  await room.pass(500);
  room.socket.opened();
  room.welcome();

  expect(room.sent.filter(({ is }) => is.case === "command")).toHaveLength(1);
});

test("An unreadable reply to Hello closes the table for good", async () => {
  const room = new Room();
  room.connection.start();
  room.socket.opened();

  room.socket.received(unreadable);
  await room.pass(60_000);

  expect(room.states.at(-1)).toMatchObject({ kind: "closed", code: Closing_Code.BAD_FRAME });
  expect(room.listeners).toHaveLength(1);
});

test("The snapshot has half a minute to arrive", async () => {
  const room = new Room();
  room.connection.start();
  room.socket.opened();

  await room.pass(29_000);
  room.welcome();

  expect(room.states.at(-1)?.kind).toBe("live");
  expect(room.listeners).toHaveLength(1);
});

test("Being taken over ends the connection with its reason", async () => {
  const room = seated();
  room.receive({ case: "closing", value: { code: Closing_Code.TAKEN_OVER, text: "Opened elsewhere." } });

  room.socket.dropped();
  await room.pass(1000);

  expect(room.states.at(-1)).toEqual({ kind: "closed", code: Closing_Code.TAKEN_OVER, text: "Opened elsewhere." });
  expect(room.listeners).toHaveLength(1);
});

test("An unanswered echo means the network is gone", async () => {
  const room = seated();

  await room.pass(5000);

  expect(room.states.at(-1)?.kind).toBe("reconnecting");
});

test("The round trip is the time an echo took", async () => {
  const room = seated();
  room.now = 42;

  room.receive({ case: "echo", value: 1n });

  expect(room.states.at(-1)).toEqual({ kind: "live", roundTripMs: 42 });
});
