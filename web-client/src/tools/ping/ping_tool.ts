// Pings a place of the map for all.
import { type Point, toMilliCells } from "../../canvas/grid";
import { Ping_Kind } from "../../generated/protocol/wire/v1/chat_pb";
import type { MapPointer, MapTool } from "../tool";
import type { ToolContext } from "../tool_context";

export class PingTool implements MapTool {
  constructor(private readonly context: ToolContext) {}

  tap(at: MapPointer): void {
    ping(this.context, at.world, Ping_Kind.HERE);
  }
}

export function ping(context: ToolContext, world: Point, kind: Ping_Kind): void {
  context.session.pointers.ping({ scene: context.scene(), ...toMilliCells(world, context.grid()), kind });
}
