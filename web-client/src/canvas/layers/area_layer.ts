// Areas of a scene: fire, smoke, gas. Draws their cells, label and duration.

import { Container, Graphics, Sprite, Text } from "pixi.js";
import { sameCell } from "../../state/maps/path";
import type { Cell } from "../../state/table/table";
import { pictureUrl } from "../../ui/drawn/picture";
import { cellAt, center, cornersOf, type Grid, type Point } from "../grid";
import { latticeIn, stripesIn } from "../hatch";
import type { AreaView, MapView } from "../map_view";
import type { Palette } from "../palette";
import type { Textures } from "../textures";
import { traceEdge } from "./cell_shape";
import { FACE } from "./typeface";

const HARMLESS = 0xc9d3df;
const STRIPES = 16;
const PUFFS = 32;

export class AreaLayer {
  readonly container = new Container();
  private readonly floor = new Graphics();
  private drawn: readonly AreaView[] = [];
  private grid: Grid | null = null;
  private missing = false;

  /// labels: holds them above the tokens, so that a token in the middle covers none.
  constructor(
    private readonly palette: Palette,
    private readonly textures: Textures,
    private readonly labels: Container,
  ) {
    this.container.addChild(this.floor);
  }

  draw({ areas, grid, zoneMap }: MapView): void {
    if (areas === this.drawn && grid === this.grid && !this.missing) return;
    this.drawn = areas;
    this.grid = grid;
    this.missing = false;
    this.floor.clear();
    for (const label of this.labels.removeChildren()) label.destroy({ children: true });
    const places = new Map<string, number>();
    for (const area of areas) {
      if (area.center === null || area.cells.length === 0) continue;
      this.area(area, grid);
      const { x } = center(area.center, 1, grid);
      const [upper, below] = zoneMap === null ? [area.cells, 0] : [[area.center], 52];
      const top = Math.min(...upper.flatMap((cell) => cornersOf(cell, grid).map(({ y }) => y)));
      const place = `${Math.round(x)},${Math.round(top)}`;
      const others = places.get(place) ?? 0;
      places.set(place, others + 1);
      this.label(area, { x, y: top + below + others * 30 });
    }
  }

  /// Keeps the label readable at every zoom.
  zoomed(scale: number): void {
    for (const label of this.labels.children) label.scale.set(1 / Math.max(0.45, Math.min(scale, 1.5)));
  }

  private area(area: AreaView, grid: Grid): void {
    const color = this.color(area);
    for (const cell of area.cells) this.floor.poly([...cornersOf(cell, grid)]);
    this.floor.fill({ color, alpha: area.harmful ? 0.16 : 0.3 });
    for (const cell of area.cells) {
      if (area.harmful) this.stripes(cell, grid);
      else this.puffs(cell, grid);
    }
    this.floor.stroke({ width: 1.5, color, alpha: area.harmful ? 0.4 : 0.3 });
    traceEdge(this.floor, area.cells, grid);
    this.floor.stroke({ width: 6, color: 0x0d1014, alpha: 0.55, cap: "round" });
    traceEdge(this.floor, area.cells, grid);
    this.floor.stroke({ width: 3, color, cap: "round" });
  }

  private stripes(cell: Cell, grid: Grid): void {
    for (const [from, to] of stripesIn(cornersOf(cell, grid), STRIPES))
      this.floor.moveTo(from.x, from.y).lineTo(to.x, to.y);
  }

  private puffs(cell: Cell, grid: Grid): void {
    const here = (point: Point) => sameCell(cellAt(point, grid), cell);
    for (const { x, y } of latticeIn(cornersOf(cell, grid), PUFFS, here))
      this.floor.moveTo(x + 7, y).arc(x, y, 7, 0, Math.PI * 1.4);
  }

  private color({ harmful }: AreaView): number {
    return harmful ? this.palette.harm : HARMLESS;
  }

  /// Places a label on the upper edge of cells, or below the name of a zone; further labels stand below.
  private label(area: AreaView, at: Point): void {
    const { label, icon } = area;
    const style = { fontFamily: FACE, fontSize: 14, fontWeight: "600", fill: 0xf4efe6 } as const;
    const text = new Text({ text: label, style, resolution: 3, anchor: { x: 0, y: 0.5 } });
    const texture = icon === "" ? null : this.textures.get(pictureUrl(icon));
    this.missing ||= icon !== "" && texture === null;
    const room = texture === null ? 0 : 22;
    const width = text.width + room + 16;
    text.x = room - width / 2 + 8;
    const plate = new Graphics()
      .roundRect(-width / 2, -12, width, 24, 6)
      .fill({ color: 0x0d1014, alpha: 0.88 })
      .stroke({ width: 1.5, color: this.color(area) });
    const whole = new Container();
    whole.addChild(plate, text);
    if (texture !== null) {
      const sprite = new Sprite({ texture, anchor: { x: 0, y: 0.5 }, x: 8 - width / 2 });
      sprite.setSize(16);
      whole.addChild(sprite);
    }
    whole.position.set(at.x, at.y);
    this.labels.addChild(whole);
  }
}
