// The drag in progress: cells by cost, the path, waypoints, the stop, the cost as text.

import { Container, Graphics, Text } from "pixi.js";
import { footprint } from "../../state/maps/cells";
import type { Cell } from "../../state/table/table";
import type { Camera, Insets, Size } from "../camera";
import { center, type Grid, type Point } from "../grid";
import { labelAt } from "../label_at";
import type { PathView } from "../map_view";
import type { Palette } from "../palette";
import { traceCell } from "./cell_shape";
import { traceSide } from "./side_shape";
import { FACE } from "./typeface";

/// A five of a die.
function traceDie(on: Graphics, at: Point): void {
  on.roundRect(at.x - 12, at.y - 12, 24, 24, 5)
    .fill(0xffffff)
    .stroke({ width: 2, color: 0x11151a });
  for (const [x, y] of [
    [-6, -6],
    [6, -6],
    [0, 0],
    [-6, 6],
    [6, 6],
  ] as const)
    on.circle(at.x + x, at.y + y, 2.5);
  on.fill(0x11151a);
}

export class PathLayer {
  readonly container = new Container();
  private drawn: PathView | null = null;
  /// Where the path ends, and half the width of the token there.
  private end = { x: 0, y: 0, half: 0 };

  /// label: holds the cost, above the tokens.
  constructor(
    private readonly palette: Palette,
    private readonly label: Container,
  ) {}

  draw(path: PathView | null, grid: Grid): void {
    if (path === this.drawn) return;
    this.drawn = path;
    for (const child of this.container.removeChildren()) child.destroy();
    for (const child of this.label.removeChildren()) child.destroy();
    if (path === null) return;
    const middle = (cell: Cell) => center(cell, path.size, grid);
    this.container.addChild(this.cells(path, grid), this.way(path, middle));
    if (path.held !== null) this.container.addChild(this.ghost(path, path.held));
    this.words(path, path.held ?? middle(path.steps.at(-1)?.cell ?? path.start));
  }

  /// Keeps the label readable, and on the screen clear of the insets.
  place(camera: Camera, screen: Size, insets: Insets): void {
    const scale = 1 / Math.max(0.35, Math.min(camera.scale, 1.6));
    const shown = scale * camera.scale;
    const { width, height } = this.label.getLocalBounds();
    const end = { ...camera.toScreen(this.end), half: this.end.half * camera.scale };
    const { x, y } = camera.toWorld(labelAt(end, { width: width * shown, height: height * shown }, screen, insets));
    this.label.scale.set(scale);
    this.label.position.set(x, y);
  }

  private cells(path: PathView, grid: Grid): Graphics {
    const cells = new Graphics();
    path.steps.forEach(({ cell, band }, index) => {
      const beyond = index >= path.stopsAt;
      const color = beyond ? this.palette.harm : this.palette.bands[Math.min(band, 2) as 0 | 1 | 2];
      const last = index === path.steps.length - 1;
      for (const one of last ? footprint(grid.kind, cell, path.size) : [cell])
        traceCell(cells, one, grid, { inset: 2, radius: 6 });
      cells.fill({ color, alpha: beyond ? 0.18 : 0.3 }).stroke({ width: 1.5, color, alpha: 0.8 });
    });
    return cells;
  }

  private way(path: PathView, middle: (cell: Cell) => Point): Graphics {
    const way = new Graphics();
    const start = middle(path.start);
    way.moveTo(start.x, start.y);
    for (const { cell } of path.steps) {
      const at = middle(cell);
      way.lineTo(at.x, at.y);
    }
    way.stroke({ width: 4, color: 0xffffff, alpha: 0.9, join: "round", cap: "round" });
    for (const cell of path.wayPoints) {
      const at = middle(cell);
      way.circle(at.x, at.y, 7).fill(0xffffff).stroke({ width: 2, color: 0x11151a });
    }
    for (const { cell, rolls } of path.steps) if (rolls) traceDie(way, middle(cell));
    const stop = path.steps[path.stopsAt - 1];
    if (path.stopsAt < path.steps.length) {
      const at = stop === undefined ? start : middle(stop.cell);
      way.circle(at.x, at.y, 13).stroke({ width: 4, color: this.palette.harm });
      way
        .moveTo(at.x - 8, at.y)
        .lineTo(at.x + 8, at.y)
        .stroke({ width: 4, color: this.palette.harm });
    }
    return way;
  }

  private ghost(path: PathView, held: { x: number; y: number }): Graphics {
    const ghost = traceSide(new Graphics(), 0, path.heldWidth * 0.42);
    ghost.fill({ color: 0xffffff, alpha: 0.16 }).stroke({ width: 2, color: 0xffffff, alpha: 0.8 });
    ghost.position.set(held.x, held.y);
    return ghost;
  }

  private words(path: PathView, end: Point): void {
    const style = {
      fontFamily: FACE,
      fontSize: 14,
      fontWeight: "600",
      fill: path.refused ? 0xffb4a8 : 0xf4efe6,
      lineHeight: 19,
      wordWrap: true,
      wordWrapWidth: 260,
    } as const;
    const text = new Text({ text: path.label, style, resolution: 2, position: { x: 8, y: 4 } });
    const plate = new Graphics()
      .roundRect(0, 0, text.width + 16, text.height + 8, 6)
      .fill({ color: 0x0d1014, alpha: 0.9 });
    if (path.refused) plate.stroke({ width: 1.5, color: this.palette.harm });
    this.label.addChild(plate, text);
    this.end = { ...end, half: path.heldWidth / 2 };
    this.label.visible = path.label !== "";
  }
}
