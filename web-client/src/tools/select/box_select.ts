// Selects the tokens whose middle lies in a box drawn over the map.
import type { MapPointer, MapTool } from "../tool";
import type { ToolContext } from "../tool_context";

export class BoxSelect implements MapTool {
  constructor(
    private readonly context: ToolContext,
    private readonly from: MapPointer,
  ) {}

  scrolls(): boolean {
    return true;
  }

  drag(at: MapPointer): void {
    this.context.overlay.box = { from: this.from.world, to: at.world };
  }

  drop(at: MapPointer): void {
    const { view } = this.context;
    const between = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);
    if (!this.from.shift) view.selected.clear();
    for (const { id, at: middle } of this.context.tokens()) {
      const inBox =
        between(middle.x, this.from.world.x, at.world.x) && between(middle.y, this.from.world.y, at.world.y);
      if (inBox) view.selected.add(id);
    }
    this.cancel();
  }

  cancel(): void {
    this.context.overlay.box = null;
  }
}
