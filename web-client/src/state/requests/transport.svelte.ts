// Requests to the table: ids, connection state, outcomes.
import { create } from "@bufbuild/protobuf";
import { type Refusal, RefusalSchema } from "../../generated/protocol/wire/v1/common_pb";
import {
  type ClientFrame,
  ClientFrameSchema,
  type Delta,
  type ServerFrame,
} from "../../generated/protocol/wire/v1/envelope_pb";
import { Connection, type FrameIs } from "../../net/connection";
import type { ConnectionState } from "../../net/connection_state";
import type { SocketEnvironment } from "../../net/socket";
import type { Key } from "../table/schema_index";
import type { Outcome, Written } from "./outcome";

/// The last refusal of a request of mine, with the request.
export interface Refused {
  readonly refusal: Refusal;
  readonly sent: ClientFrame;
}

export class Transport {
  connection = $state.raw<ConnectionState>({ kind: "connecting" });
  refused = $state.raw<Refused | null>(null);
  readonly #connection: Connection;
  readonly #waiting = new Map<number, { sent: ClientFrame; resolve: (outcome: Written) => void }>();
  #nextId = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

  /// offline: the refusal code while disconnected.
  constructor(
    environment: SocketEnvironment,
    receive: (frame: ServerFrame) => void,
    private readonly offline: () => Key,
  ) {
    this.#connection = new Connection(environment, {
      frame: receive,
      state: (state) => {
        this.connection = state;
      },
    });
  }

  start(): void {
    this.#connection.start();
  }

  stop(): void {
    this.#connection.stop();
  }

  retryNow(): void {
    this.#connection.retryNow();
  }

  get live(): boolean {
    return this.connection.kind === "live";
  }

  newId(): number {
    this.#nextId = this.#nextId >= 0xffffffff ? 1 : this.#nextId + 1;
    return this.#nextId;
  }

  /// Sends a frame without an outcome.
  send(is: FrameIs): void {
    this.#connection.send(is);
  }

  /// Sends a new command, only while connected: later the situation would be another.
  ask(clientId: number, is: FrameIs): Promise<Outcome> {
    return this.write(clientId, is).then(plain);
  }

  /// Sends an edit whose outcome can be problems, only while connected. parts: frames that precede it.
  write(clientId: number, is: FrameIs, parts: readonly FrameIs[] = []): Promise<Written> {
    if (this.live) return this.#resolved(clientId, this.#connection.send(is, parts));
    const refusal = create(RefusalSchema, { code: this.offline() });
    this.refused = { refusal, sent: create(ClientFrameSchema, { is }) };
    return Promise.resolve({ kind: "refused", refusal });
  }

  /// Sends an answer; without a connection it is sent once connected.
  sendUntilAnswered(clientId: number, is: FrameIs): Promise<Outcome> {
    return this.#resolved(clientId, this.#connection.send(is)).then(plain);
  }

  onDelta({ is }: Delta): void {
    if (is.case === "accepted") this.#resolve(is.value.clientId, { kind: "accepted" });
    if (is.case === "refused")
      this.#resolve(is.value.clientId, { kind: "refused", refusal: is.value.refusal ?? create(RefusalSchema) });
    if (is.case === "contentProblems")
      this.#resolve(is.value.clientId, { kind: "problems", problems: is.value.problems });
  }

  #resolved(clientId: number, sent: ClientFrame): Promise<Written> {
    return new Promise((resolve) => this.#waiting.set(clientId, { sent, resolve }));
  }

  #resolve(clientId: number, outcome: Written): void {
    const waiting = this.#waiting.get(clientId);
    if (waiting === undefined) return;
    this.#waiting.delete(clientId);
    if (outcome.kind === "refused") this.refused = { refusal: outcome.refusal, sent: waiting.sent };
    waiting.resolve(outcome);
  }
}

/// Treats problems as a refusal, for requests that cannot have any.
function plain(written: Written): Outcome {
  return written.kind === "problems" ? { kind: "refused", refusal: create(RefusalSchema) } : written;
}
