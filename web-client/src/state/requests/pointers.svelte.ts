// Pings and rulers of all people. They disappear; the journal does not keep them.
import type { MessageInitShape } from "@bufbuild/protobuf";
import { SvelteMap } from "svelte/reactivity";
import type { Measure, Ping, PingSchema } from "../../generated/protocol/wire/v1/chat_pb";
import type { Delta } from "../../generated/protocol/wire/v1/envelope_pb";
import type { SceneId } from "../table/table";
import type { Transport } from "./transport.svelte";

export type TimedPing = { readonly ping: Ping; readonly atMs: number };

const KEPT_MS = 5000;

export class Pointers {
  pings = $state.raw<readonly TimedPing[]>([]);
  /// Rulers by seat.
  readonly rulers = new SvelteMap<number, Measure>();

  constructor(private readonly transport: Transport) {}

  ping(ping: Omit<MessageInitShape<typeof PingSchema>, "$typeName">): void {
    this.transport.send({ case: "ping", value: ping });
  }

  /// Shows a ruler to all; without points it is removed. Points alternate x and y in 1/1000 cell.
  measure(scene: SceneId, xy: number[]): void {
    this.transport.send({ case: "measure", value: { scene, xy } });
  }

  onDelta({ is }: Delta): void {
    if (is.case === "welcome") this.rulers.clear();
    if (is.case === "ping") {
      const now = performance.now();
      this.pings = [...this.pings.filter(({ atMs }) => now - atMs < KEPT_MS), { ping: is.value, atMs: now }];
    }
    if (is.case !== "measure") return;
    if (is.value.xy.length === 0) this.rulers.delete(is.value.seat);
    else this.rulers.set(is.value.seat, is.value);
  }
}
