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
    const inBox = this.context
      .tokens()
      .filter(
        ({ at: middle }) =>
          between(middle.x, this.from.world.x, at.world.x) && between(middle.y, this.from.world.y, at.world.y),
      );
    view.selectAll([...(this.from.shift ? view.selected : []), ...inBox.map(({ id }) => id)]);
    this.cancel();
  }

  cancel(): void {
    this.context.overlay.box = null;
  }
}
