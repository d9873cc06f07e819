// The lines between cells, block by block, for the part of the map on the screen.
import { Container, Graphics } from "pixi.js";
import type { Counts } from "../../state/maps/cells";
import { blocksIn, type Grid, gridLines, type Point } from "../grid";
import type { Palette } from "../palette";

/// Cells closer together than this on the screen have no lines.
const LEAST_PX = 8;

export class LineLayer {
  readonly container = new Container();
  private readonly blocks = new Map<string, Graphics>();
  private board: { readonly counts: Counts; readonly grid: Grid } | null = null;

  constructor(private readonly palette: Palette) {}

  /// Lines for another board; null: none.
  draw(board: { readonly counts: Counts; readonly grid: Grid } | null): void {
    for (const block of this.container.removeChildren()) block.destroy();
    this.blocks.clear();
    this.board = board;
  }

  /// Draws the part of the world from `first` to `last`.
  seen(scale: number, first: Point, last: Point): void {
    if (this.board === null) return;
    const { counts, grid } = this.board;
    this.container.visible = grid.width * scale >= LEAST_PX;
    if (!this.container.visible) return;
    for (const block of this.blocks.values()) block.visible = false;
    for (const block of blocksIn(counts, grid, { first, last })) {
      const name = `${block.column},${block.row}`;
      const known = this.blocks.get(name) ?? this.lines(gridLines(counts, grid, block));
      known.visible = true;
      this.blocks.set(name, known);
    }
  }

  private lines(lines: readonly (readonly Point[])[]): Graphics {
    const drawn = new Graphics();
    for (const [first, ...others] of lines) {
      if (first !== undefined) drawn.moveTo(first.x, first.y);
      for (const { x, y } of others) drawn.lineTo(x, y);
    }
    drawn.stroke({ width: 1, color: this.palette.line, alpha: 0.16, pixelLine: true });
    this.container.addChild(drawn);
    return drawn;
  }
}
