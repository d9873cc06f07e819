// Texts that rise from a token and disappear: damage and healing, verdicts, why a move stopped.
import { Container, Graphics, Text } from "pixi.js";
import type { FloatView, MapView } from "../map_view";
import type { Palette } from "../palette";
import { stackTexts } from "../stack_texts";
import { FACE } from "./typeface";

const COMES_MS = 120;
const GOES_MS = 400;
/// How far a text rises, how far the lowest one laps over the token, and the gap between two, in screen pixels.
const RISE_PX = 12;
const OVERLAP_PX = 8;
const GAP_PX = 2;
/// Above this zoom the texts grow with the map.
const FULL_SIZE = 1;

export class FloatLayer {
  readonly container = new Container();
  private readonly shown = new Map<number, Container>();

  constructor(private readonly palette: Palette) {}

  /// Draws the texts at `nowMs`. still: nothing moves. Returns in how many milliseconds the next change is due, if any.
  draw({ floats, tokens }: MapView, nowMs: number, scale: number, still: boolean): number {
    const place = stackTexts();
    let next = Number.POSITIVE_INFINITY;
    const gone = new Set(this.shown.keys());
    for (const float of floats) {
      const token = tokens.find(({ id }) => id === float.creature);
      const age = nowMs - float.atMs;
      if (token === undefined || age >= float.lastsMs) continue;
      gone.delete(float.id);
      const label = this.shown.get(float.id) ?? this.add(float);
      const above = place(float.creature, label.getLocalBounds().height + GAP_PX) - OVERLAP_PX;
      const rise = still ? RISE_PX : RISE_PX * (1 - (1 - Math.min(1, Math.max(0, age) / float.lastsMs)) ** 3);
      const unit = 1 / Math.min(FULL_SIZE, scale);
      label.position.set(token.at.x, token.at.y - token.width * 0.5 - (above + rise) * unit);
      label.scale.set(unit);
      label.alpha = still ? 1 : Math.max(0, Math.min(1, age / COMES_MS, (float.lastsMs - age) / GOES_MS));
      next = still ? Math.min(next, float.lastsMs - age) : 0;
    }
    for (const id of gone) {
      this.shown.get(id)?.destroy({ children: true });
      this.shown.delete(id);
    }
    return next;
  }

  private add({ id, words, tone }: FloatView): Container {
    const fill = this.colorOf(tone);
    const number = /^[+−\d]/.test(words);
    const style = {
      fontFamily: FACE,
      fontSize: number ? 24 : 15,
      fontWeight: "700",
      fill,
      wordWrap: true,
      wordWrapWidth: 220,
      align: "center",
    } as const;
    const text = new Text({ text: words, style, resolution: 2, anchor: 0.5 });
    const label = new Container();
    label.addChild(
      new Graphics()
        .roundRect(-text.width / 2 - 8, -text.height / 2 - 2, text.width + 16, text.height + 4, 6)
        .fill({ color: 0x0d1014, alpha: 0.88 })
        .stroke({ width: 1.5, color: fill, alpha: 0.8 }),
      text,
    );
    this.container.addChild(label);
    this.shown.set(id, label);
    return label;
  }

  private colorOf(tone: FloatView["tone"]): number {
    return {
      hit: this.palette.good,
      miss: this.palette.miss,
      refused: this.palette.refused,
      harm: this.palette.harm,
      plain: 0xf4efe6,
    }[tone];
  }
}
