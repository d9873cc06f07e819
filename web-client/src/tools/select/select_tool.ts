// The select tool: selects tokens by click or box, drags mine, opens sheets.
import { takesHandle } from "../../canvas/turn_handle";
import type { Creature } from "../../state/table/table";
import { creatureNote } from "../../state/text/creature_text";
import { groundText } from "../../state/text/zone_text";
import { doorHint, doorUnder, useDoor } from "../doors/use_door";
import { DraggingTool } from "../drag_token/dragging_tool";
import { MeasureTool } from "../measure/measure_tool";
import { noteUnder } from "../notes/note_under";
import type { MapPointer } from "../tool";
import type { ToolContext } from "../tool_context";
import { TurnToken } from "../turn_token/turn_token";
import { BoxSelect } from "./box_select";

export class SelectTool extends DraggingTool {
  override startDrag(from: MapPointer): boolean {
    this.context.overlay.hint = null;
    const turned = this.onHandle(from) ? this.context.turner.chosen() : null;
    if (turned !== null) {
      this.busy = new TurnToken(this.context, turned);
      return true;
    }
    if (this.takeToken(from)) return true;
    if (from.touch) return false;
    const creature = this.context.session.table.creatures.get(from.token);
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

  /// Shows the note, the creature, the areas and the terrain under the pointer.
  hover(at: MapPointer): void {
    const areas = at.token === 0 && !at.touch ? this.context.areasAt(at.cell) : [];
    const note = at.touch ? null : noteUnder(this.context, at);
    const door = at.touch || note !== null ? null : doorUnder(this.context, at);
    const pressed = door !== null || note !== null;
    this.context.overlay.grip = at.touch ? null : this.onHandle(at) ? "drag" : pressed ? "press" : null;
    const ground = at.token === 0 && !at.touch ? this.ground(at) : "";
    const words = [
      note?.title ?? "",
      at.touch || pressed ? "" : this.creature(at),
      door === null ? "" : doorHint(door),
      ...areas.map(({ name, lasts, text }) => `${name}, ${lasts}. ${text}`),
      ground,
      at.touch ? "" : this.items(at),
    ];
    this.note(at, words);
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

  private items({ cell }: MapPointer): string {
    return this.context.itemsAt(cell)?.text ?? "";
  }

  private note({ screen }: MapPointer, words: readonly string[]): void {
    const text = words.filter((line) => line !== "").join("\n");
    this.context.overlay.hint = text === "" ? null : { at: screen, text, tone: "note" };
  }

  override cancel(): void {
    this.context.overlay.grip = null;
    super.cancel();
  }

  tap(at: MapPointer): void {
    const { view } = this.context;
    const note = this.onHandle(at) ? null : noteUnder(this.context, at);
    if (note !== null) {
      view.note = { id: note.id, at: at.screen };
      return;
    }
    const door = this.onHandle(at) ? null : doorUnder(this.context, at);
    if (door !== null) return useDoor(this.context, door);
    const pickUp = at.token === 0 && !this.onHandle(at) ? this.context.itemsAt(at.cell)?.pickUp : null;
    this.note(at, at.touch && !pickUp ? [at.token === 0 ? this.ground(at) : this.creature(at), this.items(at)] : []);
    if (pickUp) return pickUp();
    if (at.token === 0 && this.onHandle(at)) return;
    this.context.showDetails(at.screen, at.token === 0 ? this.context.areasAt(at.cell) : []);
    if (at.token !== 0 && (at.shift || at.ctrl)) view.toggle(at.token);
    else view.select(at.token);
  }

  doubleTap(at: MapPointer): void {
    if (at.token === 0 || noteUnder(this.context, at) !== null || doorUnder(this.context, at) !== null) return;
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
