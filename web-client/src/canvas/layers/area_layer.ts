// Areas that stay: fire, smoke, gas. The cells they cover, what they are and how long they last.
import { Container, Graphics, Sprite, Text } from "pixi.js";
import type { Cell } from "../../state/table";
import type { Point } from "../grid";
import type { AreaView, MapView } from "../map_view";
import type { Palette } from "../palette";
import { iconUrl, type Textures } from "../textures";

const FACE = '"Source Sans 3 Variable", system-ui, sans-serif';
const HARMLESS = 0xc9d3df;
const STRIPES = 16;

export class AreaLayer {
  readonly container = new Container();
  private readonly floor = new Graphics();
  /// Lies over the tokens: whoever stands in the middle does not cover it.
  readonly labels = new Container();
  private drawn: readonly AreaView[] = [];
  private width = 0;
  private missing = false;

  constructor(
    private readonly palette: Palette,
    private readonly textures: Textures,
  ) {
    this.container.addChild(this.floor);
  }

  draw({ areas, cellWidth, zoneMap }: MapView): void {
    if (areas === this.drawn && cellWidth === this.width && !this.missing) return;
    this.drawn = areas;
    this.width = cellWidth;
    this.missing = false;
    this.floor.clear();
    for (const label of this.labels.removeChildren()) label.destroy({ children: true });
    const places = new Map<string, number>();
    for (const area of areas) {
      if (area.centre === null || area.cells.length === 0) continue;
      this.area(area);
      const [row, below] =
        zoneMap === null ? [Math.min(...area.cells.map((cell) => cell.row)), 0] : [area.centre.row, 52];
      const place = `${area.centre.column},${row}`;
      const others = places.get(place) ?? 0;
      places.set(place, others + 1);
      const x = (area.centre.column + 0.5) * cellWidth;
      this.label(area, { x, y: row * cellWidth + below + others * 30 });
    }
  }

  /// Keeps the words readable at every zoom.
  zoomed(scale: number): void {
    for (const label of this.labels.children) label.scale.set(1 / Math.max(0.45, Math.min(scale, 1.5)));
  }

  private area(area: AreaView): void {
    const color = this.colour(area);
    for (const { column, row } of area.cells)
      this.floor.rect(column * this.width, row * this.width, this.width, this.width);
    this.floor.fill({ color, alpha: area.harmful ? 0.16 : 0.3 });
    for (const cell of area.cells) {
      if (area.harmful) this.stripes(cell);
      else this.puffs(cell);
    }
    this.floor.stroke({ width: 1.5, color, alpha: area.harmful ? 0.4 : 0.3 });
    this.edge(area.cells);
    this.floor.stroke({ width: 6, color: 0x0d1014, alpha: 0.55, cap: "round" });
    this.edge(area.cells);
    this.floor.stroke({ width: 3, color, cap: "round" });
  }

  /// Runs on from cell to cell: the width of a cell is a multiple of the distance.
  private stripes({ column, row }: Cell): void {
    const [x, y, width] = [column * this.width, row * this.width, this.width];
    for (let at = STRIPES / 2; at < 2 * width; at += STRIPES) {
      const [from, to] = [Math.max(0, at - width), Math.min(at, width)];
      this.floor.moveTo(x + from, y + at - from).lineTo(x + to, y + at - to);
    }
  }

  private puffs({ column, row }: Cell): void {
    const [x, y] = [column * this.width, row * this.width];
    for (let dy = 16; dy < this.width; dy += 32)
      for (let dx = 16; dx < this.width; dx += 32) {
        this.floor.moveTo(x + dx + 7, y + dy).arc(x + dx, y + dy, 7, 0, Math.PI * 1.4);
      }
  }

  /// The sides of its cells that lie at something else.
  private edge(cells: readonly Cell[]): void {
    const covered = new Set(cells.map(({ column, row }) => `${column},${row}`));
    const open = (column: number, row: number) => !covered.has(`${column},${row}`);
    for (const { column, row } of cells) {
      const [left, top] = [column * this.width, row * this.width];
      const [right, bottom] = [left + this.width, top + this.width];
      if (open(column, row - 1)) this.floor.moveTo(left, top).lineTo(right, top);
      if (open(column + 1, row)) this.floor.moveTo(right, top).lineTo(right, bottom);
      if (open(column, row + 1)) this.floor.moveTo(right, bottom).lineTo(left, bottom);
      if (open(column - 1, row)) this.floor.moveTo(left, bottom).lineTo(left, top);
    }
  }

  private colour({ harmful }: AreaView): number {
    return harmful ? this.palette.harm : HARMLESS;
  }

  /// On cells it stands on the upper edge, in a zone below the name; below others that stand there already.
  private label(area: AreaView, at: Point): void {
    const { label, icon } = area;
    const style = { fontFamily: FACE, fontSize: 14, fontWeight: "600", fill: 0xf4efe6 } as const;
    const text = new Text({ text: label, style, resolution: 3, anchor: { x: 0, y: 0.5 } });
    const texture = icon === "" ? null : this.textures.get(iconUrl(icon));
    this.missing ||= icon !== "" && texture === null;
    const room = texture === null ? 0 : 22;
    const width = text.width + room + 16;
    text.x = room - width / 2 + 8;
    const plate = new Graphics()
      .roundRect(-width / 2, -12, width, 24, 6)
      .fill({ color: 0x0d1014, alpha: 0.88 })
      .stroke({ width: 1.5, color: this.colour(area) });
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
