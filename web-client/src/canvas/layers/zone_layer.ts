// A map of zones: squares with names, groups of tokens, and the reach of the selected creature.

import { Container, Graphics, Text } from "pixi.js";
import type { Cell } from "../../state/table/table";
import type { MapView, ZoneMapView, ZoneView } from "../map_view";
import type { Palette } from "../palette";
import { FACE } from "./typeface";

const GAP = 3;
/// Greatest enlargement of text on a map that is shown small; longer lines break.
const GROWS = 1.5;
const LONGEST_NAME = 48;

export class ZoneLayer {
  readonly container = new Container();
  private readonly floor = new Graphics();
  private readonly marks = new Graphics();
  private readonly words = new Container();
  /// Texts with their greatest enlargement. A text is expensive to create, so it is reused while an equal one is
  /// needed.
  private texts = new Map<string, { readonly text: Text; readonly most: number }>();
  private textsBefore: typeof this.texts = new Map();
  private drawn: ZoneMapView | null = null;
  private overPicture = false;

  constructor(private readonly palette: Palette) {
    this.container.addChild(this.floor, this.marks, this.words);
  }

  draw({ zoneMap, grid: { width: cellWidth }, columns, rows, picture }: MapView): void {
    const over = picture !== null;
    if (zoneMap === this.drawn && this.overPicture === over) return;
    const sameZones = zoneMap?.zones === this.drawn?.zones && this.overPicture === over;
    this.drawn = zoneMap;
    this.overPicture = over;
    if (!sameZones) {
      [this.textsBefore, this.texts] = [this.texts, new Map()];
      this.floor.clear();
      if (over && zoneMap !== null) this.cover(zoneMap, columns, rows, cellWidth);
      for (const zone of zoneMap?.zones ?? []) this.zone(zone, cellWidth);
      for (const [line, { text }] of this.textsBefore) if (!this.texts.has(line)) text.destroy();
    }
    this.marks.clear();
    if (zoneMap === null) return;
    for (const { x, y, width, height } of zoneMap.rings)
      this.marks
        .roundRect(x, y, width, height, 22)
        .fill({ color: 0xe7dfd0, alpha: 0.08 })
        .stroke({ width: 2.5, color: 0xe7dfd0, alpha: 0.85 });
    for (const cell of zoneMap.picked)
      this.square(this.marks, cell, cellWidth, 6).stroke({ width: 5, color: this.palette.accent });
  }

  /// Keeps text readable at every zoom, within the room of its zone.
  zoomed(scale: number): void {
    const wanted = 1 / Math.max(0.45, Math.min(scale, 1.4));
    for (const { text, most } of this.texts.values()) text.scale.set(Math.min(wanted, most));
  }

  private square(on: Graphics, { column, row }: Cell, width: number, inset: number): Graphics {
    return on.roundRect(column * width + inset, row * width + inset, width - 2 * inset, width - 2 * inset, 8);
  }

  /// Closed zones are no part of the map, even over a picture.
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
      const color = barred ? this.palette.harm : this.palette.bands[Math.min(2, Math.max(0, turns - 1)) as 0 | 1 | 2];
      const shade = turns === 0 && !barred ? { color: 0x0b0d10, alpha: 0.4 } : { color, alpha: 0.16 };
      this.square(this.floor, cell, width, GAP).fill(shade);
    }
    if (this.overPicture) this.square(this.floor, cell, width, GAP).stroke({ width: 3, color: 0x0b0d10, alpha: 0.55 });
    this.square(this.floor, cell, width, GAP).stroke({ width: 1.2, color: 0xf4efe6, alpha: 0.42 });
    if (zone.difficult) this.rough(cell, width);
    const [x, y] = [cell.column * width, cell.row * width];
    const high = { x: x + 12, y: y + 9, size: 16, fill: 0xf4efe6 };
    this.write({ ...high, words: nameText(zone), anchor: [0, 0], room: width - 24, breaks: true });
    const low = { y: y + width - 9, size: 13 };
    const notesRoom = turns === null ? width - 24 : width / 2 - 12;
    this.write({ ...low, words: zone.notes, x: x + 12, fill: 0xcfc8ba, anchor: [0, 1], room: notesRoom });
    const fill = barred ? 0xffb4a8 : 0xdfe9d8;
    this.write({ ...low, words: turnsText(zone), x: x + width - 12, fill, anchor: [1, 1], room: width - 24 });
  }

  private rough({ column, row }: Cell, width: number): void {
    const [x, y] = [column * width + width - 84, row * width + width - 44];
    for (const dx of [0, 22, 44, 66])
      this.floor
        .moveTo(x + dx - 5, y + 5)
        .lineTo(x + dx, y - 5)
        .lineTo(x + dx + 5, y + 5);
    this.floor.stroke({ width: 2.5, color: 0xe9cd8d, alpha: 0.8 });
  }

  private write(line: Line): void {
    if (line.words === "") return;
    const { x, y, size: fontSize, fill, room } = line;
    const [across, down] = line.anchor;
    const outline = this.overPicture ? 4 : 2;
    const like = JSON.stringify([line, outline]);
    const before = this.textsBefore.get(like);
    if (before !== undefined) {
      this.texts.set(like, before);
      return;
    }
    const style = {
      fontFamily: FACE,
      fontSize,
      fontWeight: "600",
      fill,
      stroke: { color: 0x0b0d10, width: outline },
      wordWrap: line.breaks ?? false,
      wordWrapWidth: room / GROWS,
      breakWords: true,
    } as const;
    const anchor = { x: across, y: down };
    const text = new Text({ text: line.words, style, resolution: 3, anchor, position: { x, y } });
    this.texts.set(like, { text, most: room / text.width });
    this.words.addChild(text);
  }
}

interface Line {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: number;
  readonly anchor: readonly [number, number];
  /// Greatest width, in world pixels.
  readonly room: number;
  /// Whether a long text wraps.
  readonly breaks?: boolean;
}

/// "B2  Gatehouse". Longer texts stand in the list of zones only.
export function nameText({ name, title }: Pick<ZoneView, "name" | "title">): string {
  const short = title.length > LONGEST_NAME ? `${title.slice(0, LONGEST_NAME - 1)}…` : title;
  return short === "" ? name : `${name}  ${short}`;
}

/// "1 turn", "blocked"; "" if not requested.
export function turnsText({ turns, barred }: Pick<ZoneView, "turns" | "barred">): string {
  if (turns === null) return "";
  const far = turns === 0 ? "" : turns === 1 ? "1 turn" : `${turns} turns`;
  if (!barred) return far === "" ? "unreachable" : far;
  return far === "" ? "blocked" : `blocked · ${far} by detour`;
}
