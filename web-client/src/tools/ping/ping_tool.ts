// Pointing at a place of the map, for everybody.
import { type Point, toMilliCells } from "../../canvas/grid";
import { Ping_Kind } from "../../generated/protocol/wire/v1/chat_pb";
import type { MapPointer, MapTool } from "../tool";
import type { Workbench } from "../workbench";

export class PingTool implements MapTool {
  constructor(private readonly bench: Workbench) {}

  tap(at: MapPointer): void {
    ping(this.bench, at.world, Ping_Kind.HERE);
  }
}

export function ping(bench: Workbench, world: Point, kind: Ping_Kind): void {
  bench.session.pointers.ping({ scene: bench.scene(), ...toMilliCells(world, bench.grid()), kind });
}
