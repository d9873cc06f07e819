// GM: the region tool. A drag draws a rectangle, clicks draw corner by corner or select; what is selected is moved by drags.
import { cellAt, cornersOf as cornersOfCell, type Point } from "../../canvas/grid";
import { toLattice, toWorld } from "../../canvas/walls";
import type { Region } from "../../generated/protocol/wire/v1/state_pb";
import { cornersOf, isInside } from "../../state/maps/regions";
import type { MapPoint } from "../../state/maps/walls";
import { endTyping } from "../end_typing";
import { isTypingTarget } from "../keyboard";
import type { MapPointer, MapTool } from "../tool";
import type { ToolContext } from "../tool_context";
import { rectangle } from "../walls/legs";
import { nearest, onMap, unsnapped } from "../walls/snap";
import { RegionDesk } from "./region_desk.svelte";

/// From a corner, in pixels of the screen: what still is the corner, for a mouse and for a finger.
const REACH_PX = { mouse: 10, touch: 22 } as const;

/// corner: that one of a region is dragged. region: all of it, from that point. draw: a rectangle from that corner.
type Drag =
  | { readonly kind: "corner"; readonly region: Region; readonly corner: number }
  | { readonly kind: "region"; readonly region: Region; readonly from: MapPoint }
  | { readonly kind: "draw"; readonly from: MapPoint };

export class RegionTool implements MapTool {
  private readonly desk: RegionDesk;
  private held: Drag | null = null;

  constructor(private readonly context: ToolContext) {
    this.desk = new RegionDesk(context);
    context.overlay.regions = this.desk;
  }

  startDrag(from: MapPointer): boolean {
    this.desk.lookAround();
    endTyping();
    this.held = this.dragFrom(from);
    return true;
  }

  scrolls(): boolean {
    return true;
  }

  drag(at: MapPointer): void {
    const { held } = this;
    if (held === null) return;
    const point = this.pointAt(at);
    switch (held.kind) {
      case "draw":
        return this.desk.drag(rectangle(held.from, point).slice(0, 4), null);
      case "corner":
        return this.desk.drag(cornersOf(held.region).map((corner, index) => (index === held.corner ? point : corner)));
      case "region": {
        const [dx, dy] = [point.x - held.from.x, point.y - held.from.y];
        return this.desk.drag(cornersOf(held.region).map(({ x, y }) => ({ x: x + dx, y: y + dy })));
      }
    }
  }

  drop(at: MapPointer): void {
    const { held } = this;
    this.drag(at);
    const point = this.pointAt(at);
    const flat = held?.kind === "draw" && (held.from.x === point.x || held.from.y === point.y);
    if (flat) this.desk.dropMove();
    else this.desk.drop();
    this.held = null;
  }

  /// Selects a region, or ends the selection. On empty ground it begins a region, or goes on with it.
  tap(at: MapPointer): void {
    this.desk.lookAround();
    endTyping();
    const region = this.desk.chain.length > 0 ? null : this.regionAt(at);
    if (region !== null) this.desk.choose(region.id);
    else if (this.desk.chosen !== null) this.desk.choose("");
    else this.desk.add(this.closing(at) ?? this.pointAt(at));
  }

  doubleTap(): void {
    this.desk.finish();
  }

  hover(at: MapPointer): void {
    this.desk.lookAround();
    const { chain, chosen } = this.desk;
    this.desk.aim(chain.length > 0 ? (this.closing(at) ?? this.pointAt(at)) : null);
    const movable = chosen !== null && (this.cornerAt(chosen, at) !== null || isInside(cornersOf(chosen), this.at(at)));
    this.context.overlay.grip = movable ? "drag" : null;
  }

  /// A right click ends the chain.
  menu(): boolean {
    const ends = this.desk.chain.length > 0;
    if (ends) this.desk.finish();
    return ends;
  }

  key(event: KeyboardEvent): boolean {
    if (this.held !== null || isTypingTarget(event)) return false;
    const { desk } = this;
    const onButton = event.target instanceof Element && event.target.closest("button") !== null;
    if (event.key === "Alt") return true; // else some browsers open their menu
    if (desk.chain.length > 0) {
      if (event.key === "Enter" && !onButton) desk.finish();
      else if (event.key === "Escape") desk.chain = [];
      else if (event.key === "Backspace" || ((event.ctrlKey || event.metaKey) && event.code === "KeyZ"))
        desk.takeBack();
      else return false;
      return true;
    }
    if (event.key === "Escape" && desk.chosen !== null) desk.choose("");
    // never the selected tokens
    else if (event.key === "Delete" || (event.key === "Backspace" && desk.chosen !== null)) desk.remove();
    else return false;
    return true;
  }

  cancel(): void {
    this.desk.dropMove();
    this.desk.aim(null);
    this.held = null;
  }

  /// What is drawn is kept.
  end(): void {
    this.desk.finish();
    this.context.overlay.grip = null;
    this.context.overlay.regions = null;
  }

  private dragFrom(from: MapPointer): Drag {
    const { chosen } = this.desk;
    const corner = chosen === null ? null : this.cornerAt(chosen, from);
    if (chosen !== null && corner !== null) return { kind: "corner", region: chosen, corner };
    if (chosen !== null && isInside(cornersOf(chosen), this.at(from)))
      return { kind: "region", region: chosen, from: this.pointAt(from) };
    this.desk.choose("");
    this.desk.chain = [];
    return { kind: "draw", from: this.pointAt(from) };
  }

  /// The number of the corner under the pointer; null: none.
  private cornerAt(region: Region, { world, touch }: MapPointer): number | null {
    const grid = this.context.grid();
    const corners = cornersOf(region).map((corner) => toWorld(corner, grid));
    const under = nearest(world, corners, this.reach(touch));
    return under === null ? null : corners.indexOf(under);
  }

  /// The first corner of the chain, if a click there closes it; else null.
  private closing({ world, touch }: MapPointer): MapPoint | null {
    const [first] = this.desk.chain;
    if (first === undefined || this.desk.chain.length < 3) return null;
    return nearest(world, [toWorld(first, this.context.grid())], this.reach(touch)) === null ? null : first;
  }

  /// The region there, of several the newest that is not selected: a second click goes to the next. Null: none.
  private regionAt(at: MapPointer): Region | null {
    const point = this.at(at);
    const under = this.desk.regions.filter((region) => isInside(cornersOf(region), point));
    const others = under.filter(({ id }) => id !== this.desk.selected);
    return others.at(-1) ?? under.at(-1) ?? null;
  }

  private reach(touch: boolean): number {
    return (touch ? REACH_PX.touch : REACH_PX.mouse) / this.context.canvas.camera.scale;
  }

  private at({ world }: MapPointer): MapPoint {
    return toLattice(world, this.context.grid());
  }

  /// The point of the lattice under the pointer: with Alt where it is, else the nearest corner of a cell.
  private pointAt({ world, alt }: Pick<MapPointer, "world" | "alt">): MapPoint {
    const { columns = 0, rows = 0 } = this.desk.scene ?? {};
    const on = { grid: this.context.grid(), counts: { columns, rows } };
    if (alt) return unsnapped(world, on);
    const point: Point = onMap(world, on);
    return toLattice(nearest(point, cornersOfCell(cellAt(point, on.grid), on.grid)) ?? point, on.grid);
  }
}
