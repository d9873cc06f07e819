// Arrows of declared actions, above the tokens: from the actor to the target, along the path if there is one.
import { Graphics } from "pixi.js";
import type { Point } from "../grid";
import type { DeclaredView } from "../map_view";
import type { Palette } from "../palette";

const DARK = 0x0d1014;
/// Width of the line, size of the arrow head, and free distance from the middle of the actor and of the target.
const [WIDTH, HEAD, FREE_START, FREE_END] = [4, 15, 0.44, 0.26];

export class DeclaredLayer {
  readonly container = new Graphics();
  private drawn: readonly DeclaredView[] | null = null;

  constructor(private readonly palette: Palette) {}

  draw(declared: readonly DeclaredView[]): void {
    if (declared === this.drawn) return;
    this.drawn = declared;
    this.container.clear();
    for (const one of declared) this.arrow(one);
  }

  private arrow({ way, width, side, endWidth }: DeclaredView): void {
    const last = way.length - 1;
    const [first, second, before, end] = [way[0], way[1], way[last - 1], way[last]];
    if (first === undefined || second === undefined || before === undefined || end === undefined) return;
    const from = toward(first, second, width * FREE_START);
    const tip = toward(end, before, endWidth * FREE_END);
    const neck = toward(tip, before, HEAD);
    const sideColor = this.palette.side(side);
    for (const [extra, color] of [
      [3, DARK],
      [0, sideColor],
    ] as const) {
      this.container.moveTo(from.x, from.y);
      for (const point of way.slice(1, last)) this.container.lineTo(point.x, point.y);
      this.container.lineTo(neck.x, neck.y).stroke({ width: WIDTH + extra, color, join: "round", cap: "round" });
      const [left, right] = sides(tip, neck, HEAD * 0.6);
      this.container.poly([tip.x, tip.y, left.x, left.y, right.x, right.y]).fill(color);
      if (extra > 0) this.container.stroke({ width: extra, color, join: "round" });
    }
  }
}

/// The point at distance `by` from `a` toward `b`.
function toward(a: Point, b: Point, by: number): Point {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: a.x + ((b.x - a.x) * by) / far, y: a.y + ((b.y - a.y) * by) / far };
}

/// Left and right of `neck`, across the way to `tip`.
function sides(tip: Point, neck: Point, by: number): readonly [Point, Point] {
  const far = Math.hypot(tip.x - neck.x, tip.y - neck.y) || 1;
  const [x, y] = [((tip.y - neck.y) * by) / far, ((neck.x - tip.x) * by) / far];
  return [
    { x: neck.x + x, y: neck.y + y },
    { x: neck.x - x, y: neck.y - y },
  ];
}
