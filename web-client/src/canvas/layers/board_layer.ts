// The scene itself: board, picture, marked ground, grid lines.
import { Container, Graphics, Sprite } from "pixi.js";
import type { Cell } from "../../state/table";
import type { GroundView, MapView } from "../map_view";
import type { Palette } from "../palette";
import { assetUrl, type Textures } from "../textures";

export class BoardLayer {
  readonly container = new Container();
  private readonly board = new Graphics();
  private readonly picture = new Sprite();
  private readonly ground = new Graphics();
  private readonly lines = new Graphics();
  private readonly brush = new Graphics();

  constructor(
    private readonly palette: Palette,
    private readonly textures: Textures,
  ) {
    this.container.addChild(this.board, this.picture, this.ground, this.lines, this.brush);
  }

  draw(view: MapView, before: MapView | null): void {
    this.drawPicture(view);
    const { cellWidth } = view;
    const other = cellWidth !== before?.cellWidth;
    if (other || view.columns !== before.columns || view.rows !== before.rows) this.drawBoard(view);
    if (other || view.ground !== before.ground) this.drawGround(view.zoneMap === null ? view.ground : [], cellWidth);
    if (other || view.brush !== before.brush || view.choices !== before.choices)
      this.drawCells(view.brush, view.choices, cellWidth);
  }

  /// A map of zones draws its own: closed ones are no part of the board.
  private drawBoard({ columns, rows, cellWidth, zoneMap }: MapView): void {
    const [width, height] = [columns * cellWidth, rows * cellWidth];
    this.board.clear();
    this.lines.clear();
    if (zoneMap !== null) return;
    this.board.rect(0, 0, width, height).fill(this.palette.board);
    for (let column = 0; column <= columns; column++)
      this.lines.moveTo(column * cellWidth, 0).lineTo(column * cellWidth, height);
    for (let row = 0; row <= rows; row++) this.lines.moveTo(0, row * cellWidth).lineTo(width, row * cellWidth);
    this.lines.stroke({ width: 1, color: this.palette.line, alpha: 0.16, pixelLine: true });
  }

  /// The picture is laid so that its grid falls onto ours.
  private drawPicture({ picture, cellWidth }: MapView): void {
    const texture = picture === null ? null : this.textures.get(assetUrl(picture.asset));
    this.picture.visible = texture !== null;
    if (picture === null || texture === null) return;
    const factor = cellWidth / picture.cellPx;
    this.picture.texture = texture;
    this.picture.position.set(-picture.offsetXPx * factor, -picture.offsetYPx * factor);
    this.picture.setSize(picture.widthPx * factor, picture.heightPx * factor);
  }

  private drawGround(ground: readonly GroundView[], width: number): void {
    this.ground.clear();
    for (const { cell, blocks, difficult } of ground) {
      if (blocks) this.hatch(cell, width);
      else if (difficult) this.dots(cell, width);
    }
  }

  private hatch({ column, row }: Cell, width: number): void {
    const gap = 8;
    const [x, y] = [column * width, row * width];
    this.ground.rect(x, y, width, width).fill({ color: 0x0b0d10, alpha: 0.55 });
    for (let at = gap; at < 2 * width; at += gap * 2) {
      const [from, to] = [Math.max(0, at - width), Math.min(at, width)];
      this.ground.moveTo(x + from, y + at - from).lineTo(x + to, y + at - to);
    }
    this.ground.stroke({ width: 1.5, color: 0xffffff, alpha: 0.28 });
  }

  private dots({ column, row }: Cell, width: number): void {
    const [x, y] = [column * width, row * width];
    this.ground.rect(x, y, width, width).fill({ color: 0xc9a35a, alpha: 0.14 });
    for (const [dx, dy] of [
      [16, 20],
      [44, 14],
      [30, 38],
      [12, 52],
      [52, 46],
    ] as const)
      this.ground
        .moveTo(x + dx - 5, y + dy + 4)
        .lineTo(x + dx, y + dy - 4)
        .lineTo(x + dx + 5, y + dy + 4);
    this.ground.stroke({ width: 2, color: 0xe9cd8d, alpha: 0.6 });
  }

  private drawCells(brush: readonly Cell[], choices: readonly Cell[], width: number): void {
    this.brush.clear();
    for (const { column, row } of choices)
      this.brush.roundRect(column * width + 3, row * width + 3, width - 6, width - 6, 6);
    if (choices.length > 0)
      this.brush.fill({ color: this.palette.accent, alpha: 0.28 }).stroke({ width: 2, color: this.palette.accent });
    for (const { column, row } of brush) this.brush.rect(column * width, row * width, width, width);
    if (brush.length > 0) this.brush.stroke({ width: 2, color: this.palette.accent });
  }
}
