// Notes: pins above the tokens, of the same size on the screen at every scale.
import { Container, Graphics } from "pixi.js";
import type { MapView, NotesView } from "../map_view";
import { toWorld } from "../walls";
import { drawChosenPin, drawPin } from "./note_symbols";

/// Pins keep their size within this change of scale.
const SAME_SCALE = 1.05;

type Shown = NotesView & Pick<MapView, "grid">;

export class NoteLayer {
  readonly container = new Container();
  private readonly pins = new Graphics();
  private shown: (Shown & { readonly scale: number }) | null = null;

  constructor() {
    this.container.addChild(this.pins);
  }

  draw({ notes: { all, draft }, grid }: Pick<MapView, "notes" | "grid">, scale: number): void {
    const before = this.shown;
    const same = before?.all === all && before.draft === draft && before.grid === grid;
    if (same && Math.max(scale / before.scale, before.scale / scale) < SAME_SCALE) return;
    this.shown = { all, draft, grid, scale };
    this.pins.clear();
    const px = 1 / scale;
    const changed = draft?.changed ?? [];
    const others = all.filter(({ id }) => changed.every((one) => one.id !== id));
    for (const note of [...others, ...changed]) {
      const at = toWorld(note, grid);
      drawPin(this.pins, note, at, px);
      if (note.id === draft?.selected) drawChosenPin(this.pins, at, px);
    }
    const next = draft?.next ?? null;
    if (next !== null) this.pins.circle(next.x, next.y, 5 * px).fill({ color: 0xff9a4d, alpha: 0.9 });
  }
}
