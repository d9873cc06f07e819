// The scene itself: board, picture, marked ground, grid lines.
import { Container, Graphics, Sprite } from "pixi.js";
import type { Cell } from "../../state/table/table";
import { pictureUrl } from "../../ui/drawn/picture";
import { boardOutline, center, cornersOf, type Grid, type Point } from "../grid";
import { stripesIn } from "../hatch";
import type { MapView } from "../map_view";
import type { Palette } from "../palette";
import type { Textures } from "../textures";
import { traceCell, traceEdge } from "./cell_shape";
import { LineLayer } from "./line_layer";

const STRIPES = 16;
/// From the middle of a cell of difficult ground.
const ROUGH = [
  [-16, -12],
  [11, -17],
  [-2, 6],
  [-18, 18],
  [19, 13],
] as const;

/// One color for each kind of cell in the rulebook.
const KINDS = [0x7cc4ee, 0xc8a2ee, 0x93d68a, 0xe9cd8d, 0xf0a48f] as const;

export class BoardLayer {
  readonly container = new Container();
  private readonly board = new Graphics();
  private readonly picture = new Sprite();
  private readonly ground = new Graphics();
  private readonly lines: LineLayer;
  private readonly brush = new Graphics();

  constructor(
    private readonly palette: Palette,
    private readonly textures: Textures,
  ) {
    this.lines = new LineLayer(palette);
    this.container.addChild(this.board, this.picture, this.ground, this.lines.container, this.brush);
  }

  draw(view: MapView, before: MapView | null): void {
    this.drawPicture(view);
    const { grid } = view;
    const other = grid !== before?.grid;
    const counts = view.columns !== before?.columns || view.rows !== before.rows;
    if (other || counts || view.gridHandles !== before.gridHandles || view.lined !== before.lined) this.drawBoard(view);
    if (other || view.ground !== before.ground) this.drawGround(view, grid);
    if (other || view.brush !== before.brush || view.choices !== before.choices)
      this.drawCells(view.brush, view.choices, grid);
  }

  /// Draws `picture` on the board and beneath all else.
  putBeneath(picture: Container): void {
    this.container.addChildAt(picture, 1);
  }

  /// Draws the part of the world from `first` to `last`.
  seen(scale: number, first: Point, last: Point): void {
    this.lines.seen(scale, first, last);
  }

  /// A map of zones draws its own background: closed zones are no part of the board.
  private drawBoard(view: MapView): void {
    this.board.clear();
    const { columns, rows, grid, zoneMap, lined, gridHandles } = view;
    const lines = (zoneMap === null && lined) || gridHandles;
    this.lines.draw(lines ? { counts: { columns, rows }, grid, double: gridHandles } : null);
    if (zoneMap === null) this.board.poly([...boardOutline(view, grid)]).fill(this.palette.board);
  }

  /// The picture is placed so that its grid matches the scene's grid.
  private drawPicture({ picture, grid }: MapView): void {
    const texture = picture === null ? null : this.textures.get(pictureUrl(picture.asset));
    this.picture.visible = texture !== null;
    if (picture === null || texture === null) return;
    const factor = grid.width / picture.cellPx;
    this.picture.texture = texture;
    this.picture.position.set(-picture.offsetXPx * factor, -picture.offsetYPx * factor);
    this.picture.setSize(picture.widthPx * factor, picture.heightPx * factor);
  }

  /// Zones are drawn by their own layer.
  private drawGround({ ground, zoneMap, picture }: MapView, grid: Grid): void {
    this.ground.clear();
    if (zoneMap !== null) return;
    for (const { cell, blocks, difficult, kind } of ground) {
      const corners = cornersOf(cell, grid);
      if (blocks) this.hatch(corners);
      else if (difficult) this.rough(corners, center(cell, 1, grid));
      else if (kind !== null) this.special(cell, kind, { grid, strength: picture === null ? 1 : 0.5 });
    }
  }

  /// A hint names the kind of cell; a picture shows it as well.
  private special(cell: Cell, kind: number, { grid, strength }: { grid: Grid; strength: number }): void {
    const color = KINDS[kind % KINDS.length] ?? 0xffffff;
    traceCell(this.ground, cell, grid, { inset: 5, radius: 8 });
    this.ground.fill({ color, alpha: 0.18 * strength }).stroke({ width: 2, color, alpha: 0.55 * strength });
  }

  private hatch(corners: readonly Point[]): void {
    this.ground.poly([...corners]).fill({ color: 0x0b0d10, alpha: 0.55 });
    for (const [from, to] of stripesIn(corners, STRIPES)) this.ground.moveTo(from.x, from.y).lineTo(to.x, to.y);
    this.ground.stroke({ width: 1.5, color: 0xffffff, alpha: 0.28 });
  }

  private rough(corners: readonly Point[], { x, y }: Point): void {
    this.ground.poly([...corners]).fill({ color: 0xc9a35a, alpha: 0.14 });
    // light on dark: they show on sand and on stone
    for (const { width, color } of [
      { width: 4, color: 0x2a2115 },
      { width: 2, color: 0xe9cd8d },
    ]) {
      for (const [dx, dy] of ROUGH)
        this.ground
          .moveTo(x + dx - 5, y + dy + 4)
          .lineTo(x + dx, y + dy - 4)
          .lineTo(x + dx + 5, y + dy + 4);
      this.ground.stroke({ width, color, alpha: 0.6 });
    }
  }

  private drawCells(brush: readonly Cell[], choices: readonly Cell[], grid: Grid): void {
    this.brush.clear();
    for (const cell of choices) traceCell(this.brush, cell, grid, { inset: 3, radius: 6 });
    if (choices.length > 0)
      this.brush.fill({ color: this.palette.accent, alpha: 0.28 }).stroke({ width: 2, color: this.palette.accent });
    for (const cell of brush) traceCell(this.brush, cell, grid, { inset: 0, radius: 0 });
    if (brush.length === 0) return;
    this.brush.fill({ color: this.palette.accent, alpha: 0.25 });
    for (const { width, color } of [
      { width: 5, color: 0x0d1014 },
      { width: 2.5, color: this.palette.accent },
    ])
      traceEdge(this.brush, brush, grid).stroke({ width, color });
  }
}
