// Draws a template by a drag from its origin. It stays until Esc, the next drag, or another tool; arrow keys move it, with Shift turn it.
import { cellAt, center } from "../../canvas/grid";
import { isTypingTarget } from "../keyboard";
import { SharedRuler } from "../measure/shared_ruler";
import { neighborIn } from "../step_keys";
import type { MapPointer, MapTool } from "../tool";
import type { ToolContext } from "../tool_context";
import type { TemplatePress } from "./draw_template";
import { TemplateDesk } from "./template_desk.svelte";

/// With Shift, in radians: a twenty-fourth of a circle.
const TURNS: Readonly<Record<string, number>> = { ArrowLeft: -Math.PI / 12, ArrowRight: Math.PI / 12 };

export class TemplateTool implements MapTool {
  private readonly desk: TemplateDesk;
  private readonly shared: SharedRuler;
  private from: TemplatePress | null = null;

  constructor(private readonly context: ToolContext) {
    this.desk = new TemplateDesk(context);
    this.shared = new SharedRuler(context);
    context.overlay.template = this.desk;
  }

  startDrag(from: MapPointer): boolean {
    if (this.context.grid().kind === "zones") return false;
    this.desk.lookAround();
    this.desk.held = true;
    this.from = this.pressAt(from);
    return true;
  }

  scrolls(): boolean {
    return true;
  }

  drag(at: MapPointer): void {
    if (this.from === null) return;
    const before = this.desk.shape;
    this.desk.draw(this.from, this.pressAt(at));
    if (this.desk.shape !== before) this.shared.send();
  }

  drop(at: MapPointer): void {
    this.drag(at);
    this.rest();
  }

  key(event: KeyboardEvent): boolean {
    const { shape } = this.desk;
    if (this.from !== null || shape === null || isTypingTarget(event)) return false;
    if (event.key === "Alt") return true; // else some browsers open their menu
    if (event.key === "Escape") this.desk.clear();
    else if (!event.code.startsWith("Arrow") || event.ctrlKey || event.metaKey || event.altKey) return false;
    else if (!event.shiftKey) this.step(event.code);
    else if (TURNS[event.code] !== undefined) this.desk.turnBy(TURNS[event.code] ?? 0);
    else return false;
    return true;
  }

  cancel(): void {
    this.rest();
    this.desk.clear();
  }

  end(): void {
    this.context.overlay.template = null;
  }

  /// The others no longer see it.
  private rest(): void {
    this.from = null;
    this.desk.held = false;
    this.shared.end();
  }

  private step(code: string): void {
    const grid = this.context.grid();
    const cell = cellAt(this.desk.shape?.origin ?? { x: 0, y: 0 }, grid);
    const next = neighborIn(grid.kind, cell, code);
    if (next === null) return;
    const [a, b] = [center(cell, 1, grid), center(next, 1, grid)];
    this.desk.moveBy({ x: b.x - a.x, y: b.y - a.y });
  }

  private pressAt({ world, alt, token }: MapPointer): TemplatePress {
    return { world, free: alt, token: this.context.tokens().find(({ id }) => id === token)?.at ?? null };
  }
}
