// The topmost layer: rulers, pings, the selection box, the handles of the grid.

import { Container, Graphics, Text } from "pixi.js";
import { boardOutline, gridHandles, type Point } from "../grid";
import type { BoxView, MapView, PingView, RulerView } from "../map_view";
import type { Palette } from "../palette";
import { FACE } from "./typeface";

/// Duration of a ping on the screen.
export const PING_MS = 2600;

export class MarkLayer {
  readonly container = new Container();
  private readonly lines = new Graphics();
  private readonly pings = new Graphics();
  private readonly labels = new Container();
  private scale = 1;

  constructor(private readonly palette: Palette) {
    this.container.addChild(this.lines, this.labels, this.pings);
  }

  draw(view: MapView, scale: number): void {
    this.scale = scale;
    this.lines.clear();
    for (const label of this.labels.removeChildren()) label.destroy({ children: true });
    for (const ruler of view.rulers) this.ruler(ruler);
    if (view.box !== null) this.box(view.box);
    if (view.gridHandles) this.handles(view);
  }

  /// Draws the pings at `nowMs`. still: nothing moves. Returns in how many milliseconds the next change is due, if any.
  drawPings(pings: readonly PingView[], nowMs: number, still: boolean): number {
    this.pings.clear();
    let next = Number.POSITIVE_INFINITY;
    for (const { at, atMs, alert, color } of pings) {
      const age = (nowMs - atMs) / PING_MS;
      if (age < 0 || age >= 1) continue;
      next = still ? Math.min(next, (1 - age) * PING_MS) : 0;
      const beat = still ? 0.5 : (age * 3) % 1;
      const width = 4 / this.scale;
      this.pings
        .circle(at.x, at.y, (alert ? 54 : 38) * (0.35 + beat))
        .stroke({ width, color: alert ? this.palette.harm : color, alpha: 1 - beat * 0.8 });
      this.pings.circle(at.x, at.y, 8 / this.scale).fill({ color, alpha: still ? 1 : 1 - age * 0.5 });
    }
    return next;
  }

  private ruler({ points, ends, label, color }: RulerView): void {
    const [first] = points;
    const last = points.at(-1);
    if (first === undefined || last === undefined) return;
    for (const [width, stroke] of [
      [6, 0x0d1014],
      [3, color],
    ] as const) {
      this.lines.moveTo(first.x, first.y);
      for (const point of points.slice(1)) this.lines.lineTo(point.x, point.y);
      this.lines.stroke({ width: width / this.scale, color: stroke });
    }
    for (const point of ends) this.lines.circle(point.x, point.y, 5 / this.scale).fill(color);
    this.label(last, label);
  }

  private label(at: Point, words: string): void {
    const style = {
      fontFamily: FACE,
      fontSize: 14,
      fontWeight: "600",
      fill: 0xf4efe6,
    } as const;
    const text = new Text({ text: words, style, resolution: 2, position: { x: 8, y: 3 } });
    const label = new Container();
    label.addChild(
      new Graphics().roundRect(0, 0, text.width + 16, text.height + 6, 6).fill({ color: 0x0d1014, alpha: 0.9 }),
      text,
    );
    label.position.set(at.x + 12 / this.scale, at.y - 32 / this.scale);
    label.scale.set(1 / this.scale);
    this.labels.addChild(label);
  }

  private box({ from, to, parts = 1 }: BoxView): void {
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
    const outline = () => {
      this.lines.rect(x, y, width, height);
      for (let part = 1; part < parts; part += 1) {
        const [across, down] = [x + (width * part) / parts, y + (height * part) / parts];
        this.lines.moveTo(across, y).lineTo(across, y + height);
        this.lines.moveTo(x, down).lineTo(x + width, down);
      }
    };
    this.lines.rect(x, y, width, height).fill({ color: this.palette.accent, alpha: 0.12 });
    if (parts > 1) {
      outline();
      this.lines.stroke({ width: 4 / this.scale, color: 0x0d1014, alpha: 0.8 });
    }
    outline();
    this.lines.stroke({ width: 1.5 / this.scale, color: this.palette.accent });
  }

  private handles(view: MapView): void {
    for (const { x, y } of gridHandles(view, view.grid)) {
      this.lines
        .circle(x, y, 12 / this.scale)
        .fill(this.palette.accent)
        .stroke({ width: 3 / this.scale, color: 0x11151a });
    }
    this.lines.poly([...boardOutline(view, view.grid)]).stroke({ width: 3 / this.scale, color: this.palette.accent });
  }
}
