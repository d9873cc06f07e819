// Drawings: lines, shapes and texts on the map, beneath tokens and fog.
import { Container, Graphics, Text } from "pixi.js";
import { type Note, Note_Shape } from "../../generated/protocol/wire/v1/state_pb";
import type { Grid } from "../grid";
import { FACE } from "../layers/typeface";
import type { DrawingsView, MapView } from "../map_view";
import { toWorld } from "../walls";
import { lengthIn, letterHeight, outlineOf } from "./drawing_shape";

const CHOSEN = 0xff9a4d;
/// Pixels of a letter before it is scaled.
const FONT_PX = 48;

/// Drawings that are drawn together, with their texts.
class Sheet {
  readonly container = new Container();
  private readonly lines = new Graphics();

  constructor() {
    this.container.addChild(this.lines);
  }

  draw(notes: readonly Note[], grid: Grid): void {
    this.lines.clear();
    for (const text of this.container.children.slice(1)) text.destroy();
    for (const note of notes) this.one(note, grid);
  }

  private one(note: Note, grid: Grid): void {
    const { color } = note;
    if (note.shape !== Note_Shape.TEXT) {
      const { points, closed } = outlineOf(note, grid);
      this.lines.poly([...points], closed);
      if (note.filled && closed) this.lines.fill({ color, alpha: 0.3 });
      const width = Math.max(1, lengthIn(note.width, grid));
      this.lines.stroke({ width, color, cap: "round", join: "round" });
    }
    if (note.title === "") return;
    const edge = isBright(color) ? 0x0b0d10 : 0xf4efe6;
    const style = {
      fontFamily: FACE,
      fontSize: FONT_PX,
      fontWeight: "600",
      fill: color,
      stroke: { color: edge, width: FONT_PX / 6, join: "round" },
    } as const;
    const text = new Text({ text: note.title, style, resolution: 2, anchor: 0.5 });
    const at = toWorld(note, grid);
    text.position.set(at.x, at.y);
    text.scale.set(letterHeight(note, grid) / FONT_PX);
    this.container.addChild(text);
  }
}

export class DrawingLayer {
  readonly container = new Container();
  private readonly still = new Sheet();
  /// What the draw tool changes, with each movement of the pointer.
  private readonly changing = new Sheet();
  private readonly marks = new Graphics();
  private drawn: { readonly all: readonly Note[]; readonly hidden: string; readonly grid: Grid } | null = null;
  private shown: (DrawingsView & Pick<MapView, "grid"> & { readonly scale: number }) | null = null;

  constructor() {
    this.container.addChild(this.still.container, this.changing.container, this.marks);
  }

  draw({ drawings: { all, draft }, grid }: Pick<MapView, "drawings" | "grid">, scale: number): void {
    const changed = draft?.changed ?? [];
    const hidden = changed.map(({ id }) => id).join();
    if (this.drawn?.all !== all || this.drawn.hidden !== hidden || this.drawn.grid !== grid) {
      this.drawn = { all, hidden, grid };
      this.still.draw(
        all.filter(({ id }) => changed.every((one) => one.id !== id)),
        grid,
      );
    }
    const { shown } = this;
    if (shown?.all === all && shown.draft === draft && shown.grid === grid && shown.scale === scale) return;
    this.shown = { all, draft, grid, scale };
    this.changing.draw(draft?.growing == null ? changed : [...changed, draft.growing], grid);
    this.mark(scale);
  }

  private mark(scale: number): void {
    this.marks.clear();
    if (this.shown === null || this.shown.draft === null) return;
    const { all, draft, grid } = this.shown;
    const px = 1 / scale;
    for (const note of [...all.filter(({ id }) => draft.changed.every((one) => one.id !== id)), ...draft.changed]) {
      if (!draft.selected.has(note.id)) continue;
      const { points, closed } = outlineOf(note, grid);
      this.marks.poly([...points], closed).stroke({ width: 2 * px, color: CHOSEN });
      const corners = points.length > 24 ? [] : points;
      for (const { x, y } of corners) this.marks.circle(x, y, 3 * px).fill(CHOSEN);
    }
    if (draft.next !== null) this.marks.circle(draft.next.x, draft.next.y, 5 * px).fill({ color: CHOSEN, alpha: 0.9 });
  }
}

/// Whether letters of a color stand out from a dark ground.
function isBright(color: number): boolean {
  const [red, green, blue] = [color >> 16, (color >> 8) & 255, color & 255];
  return 0.3 * red + 0.59 * green + 0.11 * blue > 110;
}
