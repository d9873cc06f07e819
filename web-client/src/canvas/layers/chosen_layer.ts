// Marks of selected tokens: the hexes that they cover, the half behind them, the handle that turns them.
import { Graphics } from "pixi.js";
import { footprint, isHex } from "../../state/maps/cells";
import { CELL, type Grid, type Point } from "../grid";
import type { MapView, TokenView, TurningView } from "../map_view";
import type { Palette } from "../palette";
import { handleAt, hasHandle, knobPx, outward, RIM } from "../turn_handle";
import { traceEdge } from "./cell_shape";

const DARK = 0x0d1014;
const LIGHT = 0xf4efe6;
/// Extent of the shaded half beyond the rim: the width of adjacent tokens.
const BEHIND = 0.85 * CELL;

export class ChosenLayer {
  /// Below the tokens.
  readonly floor = new Graphics();
  /// Above the tokens.
  readonly marks = new Graphics();
  private drawn: readonly TokenView[] | null = null;

  constructor(private readonly palette: Palette) {}

  draw({ tokens, turning, grid }: MapView, scale: number): void {
    if (tokens !== this.drawn) {
      this.drawn = tokens;
      this.floor.clear();
      for (const token of tokens.filter(({ selected }) => selected)) {
        const { at, width, facing } = token;
        if (facing !== null) this.behind(at, width * RIM, facing);
        if (token.size > 1 && isHex(grid.kind)) this.covered(token, grid);
      }
    }
    this.marks.clear();
    if (turning !== null && hasHandle(turning, scale)) this.turning(turning, scale);
  }

  /// Outlines the hexes of a large token, which its circle alone does not show.
  private covered({ cell, size }: TokenView, grid: Grid): void {
    traceEdge(this.floor, footprint(grid.kind, cell, size), grid);
    this.floor.stroke({ width: 2, color: LIGHT, alpha: 0.7, join: "round", cap: "round" });
  }

  /// Shades the half behind the token. The rulebook decides about targets exactly on its edge.
  private behind(at: Point, rim: number, facing: number): void {
    const [from, to] = [radians(facing + 90), radians(facing + 270)];
    const far = rim + BEHIND;
    this.floor
      .arc(at.x, at.y, far, from, to)
      .arc(at.x, at.y, rim, to, from, true)
      .closePath()
      .fill({ color: DARK, alpha: 0.38 });
    for (let turn = facing + 97.5; turn < facing + 270; turn += 15) {
      const [a, b] = [outward(at, turn, rim + 8), outward(at, turn, far)];
      this.floor.moveTo(a.x, a.y).lineTo(b.x, b.y);
    }
    this.floor.stroke({ width: 1.5, color: LIGHT, alpha: 0.16 });
    const [left, right] = [outward(at, facing - 90, far), outward(at, facing + 90, far)];
    this.floor
      .moveTo(left.x, left.y)
      .lineTo(right.x, right.y)
      .arc(at.x, at.y, far, from, to)
      .stroke({ width: 1.5, color: LIGHT, alpha: 0.45 });
  }

  private turning(turning: TurningView, scale: number): void {
    const { at, width, facing, toward } = turning;
    const knob = handleAt(turning, scale);
    const rim = outward(at, toward ?? facing, width * RIM);
    if (toward !== null && toward !== facing) this.sweep(turning, scale);
    this.marks
      .moveTo(rim.x, rim.y)
      .lineTo(knob.x, knob.y)
      .stroke({ width: 5 / scale, color: DARK })
      .moveTo(rim.x, rim.y)
      .lineTo(knob.x, knob.y)
      .stroke({ width: 2.5 / scale, color: 0xffffff });
    this.marks
      .circle(knob.x, knob.y, knobPx(turning) / scale)
      .fill(toward === null ? 0xffffff : this.palette.accent)
      .stroke({ width: 2 / scale, color: DARK });
    this.arrow(knob, knobPx(turning) / scale);
  }

  /// The arc from the current to the new facing, the shorter way.
  private sweep(turning: TurningView, scale: number): void {
    const { at, width, facing, toward } = turning;
    const by = (((((toward ?? facing) - facing) % 360) + 540) % 360) - 180;
    const [from, to] = [radians(facing), radians(facing + by)];
    const reach = width * RIM + knobPx(turning) / scale;
    const start = outward(at, facing, reach);
    this.marks
      .moveTo(start.x, start.y)
      .arc(at.x, at.y, reach, from, to, by < 0)
      .stroke({ width: 4 / scale, color: this.palette.accent, alpha: 0.85 });
  }

  /// A round arrow in the knob.
  private arrow({ x, y }: Point, knob: number): void {
    const reach = 0.47 * knob;
    this.marks
      .moveTo(x + Math.cos(-2.4) * reach, y + Math.sin(-2.4) * reach)
      .arc(x, y, reach, -2.4, 1.6)
      .stroke({ width: 0.19 * knob, color: DARK });
    const [tipX, tipY, wide, high] = [x - 0.29 * knob, y + reach, 0.38 * knob, 0.29 * knob];
    this.marks.poly([tipX, tipY, tipX + wide, tipY - high, tipX + wide, tipY + high]).fill(DARK);
  }
}

/// Converts to canvas angles, which start at the right.
function radians(degrees: number): number {
  return ((degrees - 90) * Math.PI) / 180;
}
