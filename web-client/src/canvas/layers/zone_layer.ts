// A map of zones: each a square with its name; who stands together; what the chosen creature can reach.
import { Container, Graphics, Text } from "pixi.js";
import type { Cell } from "../../state/table";
import type { MapView, ZoneMapView, ZoneView } from "../map_view";
import type { Palette } from "../palette";

const FACE = '"Source Sans 3 Variable", system-ui, sans-serif';
const GAP = 3;

export class ZoneLayer {
  readonly container = new Container();
  private readonly floor = new Graphics();
  private readonly marks = new Graphics();
  private readonly words = new Container();
  private readonly rooms = new Map<Text, number>();
  private drawn: ZoneMapView | null = null;
  private overPicture = false;

  constructor(private readonly palette: Palette) {
    this.container.addChild(this.floor, this.marks, this.words);
  }

  draw({ zoneMap, cellWidth, columns, rows, picture }: MapView): void {
    if (zoneMap === this.drawn && this.overPicture === (picture !== null)) return;
    this.drawn = zoneMap;
    this.overPicture = picture !== null;
    this.floor.clear();
    this.marks.clear();
    for (const child of this.words.removeChildren()) child.destroy();
    this.rooms.clear();
    if (zoneMap === null) return;
    if (this.overPicture) this.cover(zoneMap, columns, rows, cellWidth);
    for (const zone of zoneMap.zones) this.zone(zone, cellWidth);
    for (const { x, y, width, height } of zoneMap.rings)
      this.marks
        .roundRect(x, y, width, height, 22)
        .fill({ color: 0xe7dfd0, alpha: 0.08 })
        .stroke({ width: 2.5, color: 0xe7dfd0, alpha: 0.85 });
    for (const cell of zoneMap.picked)
      this.square(this.marks, cell, cellWidth, 6).stroke({ width: 5, color: this.palette.accent });
  }

  /// Keeps words readable at every zoom, as far as their zone has room for them.
  zoomed(scale: number): void {
    const wanted = 1 / Math.max(0.45, Math.min(scale, 1.4));
    for (const [text, most] of this.rooms) text.scale.set(Math.min(wanted, most));
  }

  private square(on: Graphics, { column, row }: Cell, width: number, inset: number): Graphics {
    return on.roundRect(column * width + inset, row * width + inset, width - 2 * inset, width - 2 * inset, 8);
  }

  /// Closed zones are no part of the map, whatever the picture shows there.
  private cover({ zones }: ZoneMapView, columns: number, rows: number, width: number): void {
    const open = new Set(zones.map(({ cell }) => `${cell.column},${cell.row}`));
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        if (!open.has(`${column},${row}`))
          this.floor.rect(column * width, row * width, width, width).fill({ color: this.palette.ground, alpha: 0.88 });
  }

  private zone(zone: ZoneView, width: number): void {
    const { cell, turns, barred } = zone;
    if (!this.overPicture) this.square(this.floor, cell, width, GAP).fill(this.palette.board);
    if (turns !== null) {
      const colour = barred ? this.palette.harm : this.palette.bands[Math.min(2, Math.max(0, turns - 1)) as 0 | 1 | 2];
      const shade = turns === 0 && !barred ? { color: 0x0b0d10, alpha: 0.4 } : { color: colour, alpha: 0.16 };
      this.square(this.floor, cell, width, GAP).fill(shade);
    }
    if (this.overPicture) this.square(this.floor, cell, width, GAP).stroke({ width: 3, color: 0x0b0d10, alpha: 0.55 });
    this.square(this.floor, cell, width, GAP).stroke({ width: 1.2, color: 0xf4efe6, alpha: 0.42 });
    if (zone.difficult) this.rough(cell, width);
    const [x, y] = [cell.column * width, cell.row * width];
    const called =
      zone.title === ""
        ? zone.name
        : `${zone.name}  ${zone.title.length > 18 ? `${zone.title.slice(0, 17)}…` : zone.title}`;
    this.write(called, { x: x + 12, y: y + 9 }, 16, 0xf4efe6, { x: 0, y: 0 }, width - 24);
    if (zone.notes !== "")
      this.write(
        zone.notes,
        { x: x + 12, y: y + width - 9 },
        13,
        0xcfc8ba,
        { x: 0, y: 1 },
        zone.turns === null ? width - 24 : width / 2 - 12,
      );
    const reached = reachWords(zone);
    if (reached !== "")
      this.write(
        reached,
        { x: x + width - 12, y: y + width - 9 },
        13,
        barred ? 0xffb4a8 : 0xdfe9d8,
        { x: 1, y: 1 },
        width - 24,
      );
  }

  private rough({ column, row }: Cell, width: number): void {
    const [x, y] = [column * width + width - 84, row * width + width - 44];
    for (const dx of [0, 22, 44, 66])
      this.marks
        .moveTo(x + dx - 5, y + 5)
        .lineTo(x + dx, y - 5)
        .lineTo(x + dx + 5, y + 5);
    this.marks.stroke({ width: 2.5, color: 0xe9cd8d, alpha: 0.8 });
  }

  private write(
    words: string,
    at: { x: number; y: number },
    fontSize: number,
    fill: number,
    anchor: { x: number; y: number },
    room: number,
  ): void {
    const style = {
      fontFamily: FACE,
      fontSize,
      fontWeight: "600",
      fill,
      stroke: { color: 0x0b0d10, width: this.overPicture ? 4 : 2 },
    } as const;
    const text = new Text({ text: words, style, resolution: 3, anchor, position: at });
    this.rooms.set(text, room / text.width);
    this.words.addChild(text);
  }
}

/// "1 turn", "barred"; "" where nobody asked.
export function reachWords({ turns, barred }: Pick<ZoneView, "turns" | "barred">): string {
  if (turns === null) return "";
  const far = turns === 0 ? "" : turns === 1 ? "1 turn" : `${turns} turns`;
  if (!barred) return far === "" ? "out of reach" : far;
  return far === "" ? "barred" : `barred · ${far} round about`;
}
