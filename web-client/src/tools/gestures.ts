// Pointer events to gestures: press, drag, tap, double tap, long press, pan, pinch, wheel. Knows no tool by name.
import { assertNever } from "../assert_never";
import type { Insets } from "../canvas/camera";
import { cellAt, type Grid, type Point } from "../canvas/grid";
import type { MapCanvas } from "../canvas/map_canvas";
import type { CreatureId } from "../state/table/table";
import type { MapPointer, MapTool } from "./tool";

const LONG_PRESS_MS = 400;
const DOUBLE_TAP_MS = 350;
const STILL_PX = { mouse: 4, touch: 10 };
const ZOOM_PER_WHEEL_PX = 1.0016;
/// For a touchpad, which sends small steps often; a mouse sends larger ones.
const TURN_WHEEL_PX = 40;
const WHEEL_RESTS_MS = 150;
const NOTHING: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export interface GestureHost {
  readonly canvas: MapCanvas;
  tool(): MapTool;
  tokenAt(world: Point): CreatureId;
  grid(): Grid;
  /// Whether the press can become a drag of the tool: then a long press has no effect.
  waitsForDrag(from: MapPointer): boolean;
  /// What covers the map's edges now.
  covered(): Insets;
  /// Shift and wheel: turns by `steps` directions, clockwise. Returns whether a token can turn.
  turn(steps: number): boolean;
  /// Whether a long press by touch opens a menu there.
  hasMenu(at: MapPointer): boolean;
  longPress(at: MapPointer, keys: { shift: boolean; alt: boolean }): void;
  /// Right click, or a long press by touch where there is a menu.
  menu(at: MapPointer): void;
}

type Held =
  | { kind: "press"; from: MapPointer; startedMs: number }
  | { kind: "drag"; from: Point; last: MapPointer }
  | { kind: "pan"; last: Point; from: MapPointer; moved: boolean; secondary: boolean }
  | { kind: "pinch"; distance: number; middle: Point }
  | { kind: "spent" };

export class Gestures {
  private readonly pointers = new Map<number, Point>();
  private held: Held | null = null;
  private spaceDown = false;
  private longPressTimer = 0;
  private lastTap: { atMs: number; screen: Point } | null = null;
  private turned = { px: 0, atMs: 0 };
  /// Where the pointer rests on the map, without a press; null: not there.
  private lastHover: MapPointer | null = null;

  constructor(
    private readonly element: HTMLElement,
    private readonly host: GestureHost,
  ) {
    const listen = <E extends Event>(name: string, handle: (event: E) => void) =>
      element.addEventListener(name, handle as (event: Event) => void, { passive: false });
    listen("pointerdown", (event: PointerEvent) => this.down(event));
    listen("pointermove", (event: PointerEvent) => this.move(event));
    listen("pointerup", (event: PointerEvent) => this.up(event));
    listen("pointercancel", (event: PointerEvent) => this.lost(event));
    listen("pointerleave", () => {
      if (this.held === null) this.lastHover = null;
    });
    listen("wheel", (event: WheelEvent) => this.wheel(event));
    listen("contextmenu", (event: MouseEvent) => event.preventDefault());
  }

  /// Space held turns a left drag into panning.
  setSpace(down: boolean): void {
    this.spaceDown = down;
    this.element.style.cursor = down ? "grab" : "";
  }

  get dragging(): boolean {
    return this.held?.kind === "drag";
  }

  /// Q: a way-point where the pointer is. Returns whether a drag took it.
  wayPoint(): boolean {
    if (this.held?.kind !== "drag") return false;
    this.host.tool().wayPoint?.(this.held.last);
    return true;
  }

  /// Esc: cancels the drag in progress. Returns whether there was one.
  cancel(): boolean {
    const busy = this.held?.kind === "drag" || this.held?.kind === "press";
    clearTimeout(this.longPressTimer);
    if (this.held?.kind === "drag") this.host.tool().cancel?.();
    if (busy) this.held = { kind: "spent" };
    return busy;
  }

  /// The map changed beneath a resting pointer.
  hoverAgain(): void {
    if (this.held !== null || this.lastHover === null) return;
    this.lastHover = this.pointerAt(this.lastHover.screen, this.lastHover);
    this.host.tool().hover?.(this.lastHover);
  }

  private down(event: PointerEvent): void {
    const at = this.pointer(event);
    this.element.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, at.screen);
    if (this.pointers.size === 2) return this.startPinch();
    if (this.pointers.size > 2) return;
    const secondary = event.button === 2;
    if (event.button === 1 || secondary || (event.button === 0 && this.spaceDown)) {
      this.held = { kind: "pan", last: at.screen, from: at, moved: false, secondary };
      return;
    }
    if (event.button !== 0) return;
    this.held = { kind: "press", from: at, startedMs: event.timeStamp };
    const keys = { shift: event.shiftKey, alt: event.altKey };
    clearTimeout(this.longPressTimer);
    this.longPressTimer = window.setTimeout(() => this.pressedLong(keys), LONG_PRESS_MS);
  }

  private move(event: PointerEvent): void {
    const at = this.pointer(event);
    if (this.pointers.has(event.pointerId)) this.pointers.set(event.pointerId, at.screen);
    const { held } = this;
    if (held === null) {
      this.lastHover = at;
      this.host.tool().hover?.(at);
      return;
    }
    switch (held.kind) {
      case "press":
        this.pressMoved(held.from, at, event.pointerType);
        return;
      case "drag":
        held.last = at;
        if (isSecondPress(event)) this.host.tool().wayPoint?.(at);
        else this.host.tool().drag?.(at);
        return;
      case "pan":
        this.panned(held, at);
        return;
      case "pinch":
        this.pinched(held);
        return;
      case "spent":
        return;
      default:
        assertNever(held);
    }
  }

  private up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    clearTimeout(this.longPressTimer);
    const held = this.held;
    this.held = this.pointers.size > 0 ? { kind: "spent" } : null;
    const at = this.pointer(event);
    if (this.held === null) this.lastHover = at.touch ? null : at;
    if (held?.kind === "press") this.tapped(at, event.timeStamp);
    else if (held?.kind === "drag") this.host.tool().drop?.(at);
    else if (held?.kind === "pan" && held.secondary && !held.moved) this.host.menu(at);
  }

  private lost(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    this.cancel();
    this.lastHover = null;
    if (this.pointers.size === 0) this.held = null;
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const line = event.deltaMode === 1 ? 24 : 1;
    // with Shift some browsers make it a horizontal wheel
    if (event.shiftKey && this.turns((event.deltaY || event.deltaX) * line, event.timeStamp)) return;
    const pixels = event.deltaY * line * (event.ctrlKey ? 6 : 1);
    this.host.canvas.zoomAt(this.screen(event), ZOOM_PER_WHEEL_PX ** -pixels);
  }

  /// Counts one direction for each click of a wheel, or for a stroke of that length.
  private turns(px: number, nowMs: number): boolean {
    const before = nowMs - this.turned.atMs < WHEEL_RESTS_MS ? this.turned.px : 0;
    const sum = Math.sign(before) === -Math.sign(px) ? px : before + px;
    const enough = Math.abs(sum) >= TURN_WHEEL_PX;
    this.turned = { px: enough ? 0 : sum, atMs: nowMs };
    return this.host.turn(enough ? Math.sign(sum) : 0);
  }

  private pressMoved(from: MapPointer, at: MapPointer, pointerType: string): void {
    const still = pointerType === "touch" ? STILL_PX.touch : STILL_PX.mouse;
    if (distance(from.screen, at.screen) < still) return;
    clearTimeout(this.longPressTimer);
    const tool = this.host.tool();
    if (tool.startDrag?.(from) === true) {
      this.held = { kind: "drag", from: from.screen, last: at };
      tool.drag?.(at);
      if (tool.scrolls?.() === true) this.scrollFrom(performance.now());
    } else this.held = { kind: "pan", last: at.screen, from, moved: true, secondary: false };
  }

  /// Scrolls in each frame while the drag rests at an edge. A mouse sees what lies beside the panels.
  private scrollFrom(thenMs: number): void {
    requestAnimationFrame((nowMs) => {
      const { held } = this;
      if (held?.kind !== "drag") return;
      const { from, last } = held;
      const insets = last.touch ? this.host.covered() : NOTHING;
      if (this.host.canvas.scrollAtEdge({ from, at: last.screen }, insets, Math.max(0, nowMs - thenMs))) {
        held.last = this.pointerAt(last.screen, last);
        this.host.tool().drag?.(held.last);
      }
      this.scrollFrom(nowMs);
    });
  }

  private pressedLong(keys: { shift: boolean; alt: boolean }): void {
    if (this.held?.kind !== "press") return;
    const { from } = this.held;
    if (this.host.waitsForDrag(from)) return;
    this.held = { kind: "spent" };
    if (from.touch && this.host.hasMenu(from)) this.host.menu(from);
    else this.host.longPress(from, keys);
  }

  private tapped(at: MapPointer, nowMs: number): void {
    const last = this.lastTap;
    const again = last !== null && nowMs - last.atMs < DOUBLE_TAP_MS && distance(last.screen, at.screen) < 12;
    this.lastTap = again ? null : { atMs: nowMs, screen: at.screen };
    if (again) this.host.tool().doubleTap?.(at);
    else this.host.tool().tap?.(at);
  }

  private panned(pan: Extract<Held, { kind: "pan" }>, at: MapPointer): void {
    if (!pan.moved && distance(pan.from.screen, at.screen) < STILL_PX.mouse) return;
    this.host.canvas.panBy(at.screen.x - pan.last.x, at.screen.y - pan.last.y);
    pan.last = at.screen;
    pan.moved = true;
  }

  private startPinch(): void {
    this.cancel();
    clearTimeout(this.longPressTimer);
    this.held = { kind: "pinch", ...this.spread() };
  }

  private pinched(pinch: Extract<Held, { kind: "pinch" }>): void {
    const now = this.spread();
    this.host.canvas.panBy(now.middle.x - pinch.middle.x, now.middle.y - pinch.middle.y);
    this.host.canvas.zoomAt(now.middle, now.distance / Math.max(1, pinch.distance));
    pinch.distance = now.distance;
    pinch.middle = now.middle;
  }

  private spread(): { distance: number; middle: Point } {
    const [a = { x: 0, y: 0 }, b = a] = [...this.pointers.values()];
    return { distance: distance(a, b), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
  }

  private screen(event: MouseEvent): Point {
    const box = this.element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private pointer(event: PointerEvent): MapPointer {
    return this.pointerAt(this.screen(event), {
      shift: event.shiftKey,
      ctrl: event.ctrlKey || event.metaKey,
      alt: event.altKey,
      touch: event.pointerType === "touch",
    });
  }

  private pointerAt(screen: Point, by: Pick<MapPointer, "shift" | "ctrl" | "alt" | "touch">): MapPointer {
    const { shift, ctrl, alt, touch } = by;
    const world = this.host.canvas.camera.toWorld(screen);
    const cell = cellAt(world, this.host.grid());
    return { screen, world, cell, token: this.host.tokenAt(world), shift, ctrl, alt, touch };
  }
}

/// Whether a move is the press of a further mouse button.
function isSecondPress(event: PointerEvent): boolean {
  return event.button === 2 && (event.buttons & 2) !== 0;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
