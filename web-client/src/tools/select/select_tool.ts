// The plain pointer: choose tokens, box them, drag mine, open a sheet.
import { takesHandle } from "../../canvas/turn_handle";
import { plays } from "../../state/selectors";
import { groundText } from "../../state/zone_text";
import { DragToken } from "../drag_token/drag_token";
import { groupOfDrag } from "../drag_token/group";
import { MeasureTool } from "../measure/measure_tool";
import type { MapPointer, MapTool } from "../tool";
import { TurnToken } from "../turn_token/turn_token";
import type { Workbench } from "../workbench";
import { BoxSelect } from "./box_select";

export class SelectTool implements MapTool {
  private busy: MapTool | null = null;

  constructor(private readonly bench: Workbench) {}

  startDrag(from: MapPointer): boolean {
    const { session, view } = this.bench;
    const turned = this.onHandle(from) ? this.bench.turner.chosen() : null;
    if (turned !== null) {
      this.busy = new TurnToken(this.bench, turned);
      return true;
    }
    const creature = session.table.creatures.get(from.token);
    if (creature?.cell && plays(session.table, creature)) {
      if (!view.selected.has(creature.id)) view.select(creature.id);
      const taken = { ...creature, cell: creature.cell };
      const alone = session.wantsPath !== null;
      const group = alone ? [taken] : groupOfDrag(session.table, view.selected, taken);
      this.busy = new DragToken(this.bench, taken, group, from);
      return true;
    }
    if (from.touch) return false;
    this.busy = from.ctrl ? new MeasureTool(this.bench) : new BoxSelect(this.bench, from);
    this.busy.startDrag?.(from);
    return true;
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

  /// Says what lies there.
  hover(at: MapPointer): void {
    const areas = at.token === 0 && !at.touch ? this.bench.areasAt(at.cell) : [];
    this.bench.overlay.grip = !at.touch && this.onHandle(at);
    const ground = at.token === 0 && !at.touch ? this.ground(at) : "";
    const words = [...areas.map(({ name, lasts, text }) => `${name}, ${lasts}. ${text}`), ground];
    this.note(at, words.filter((line) => line !== "").join("\n"));
  }

  private ground({ cell }: MapPointer): string {
    const { session, scene } = this.bench;
    return groundText(session.table, session.table.scenes.get(scene()), cell);
  }

  private note({ screen }: MapPointer, text: string): void {
    this.bench.overlay.hint = text === "" ? null : { at: screen, text, tone: "note" };
  }

  cancel(): void {
    this.bench.overlay.hint = null;
    this.bench.overlay.grip = false;
    this.busy?.cancel?.();
    this.busy = null;
  }

  tap(at: MapPointer): void {
    const { view } = this.bench;
    this.note(at, at.token === 0 && at.touch ? this.ground(at) : "");
    if (at.token === 0 && this.onHandle(at)) return;
    this.bench.explain(at.screen, at.token === 0 ? this.bench.areasAt(at.cell) : []);
    if (at.token !== 0 && (at.shift || at.ctrl)) view.toggle(at.token);
    else view.select(at.token);
  }

  doubleTap(at: MapPointer): void {
    if (at.token === 0) return;
    this.bench.view.select(at.token);
    this.bench.view.sheetOf = at.token;
  }

  waits(from: MapPointer): boolean {
    return this.onHandle(from);
  }

  /// Whether a press there takes the handle that turns the chosen token.
  private onHandle({ world, touch, token }: MapPointer): boolean {
    const { canvas, turning, turner } = this.bench;
    const shown = turning();
    const onOther = token !== 0 && token !== turner.chosen()?.id;
    return shown !== null && takesHandle(shown, canvas.camera.scale, { world, touch, onOther });
  }
}

/// Centres the map on a creature of this scene.
export function lookAt(bench: Workbench, id: number): void {
  const token = bench.tokens().find((token) => token.id === id);
  if (token !== undefined) bench.canvas.centreOn(token.at);
}
