// GM: the light tool. A click places a light or selects one, a drag moves those that are selected.
import type { Point } from "../../canvas/grid";
import { lightNear } from "../../canvas/lights/light_mark";
import { toWorld } from "../../canvas/walls";
import type { Light } from "../../generated/protocol/wire/v1/state_pb";
import type { MapPoint } from "../../state/maps/walls";
import { atPoint, type Clip, ClipKeys } from "../clips/clip_keys";
import { isTypingTarget } from "../keyboard";
import type { MapPointer, MapTool } from "../tool";
import type { ToolContext } from "../tool_context";
import { unsnapped } from "../walls/snap";
import { LightDesk } from "./light_desk.svelte";
import { snappedLight } from "./snap_light";

const REACH_PX = { mouse: 12, touch: 22 } as const;

const clip: Clip<Light> = { things: [] };

export class LightTool implements MapTool {
  private readonly desk: LightDesk;
  private readonly clips: ClipKeys<Light>;
  /// Where the drag began; null: no drag.
  private from: MapPointer | null = null;
  /// The light that is dragged with the other selected ones; null: a box is drawn.
  private held: Light | null = null;
  /// The light of the last tap; "": none, it may have been placed by it.
  private tapped = "";

  constructor(private readonly context: ToolContext) {
    this.desk = new LightDesk(context);
    context.overlay.lights = this.desk;
    const { desk } = this;
    this.clips = new ClipKeys<Light>(context, clip, {
      ...atPoint,
      all: () => desk.lights,
      chosen: () => desk.chosen,
      put: (lights) => desk.send(lights),
      select: (ids) => this.choose(ids, false),
      remove: () => desk.remove(),
    });
  }

  startDrag(from: MapPointer): boolean {
    this.desk.lookAround();
    const light = this.lightAt(from);
    if (light === null && from.touch) return false;
    if (light !== null && !this.desk.selected.has(light.id)) this.choose([light.id], from.shift || from.ctrl);
    this.held = light;
    this.from = from;
    this.desk.aim(null);
    return true;
  }

  scrolls(): boolean {
    return true;
  }

  drag(at: MapPointer): void {
    const { held, from, context } = this;
    if (from === null) return;
    if (held === null) context.overlay.box = { from: from.world, to: at.world };
    else {
      const to = this.pointAt(at);
      this.desk.drag({ x: to.x - held.x, y: to.y - held.y });
    }
  }

  drop(at: MapPointer): void {
    this.drag(at);
    if (this.held !== null) this.desk.move();
    else if (this.from !== null) this.choose(this.inBox(this.from.world, at.world), this.from.shift || this.from.ctrl);
    this.cancel();
  }

  /// Selects a light, with Shift one more or less. On empty ground it places one, or first ends the selection.
  tap(at: MapPointer): void {
    this.desk.lookAround();
    const light = this.lightAt(at);
    const adds = at.shift || at.ctrl;
    this.tapped = light?.id ?? "";
    if (light !== null && adds && this.desk.selected.has(light.id))
      this.desk.selected = new Set([...this.desk.selected].filter((id) => id !== light.id));
    else if (light !== null) this.choose([light.id], adds);
    else if (adds) return;
    else if (this.desk.selected.size > 0) this.choose([], false);
    else this.desk.place(this.pointAt(at));
  }

  /// Turns the light on or off. The second click on empty ground is none: the first has placed a light.
  doubleTap(at: MapPointer): void {
    const light = this.lightAt(at);
    if (light !== null && light.id === this.tapped) this.desk.toggle([light]);
    else if (light !== null) this.choose([light.id], false);
  }

  hover(at: MapPointer): void {
    this.desk.lookAround();
    this.clips.pointer = at.world;
    const light = this.lightAt(at);
    this.context.overlay.grip = light === null ? null : "drag";
    this.desk.aim(light === null && this.desk.selected.size === 0 ? this.pointAt(at) : null);
  }

  /// A right click on a light turns it on or off.
  menu(at: MapPointer): boolean {
    const light = this.lightAt(at);
    if (light !== null) this.desk.toggle([light]);
    return light !== null;
  }

  key(event: KeyboardEvent): boolean {
    if (this.from !== null || isTypingTarget(event)) return false;
    if (event.key === "Alt") return true; // else some browsers open their menu
    if (this.clips.key(event)) return true;
    const { desk } = this;
    if ((event.ctrlKey || event.metaKey) && event.code === "KeyA") desk.selectAll();
    else if (event.key === "Escape" && desk.selected.size > 0) this.choose([], false);
    // never the selected tokens
    else if (event.key === "Delete" || (event.key === "Backspace" && desk.selected.size > 0)) desk.remove();
    else return false;
    return true;
  }

  cancel(): void {
    this.context.overlay.box = null;
    this.desk.dropMove();
    this.held = null;
    this.from = null;
  }

  end(): void {
    this.context.overlay.grip = null;
    this.context.overlay.lights = null;
  }

  private choose(ids: readonly string[], adds: boolean): void {
    this.desk.selected = new Set([...(adds ? this.desk.selected : []), ...ids]);
  }

  private lightAt({ world, touch }: MapPointer): Light | null {
    const reach = (touch ? REACH_PX.touch : REACH_PX.mouse) / this.context.canvas.camera.scale;
    return lightNear(this.desk.lights, world, this.context.grid(), reach);
  }

  /// The point of the lattice under the pointer: with Alt where it is, else snapped.
  private pointAt({ world, alt }: MapPointer): MapPoint {
    const { columns = 0, rows = 0 } = this.desk.scene ?? {};
    const on = { grid: this.context.grid(), counts: { columns, rows } };
    return alt ? unsnapped(world, on) : snappedLight(world, on);
  }

  private inBox(a: Point, b: Point): readonly string[] {
    const between = (value: number, one: number, other: number) =>
      value >= Math.min(one, other) && value <= Math.max(one, other);
    const isIn = ({ x, y }: Point) => between(x, a.x, b.x) && between(y, a.y, b.y);
    return this.desk.lights.filter((light) => isIn(toWorld(light, this.context.grid()))).map(({ id }) => id);
  }
}
