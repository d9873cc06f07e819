// The borders between zones: on the edge they share, or as a link between zones that lie apart.

import { Container, Graphics, Text } from "pixi.js";
import { center, type Grid, type Point } from "../grid";
import type { BorderView, MapView, ZoneMapView } from "../map_view";
import type { Palette } from "../palette";
import { drawBorder } from "./border_symbol";
import { FACE } from "./typeface";

const LINK_SYMBOL_WIDTH = 96;

export class BorderLayer {
  readonly container = new Container();
  private drawn: readonly BorderView[] | null = null;
  private readonly plates: Container[] = [];

  constructor(private readonly palette: Palette) {}

  draw({ zoneMap, grid }: MapView): void {
    const borders: ZoneMapView["borders"] | null = zoneMap?.borders ?? null;
    if (borders === this.drawn) return;
    this.drawn = borders;
    for (const child of this.container.removeChildren()) child.destroy({ children: true });
    this.plates.length = 0;
    for (const border of borders ?? []) this.border(border, grid);
  }

  /// Keeps figures readable at every zoom.
  zoomed(scale: number): void {
    const size = 1 / Math.max(0.45, Math.min(scale, 1));
    for (const plate of this.plates) plate.scale.set(size);
  }

  private border(border: BorderView, grid: Grid): void {
    const { at, angle, length } = placeOf(border, grid);
    const symbol = new Graphics();
    if (!nextTo(border)) this.link(border, at, grid);
    drawBorder(symbol, border.line, length);
    symbol.position.set(at.x, at.y);
    symbol.rotation = angle;
    symbol.alpha = border.secret ? 0.6 : 1;
    this.container.addChild(symbol);
    const words = [border.figures, border.secret ? "GM" : ""].filter((word) => word !== "").join(" · ");
    if (words !== "") this.plate(words, { x: at.x - Math.sin(angle) * 22, y: at.y + Math.cos(angle) * 22 });
  }

  private link({ from, to, secret }: BorderView, by: Point, grid: Grid): void {
    const [a, b] = [center(from, 1, grid), center(to, 1, grid)];
    const line = new Graphics();
    const steps = 36;
    for (let step = 2; step < steps - 2; step += 2) {
      const [start, end] = [curve(a, by, b, step / steps), curve(a, by, b, (step + 1) / steps)];
      line.moveTo(start.x, start.y).lineTo(end.x, end.y);
    }
    line.stroke({ width: 4, color: this.palette.accent, alpha: secret ? 0.5 : 0.85 });
    this.container.addChild(line);
  }

  private plate(words: string, at: Point): void {
    const style = {
      fontFamily: FACE,
      fontSize: 14,
      fontWeight: "700",
      fill: 0xf4efe6,
    } as const;
    const text = new Text({ text: words, style, resolution: 3, anchor: 0.5 });
    const plate = new Container();
    plate.addChild(
      new Graphics().roundRect(-text.width / 2 - 5, -9, text.width + 10, 18, 5).fill({ color: 0x11151a, alpha: 0.9 }),
      text,
    );
    plate.position.set(at.x, at.y);
    this.plates.push(plate);
    this.container.addChild(plate);
  }
}

/// The position of a border's symbol: its middle, its rotation, its greatest length.
export function placeOf(border: Pick<BorderView, "from" | "to" | "rank" | "among">, grid: Grid) {
  const [a, b] = [center(border.from, 1, grid), center(border.to, 1, grid)];
  const along = Math.atan2(b.y - a.y, b.x - a.x);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const shift = (border.rank + 0.5) / border.among - 0.5;
  if (nextTo(border)) {
    const angle = along - Math.PI / 2;
    const off = shift * grid.width;
    return {
      at: { x: middle.x + Math.cos(angle) * off, y: middle.y + Math.sin(angle) * off },
      angle,
      length: (grid.width - 8) / border.among,
    };
  }
  const off = Math.hypot(b.x - a.x, b.y - a.y) * 0.16 + shift * 60;
  return {
    at: { x: middle.x - Math.sin(along) * off, y: middle.y + Math.cos(along) * off },
    angle: along - Math.PI / 2,
    length: LINK_SYMBOL_WIDTH,
  };
}

function nextTo({ from, to }: Pick<BorderView, "from" | "to">): boolean {
  return Math.abs(from.column - to.column) + Math.abs(from.row - to.row) === 1;
}

/// A point of the curve from a to b that passes through `by` half-way.
function curve(a: Point, by: Point, b: Point, part: number): Point {
  const [x, y] = [2 * by.x - (a.x + b.x) / 2, 2 * by.y - (a.y + b.y) / 2];
  const rest = 1 - part;
  return {
    x: rest * rest * a.x + 2 * rest * part * x + part * part * b.x,
    y: rest * rest * a.y + 2 * rest * part * y + part * part * b.y,
  };
}
