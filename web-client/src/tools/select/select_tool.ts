// The select tool: selects tokens by click or box, drags mine, opens sheets.
import { takesHandle } from "../../canvas/turn_handle";
import { plays } from "../../state/table/selectors";
import type { Creature } from "../../state/table/table";
import { creatureNote } from "../../state/text/creature_text";
import { groundText } from "../../state/text/zone_text";
import { DragToken } from "../drag_token/drag_token";
import { groupOfDrag } from "../drag_token/group";
import { MeasureTool } from "../measure/measure_tool";
import type { MapPointer, MapTool } from "../tool";
import type { ToolContext } from "../tool_context";
import { TurnToken } from "../turn_token/turn_token";
import { BoxSelect } from "./box_select";

export class SelectTool implements MapTool {
  private busy: MapTool | null = null;

  constructor(private readonly context: ToolContext) {}

  startDrag(from: MapPointer): boolean {
    this.context.overlay.hint = null;
    const { session, view } = this.context;
    const turned = this.onHandle(from) ? this.context.turner.chosen() : null;
    if (turned !== null) {
      this.busy = new TurnToken(this.context, turned);
      return true;
    }
    const creature = session.table.creatures.get(from.token);
    if (creature?.cell && plays(session.table, creature)) {
      if (!view.selected.has(creature.id)) view.select(creature.id);
      const taken = { ...creature, cell: creature.cell };
      const alone = session.wantsPath !== null;
      const group = alone ? [taken] : groupOfDrag(session.table, view.selected, taken);
      this.busy = new DragToken(this.context, taken, group, from);
      return true;
    }
    if (from.touch) return false;
    if (creature !== undefined) return this.refuse(creature);
    this.busy = from.ctrl ? new MeasureTool(this.context) : new BoxSelect(this.context, from);
    this.busy.startDrag?.(from);
    return true;
  }

  /// Another's token stays, and so does the selection.
  private refuse({ name }: Creature): boolean {
    this.context.showRefusal({ why: `You do not control ${name}.`, rule: 0 });
    return true;
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

  /// Shows the creature, the areas and the terrain under the pointer.
  hover(at: MapPointer): void {
    const areas = at.token === 0 && !at.touch ? this.context.areasAt(at.cell) : [];
    this.context.overlay.grip = !at.touch && this.onHandle(at);
    const ground = at.token === 0 && !at.touch ? this.ground(at) : "";
    const words = [
      at.touch ? "" : this.creature(at),
      ...areas.map(({ name, lasts, text }) => `${name}, ${lasts}. ${text}`),
      ground,
    ];
    this.note(at, words.filter((line) => line !== "").join("\n"));
  }

  private creature({ token }: MapPointer): string {
    const { table } = this.context.session;
    const creature = table.creatures.get(token);
    return creature === undefined ? "" : creatureNote(table, creature);
  }

  private ground({ cell }: MapPointer): string {
    const { session, scene } = this.context;
    return groundText(session.table, session.table.scenes.get(scene()), cell);
  }

  private note({ screen }: MapPointer, text: string): void {
    this.context.overlay.hint = text === "" ? null : { at: screen, text, tone: "note" };
  }

  cancel(): void {
    this.context.overlay.hint = null;
    this.context.overlay.grip = false;
    this.busy?.cancel?.();
    this.busy = null;
  }

  tap(at: MapPointer): void {
    const { view } = this.context;
    this.note(at, !at.touch ? "" : at.token === 0 ? this.ground(at) : this.creature(at));
    if (at.token === 0 && this.onHandle(at)) return;
    this.context.showDetails(at.screen, at.token === 0 ? this.context.areasAt(at.cell) : []);
    if (at.token !== 0 && (at.shift || at.ctrl)) view.toggle(at.token);
    else view.select(at.token);
  }

  doubleTap(at: MapPointer): void {
    if (at.token === 0) return;
    this.context.view.select(at.token);
    this.context.view.sheetOf = at.token;
  }

  waits(from: MapPointer): boolean {
    return this.onHandle(from);
  }

  /// Whether a press takes the handle that turns the selected token.
  private onHandle({ world, touch, token }: MapPointer): boolean {
    const { canvas, turning, turner } = this.context;
    const shown = turning();
    const onOther = token !== 0 && token !== turner.chosen()?.id;
    return shown !== null && takesHandle(shown, canvas.camera.scale, { world, touch, onOther });
  }
}

/// Centers the map on a creature of this scene.
export function centerOn(context: ToolContext, id: number): void {
  const token = context.tokens().find((token) => token.id === id);
  if (token !== undefined) context.canvas.centerOn(token.at);
}
