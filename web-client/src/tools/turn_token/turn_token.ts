// Drags the handle of a token: it faces the pointer, direction by direction.
import { gridKind } from "../../state/maps/cells";
import { degreesToward, nearestDirection } from "../../state/maps/facing";
import type { Creature } from "../../state/table/table";
import type { MapPointer, MapTool } from "../tool";
import type { ToolContext } from "../tool_context";

export class TurnToken implements MapTool {
  constructor(
    private readonly context: ToolContext,
    private readonly creature: Creature,
  ) {}

  drag({ world }: MapPointer): void {
    const { tokens, turner, session } = this.context;
    const middle = tokens().find(({ id }) => id === this.creature.id)?.at;
    if (middle === undefined) return;
    const kind = gridKind(session.table.scenes.get(this.creature.scene));
    const toward = degreesToward(world.x - middle.x, world.y - middle.y);
    turner.show(this.creature, nearestDirection(kind, toward));
  }

  drop(at: MapPointer): void {
    this.drag(at);
    void this.context.turner.send();
  }

  cancel(): void {
    this.context.turner.forget();
  }
}
