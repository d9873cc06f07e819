// The lines between cells, block by block, for the part of the map on the screen.
import { Container, Graphics } from "pixi.js";
import type { Counts } from "../../state/maps/cells";
import { blocksIn, type Grid, gridLines, type Point } from "../grid";
import type { Palette } from "../palette";

/// Cells closer together than this on the screen have no lines.
const LEAST_PX = 8;
const LEAST_DOUBLE_PX = 3;
/// Lines keep their width within this change of scale.
const SAME_SCALE = 1.5;

interface Board {
  readonly counts: Counts;
  readonly grid: Grid;
  /// Light lines on dark ones, which show on every picture.
  readonly double: boolean;
}

export class LineLayer {
  readonly container = new Container();
  private readonly blocks = new Map<string, Graphics>();
  private board: Board | null = null;
  /// Of the drawn blocks.
  private scale = 1;

  constructor(private readonly palette: Palette) {}

  /// Lines for another board; null: none.
  draw(board: Board | null): void {
    this.clear();
    this.board = board;
  }

  private clear(): void {
    for (const block of this.container.removeChildren()) block.destroy();
    this.blocks.clear();
  }

  /// Draws the part of the world from `first` to `last`.
  seen(scale: number, first: Point, last: Point): void {
    if (this.board === null) return;
    const { counts, grid, double } = this.board;
    this.container.visible = grid.width * scale >= (double ? LEAST_DOUBLE_PX : LEAST_PX);
    if (!this.container.visible) return;
    if (double && Math.max(scale / this.scale, this.scale / scale) > SAME_SCALE) this.clear();
    if (this.blocks.size === 0) this.scale = scale;
    for (const block of this.blocks.values()) block.visible = false;
    for (const block of blocksIn(counts, grid, { first, last })) {
      const name = `${block.column},${block.row}`;
      const known = this.blocks.get(name) ?? this.lines(gridLines(counts, grid, block), double);
      known.visible = true;
      this.blocks.set(name, known);
    }
  }

  private lines(lines: readonly (readonly Point[])[], double: boolean): Graphics {
    const drawn = new Graphics();
    const trace = () => {
      for (const [first, ...others] of lines) {
        if (first !== undefined) drawn.moveTo(first.x, first.y);
        for (const { x, y } of others) drawn.lineTo(x, y);
      }
      return drawn;
    };
    if (double) {
      trace().stroke({ width: 3 / this.scale, color: 0x0d1014, alpha: 0.65 });
      trace().stroke({ width: 1, color: 0xffffff, alpha: 0.95, pixelLine: true });
    } else trace().stroke({ width: 1, color: this.palette.line, alpha: 0.16, pixelLine: true });
    this.container.addChild(drawn);
    return drawn;
  }
}
