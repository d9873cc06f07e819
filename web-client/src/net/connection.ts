// The connection to one table: hello, resume, frame counting, resending, round trip. Independent of screens.
import { create, fromBinary, type MessageInitShape, toBinary } from "@bufbuild/protobuf";
import {
  type ClientFrame,
  ClientFrameSchema,
  type ServerFrame,
  ServerFrameSchema,
} from "../generated/protocol/wire/v1/envelope_pb";
import { type Closing, Closing_Code, ClosingSchema, HelloSchema } from "../generated/protocol/wire/v1/session_pb";
import { backoffMs } from "./backoff";
import type { ConnectionState } from "./connection_state";
import { PendingRequests } from "./pending_requests";
import { counted, freshStart, type ResumePoint } from "./resume_point";
import type { Socket, SocketEnvironment } from "./socket";

const PROTOCOL = 8;
const ECHO_EVERY_MS = 10_000;
/// Silence after an echo for this long means a dead network, even if the socket stays open.
const SILENCE_MS = 5_000;
const OPENING_MS = 4_000;
/// From Hello to the snapshot, which may have many megabytes.
const GREETING_MS = 30_000;
const GOES_ON: ReadonlySet<Closing_Code> = new Set([
  Closing_Code.RESTARTING,
  Closing_Code.RESUME_AGAIN,
  Closing_Code.TOO_FAST,
]);

const UNREADABLE_FRAME = "A message from the server was unreadable. Reloading the table.";
const UNREADABLE_TABLE = "The table data is unreadable. Reload the page.";

function readable(bytes: Uint8Array): ServerFrame | null {
  try {
    return fromBinary(ServerFrameSchema, bytes);
  } catch {
    return null;
  }
}

export type FrameIs = NonNullable<MessageInitShape<typeof ClientFrameSchema>["is"]>;

export interface ConnectionListener {
  /// Each ServerFrame in order, after it was counted.
  frame(frame: ServerFrame): void;
  state(state: ConnectionState): void;
}

export class Connection {
  private socket: Socket | null = null;
  private generation = 0;
  private attempt = 0;
  private droppedAtMs: number | null = null;
  private point: ResumePoint = freshStart;
  private greeted = false;
  /// The digest of the listener's schema; empty if it differs from every Welcome's.
  private namesDigest = new Uint8Array();
  private goodbye: Closing | null = null;
  private roundTripMs: number | null = null;
  private nextEcho = 1n;
  private echoSent: { readonly echo: bigint; readonly atMs: number } | null = null;
  private cancelTimer: () => void = () => undefined;
  private readonly pending = new PendingRequests();

  constructor(
    private readonly environment: SocketEnvironment,
    private readonly listener: ConnectionListener,
  ) {}

  start(): void {
    this.listener.state({ kind: "connecting" });
    this.open();
  }

  /// Ends the connection for good.
  stop(): void {
    this.generation++;
    this.cancelTimer();
    this.socket?.close();
    this.socket = null;
  }

  /// Sends now if the table listens. Frames that need an answer are kept and sent again after a reconnect; others are
  /// dropped. parts: frames that precede it, also at resending.
  send(is: FrameIs, parts: readonly FrameIs[] = []): ClientFrame {
    const ahead = parts.map((part) => create(ClientFrameSchema, { is: part }));
    const frame = create(ClientFrameSchema, { is });
    this.pending.add(frame, ahead);
    if (this.greeted) for (const each of [...ahead, frame]) this.transmit(each);
    return frame;
  }

  /// Retries at once: the network is back, or the person asks for it.
  retryNow(): void {
    if (this.greeted || this.goodbye !== null) return;
    this.socket?.close();
    this.attempt = 0;
    this.open();
  }

  private open(): void {
    this.cancelTimer();
    const generation = ++this.generation;
    const mine = (task: () => void) => () => {
      if (generation === this.generation) task();
    };
    this.socket = this.environment.open({
      opened: mine(() => this.hello()),
      received: (bytes) => mine(() => this.receive(bytes))(),
      dropped: mine(() => this.dropped()),
    });
    this.cancelTimer = this.environment.after(
      OPENING_MS,
      mine(() => this.abandon()),
    );
  }

  private hello(): void {
    this.wait(GREETING_MS, () => this.abandon());
    const { token, framesSeen } = this.point;
    const hello = { protocol: PROTOCOL, resume: token, framesSeen: BigInt(framesSeen), namesDigest: this.namesDigest };
    this.transmit(create(ClientFrameSchema, { is: { case: "hello", value: create(HelloSchema, hello) } }));
  }

  private receive(bytes: Uint8Array): void {
    const frame = readable(bytes);
    if (frame === null) return this.unreadable();
    const greets = frame.deltas.some(({ is }) => is.case === "welcome" || is.case === "resumed");
    if (greets || this.greeted) this.point = counted(this.point, frame);
    this.pending.resolve(frame);
    for (const { is } of frame.deltas) {
      if (is.case === "welcome") this.namesDigest = new Uint8Array(is.value.namesDigest);
      if (is.case === "names" || is.case === "record" || is.case === "recordGone") this.namesDigest = new Uint8Array();
      if (is.case === "closing") this.goodbye = is.value;
      if (is.case === "echo") this.echoed(is.value);
    }
    this.listener.frame(frame);
    if (greets) this.greet();
  }

  private greet(): void {
    this.greeted = true;
    this.attempt = 0;
    this.droppedAtMs = null;
    for (const frame of this.pending.all()) this.transmit(frame);
    this.tellLive();
    this.echo();
  }

  private echo(): void {
    const echo = this.nextEcho++;
    this.echoSent = { echo, atMs: this.environment.nowMs() };
    this.transmit(create(ClientFrameSchema, { is: { case: "echo", value: echo } }));
    this.wait(SILENCE_MS, () => this.abandon());
  }

  private echoed(echo: bigint): void {
    if (this.echoSent?.echo !== echo) return;
    this.roundTripMs = Math.round(this.environment.nowMs() - this.echoSent.atMs);
    this.echoSent = null;
    this.tellLive();
    this.wait(ECHO_EVERY_MS, () => this.echo());
  }

  /// Reconnects without the resume token, since the deltas of this frame are lost. Closes for good if Hello's reply is
  /// unreadable: the next one would be too.
  private unreadable(): void {
    this.point = freshStart;
    this.namesDigest = new Uint8Array();
    if (!this.greeted) this.goodbye = create(ClosingSchema, { code: Closing_Code.BAD_FRAME, text: UNREADABLE_TABLE });
    this.attempt = Math.max(this.attempt, 1);
    this.abandon(UNREADABLE_FRAME);
  }

  /// Closes a silent socket, or one with an unreadable frame.
  private abandon(why?: string): void {
    this.socket?.close();
    this.dropped(why);
  }

  private dropped(why?: string): void {
    this.generation++;
    this.socket = null;
    this.greeted = false;
    this.roundTripMs = null;
    const goodbye = this.goodbye;
    if (goodbye !== null && !GOES_ON.has(goodbye.code)) {
      this.cancelTimer();
      this.listener.state({ kind: "closed", code: goodbye.code, text: goodbye.text });
      return;
    }
    this.goodbye = null;
    this.droppedAtMs ??= this.environment.nowMs();
    const state = { kind: "reconnecting", sinceMs: this.droppedAtMs } as const;
    this.listener.state(why === undefined ? state : { ...state, why });
    this.retry(goodbye?.code === Closing_Code.TOO_FAST ? 2 : 0);
  }

  private retry(leastAttempt: number): void {
    this.attempt = Math.max(this.attempt, leastAttempt);
    const first = this.attempt === 0;
    this.wait(backoffMs(this.attempt++), () => {
      if (first) this.open();
      else this.openWhenReachable();
    });
  }

  private openWhenReachable(): void {
    const generation = this.generation;
    void this.environment.reachable().then((reachable) => {
      if (generation !== this.generation) return;
      if (reachable) this.open();
      else this.retry(0);
    });
  }

  private tellLive(): void {
    this.listener.state({ kind: "live", roundTripMs: this.roundTripMs });
  }

  private wait(ms: number, task: () => void): void {
    this.cancelTimer();
    const generation = this.generation;
    this.cancelTimer = this.environment.after(ms, () => {
      if (generation === this.generation) task();
    });
  }

  private transmit(frame: ClientFrame): void {
    this.socket?.send(toBinary(ClientFrameSchema, frame));
  }
}
