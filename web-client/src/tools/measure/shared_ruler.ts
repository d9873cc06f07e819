// Shares the ruler of a tool while it is drawn: the others see it ten times a second.
import { toMilliCells } from "../../canvas/grid";
import type { ToolContext } from "../tool_context";

const SHARED_EVERY_MS = 100;

export class SharedRuler {
  private sentMs = 0;
  private timer = 0;

  constructor(private readonly context: ToolContext) {}

  /// Also where the pointer rests: the others see what was drawn last.
  send(): void {
    clearTimeout(this.timer);
    const wait = this.sentMs + SHARED_EVERY_MS - performance.now();
    if (wait <= 0) this.share();
    else this.timer = window.setTimeout(() => this.share(), wait);
  }

  /// Removes it from the others' screens.
  end(): void {
    this.share([]);
  }

  private share(ruler = this.context.overlay.ruler): void {
    clearTimeout(this.timer);
    this.sentMs = performance.now();
    const points = ruler.map((point) => toMilliCells(point, this.context.grid()));
    this.context.session.pointers.measure(
      this.context.scene(),
      points.flatMap(({ x, y }) => [x, y]),
    );
  }
}
