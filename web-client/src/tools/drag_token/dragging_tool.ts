// What tools have in common that drag something: the drag in progress, and taking hold of a token.
import { plays } from "../../state/table/selectors";
import type { MapPointer, MapTool } from "../tool";
import type { ToolContext } from "../tool_context";
import { DragToken } from "./drag_token";
import { groupOfDrag } from "./group";

export abstract class DraggingTool implements MapTool {
  protected busy: MapTool | null = null;

  constructor(protected readonly context: ToolContext) {}

  /// The actor of a form that needs a path is dragged with any tool that fills the form.
  startDrag(from: MapPointer): boolean {
    return this.wantsPathOf(from) && this.takeToken(from);
  }

  scrolls(): boolean {
    return this.busy?.scrolls?.() ?? false;
  }

  drag(at: MapPointer): void {
    this.busy?.drag?.(at);
  }

  drop(at: MapPointer): void {
    this.busy?.drop?.(at);
    this.busy = null;
  }

  wayPoint(at: MapPointer): void {
    this.busy?.wayPoint?.(at);
  }

  cancel(): void {
    this.context.overlay.hint = null;
    this.busy?.cancel?.();
    this.busy = null;
  }

  /// Whether an open form needs a path of the token there.
  protected wantsPathOf({ token }: MapPointer): boolean {
    return this.context.session.wantsPath?.actor === token;
  }

  /// Begins to drag the token under the pointer. Returns whether it is one of this person's.
  protected takeToken(from: MapPointer): boolean {
    const { session, view, overlay } = this.context;
    const creature = session.table.creatures.get(from.token);
    if (!creature?.cell || !plays(session.table, creature)) return false;
    overlay.hint = null;
    if (!view.selected.has(creature.id)) view.select(creature.id);
    const taken = { ...creature, cell: creature.cell };
    const alone = session.wantsPath !== null;
    const group = alone ? [taken] : groupOfDrag(session.table, view.selected, taken);
    this.busy = new DragToken(this.context, taken, group, from);
    return true;
  }
}
