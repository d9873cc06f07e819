// Lights: their glow on the floor, and for the GM their symbols above the tokens.
import { Container, Graphics } from "pixi.js";
import { Scene_VisionMode } from "../../generated/protocol/wire/v1/state_pb";
import { boardSize } from "../grid";
import type { LightDraftView, LightView, MapView } from "../map_view";
import { GlowLayer } from "./glow_layer";
import { type LightMark, lightMark } from "./light_mark";
import { drawChosen, drawReach, drawSymbol } from "./light_symbols";

/// Symbols keep their size within this change of scale.
const SAME_SCALE = 1.2;
/// With more lights only the chosen ones show how far they reach.
const MOST_REACHES = 200;
/// From one picture of a flame to the next: a map that flickers is not drawn in each frame.
const FLICKER_MS = 80;

/// What the marks are made of.
interface Made extends Partial<Pick<LightDraftView, "moving">>, Pick<MapView, "columns" | "rows" | "grid"> {
  readonly lights: LightView["lights"];
  readonly drafted: LightDraftView["lights"] | undefined;
  readonly cell: bigint;
}

export class LightLayer {
  /// The glow.
  readonly container = new Container();
  private readonly glow = new GlowLayer();
  /// The map, beyond which nothing glows.
  private readonly edge = new Graphics();
  private readonly symbols = new Graphics();
  private readonly next = new Graphics();
  private made: Made | null = null;
  private marks: readonly LightMark[] = [];
  /// Of the drawn symbols.
  private shown: {
    readonly marks: readonly LightMark[];
    readonly selected: ReadonlySet<string> | null;
    readonly scale: number;
  } | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  /// above: holds the symbols. again: draws the map once more.
  constructor(
    above: Container,
    private readonly again: () => void,
  ) {
    this.container.addChild(this.glow.container, this.edge);
    this.glow.container.mask = this.edge;
    above.addChild(this.symbols, this.next);
  }

  /// still: nothing flickers.
  draw(view: MapView, scale: number, nowMs: number, still: boolean): void {
    const { light, lightDraft, fog } = view;
    const counts = light.visionMode === Scene_VisionMode.VISION;
    this.container.visible = counts || lightDraft !== null;
    this.symbols.visible = lightDraft !== null || (counts && fog?.gm === true);
    if (!this.container.visible) return;
    this.update(view);
    if (this.symbols.visible) this.drawSymbols(lightDraft, scale);
    this.drawNext(lightDraft, 1 / scale);
    if (!still && this.glow.flicker(nowMs)) this.wake();
  }

  private update({ light: { lights, cell }, lightDraft: draft, grid, columns, rows }: MapView): void {
    const before = this.made;
    const drafted = draft?.lights;
    const same = before?.lights === lights && before.drafted === drafted && before.moving === draft?.moving;
    const sameMap = before?.grid === grid && before.columns === columns && before.rows === rows;
    if (same && sameMap && before.cell === cell) return;
    if (!sameMap) this.drawEdge({ columns, rows }, grid);
    this.made = { lights, drafted, cell, grid, columns, rows, ...(draft === null ? {} : { moving: draft.moving }) };
    const known = draft === null ? lights : [...lights.filter(({ id }) => !draft.moving.has(id)), ...draft.lights];
    this.marks = known.map((one) => lightMark(one, { cell }, grid));
    this.glow.show(this.marks);
  }

  private drawEdge(counts: Pick<MapView, "columns" | "rows">, grid: MapView["grid"]): void {
    const { width, height } = boardSize(counts, grid);
    this.edge.clear().rect(0, 0, width, height).fill(0xffffff);
  }

  private drawSymbols(draft: LightDraftView | null, scale: number): void {
    const before = this.shown;
    const selected = draft?.selected ?? null;
    const zoomed = before === null || Math.max(scale / before.scale, before.scale / scale) >= SAME_SCALE;
    if (!zoomed && before.marks === this.marks && before.selected === selected) return;
    this.shown = { marks: this.marks, selected, scale };
    this.symbols.clear();
    const px = 1 / scale;
    const chosen = draft === null ? [] : this.marks.filter(({ id }) => draft.selected.has(id) || draft.moving.has(id));
    const reaching = draft === null || this.marks.length > MOST_REACHES ? chosen : this.marks;
    for (const mark of reaching) drawReach(this.symbols, mark, px);
    for (const mark of this.marks) drawSymbol(this.symbols, mark, px, draft === null);
    for (const mark of chosen) drawChosen(this.symbols, mark, px);
  }

  private drawNext(draft: LightDraftView | null, px: number): void {
    this.next.clear();
    if (draft !== null && draft.next !== null)
      this.next.circle(draft.next.x, draft.next.y, 5 * px).fill({ color: 0xff9a4d, alpha: 0.9 });
  }

  private wake(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      if (!this.container.destroyed) this.again();
    }, FLICKER_MS);
  }
}
