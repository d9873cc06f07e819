// Items on the ground: icons with a count and a name; remembered ones gray, with a question mark.
import { Container, Graphics, Sprite, Text } from "pixi.js";
import { pictureUrl } from "../../ui/drawn/picture";
import { FACE } from "../layers/typeface";
import type { PileView } from "../map_view";
import { sameValue } from "../same_value";
import { type Box, overlap } from "../separate_overlaps";
import type { Textures } from "../textures";

const DARK = 0x11151a;
const LIGHT = 0xf2dfb4;
const GRAY = 0x9aa1a9;
const MOST_FANNED = 3;
/// Between two fanned items, in parts of their width.
const FAN = 0.3;
/// Where the name of the token above has its cell's middle, a pile lies lower, in parts of its width.
const LOWER = 0.36;
/// Icons are never smaller on the screen; below the second width they have no names.
const LEAST_PX = 18;
const NAMES_FROM_PX = 25;

interface Drawn {
  readonly pile: PileView;
  readonly icons: Container;
  /// Null: it lies beside a token.
  readonly name: Container | null;
}

export class PileLayer {
  readonly container = new Container();
  private drawn: readonly Drawn[] = [];
  private shown: readonly PileView[] = [];
  private missing = false;

  /// above: holds what is drawn above tokens.
  constructor(
    private readonly textures: Textures,
    private readonly above: Container,
  ) {}

  /// taken: where names have no room.
  draw(piles: readonly PileView[], scale: number, taken: readonly Box[]): void {
    if (!sameValue(piles, this.shown)) this.redraw(piles);
    const names = [...taken];
    for (const { pile, icons, name } of this.drawn) {
      icons.scale.set(Math.max(1, LEAST_PX / (pile.width * scale)));
      if (name === null) continue;
      const middle = { x: pile.at.x - 1, y: pile.at.y - pile.width * 0.3, width: 2, height: pile.width * 0.6 };
      const isCovered = taken.some((box) => overlap(middle, box));
      icons.y = pile.at.y + (isCovered ? LOWER * pile.width : 0);
      name.scale.set(1 / Math.max(0.5, Math.min(scale, 1.6)));
      name.y = icons.y + (pile.width / 2) * icons.scale.y;
      const box = boxOf(name);
      name.visible = pile.width * scale >= NAMES_FROM_PX && !names.some((other) => overlap(box, other));
      if (name.visible) names.push(box);
    }
  }

  /// Redraws once a picture has loaded.
  refresh(): void {
    if (this.missing) this.redraw(this.shown);
  }

  private redraw(piles: readonly PileView[]): void {
    this.shown = piles;
    this.missing = false;
    for (const child of [...this.container.removeChildren(), ...this.above.removeChildren()])
      child.destroy({ children: true });
    this.drawn = piles.map((pile) => {
      const icons = this.icons(pile);
      (pile.aside ? this.above : this.container).addChild(icons);
      return { pile, icons, name: pile.aside ? null : this.name(pile) };
    });
  }

  private icons({ at, width, items, remembered, aside }: PileView): Container {
    const icons = new Container({ x: at.x, y: at.y, alpha: remembered ? 0.7 : 1 });
    const fanned = items.slice(0, aside ? 1 : MOST_FANNED);
    const step = width * FAN;
    for (const [index, { picture }] of fanned.entries()) {
      const x = (index - (fanned.length - 1) / 2) * step;
      icons.addChild(this.badge(picture, width, remembered ? GRAY : LIGHT, x));
    }
    const edge = { x: ((fanned.length - 1) / 2) * step + width * 0.42, y: width * 0.34 };
    const count = items.length > 1 ? `${items.length}` : "";
    const words = `${count}${remembered ? "?" : ""}`;
    if (words !== "") icons.addChild(plate(words, remembered ? GRAY : LIGHT, edge, width));
    return icons;
  }

  private badge(picture: string, width: number, color: number, x: number): Container {
    const badge = new Container({ x });
    badge.addChild(
      new Graphics()
        .circle(0, width * 0.05, width / 2)
        .fill({ color: 0x000000, alpha: 0.35 })
        .circle(0, 0, width / 2)
        .fill(DARK)
        .stroke({ width: width / 16, color }),
    );
    const texture = this.textures.get(pictureUrl(picture));
    this.missing ||= texture === null;
    if (texture === null) return badge;
    const sprite = new Sprite({ texture, anchor: 0.5, tint: color });
    sprite.setSize(width * 0.7);
    badge.addChild(sprite);
    return badge;
  }

  private name({ at, items, remembered }: PileView): Container {
    const [first] = items;
    const more = items.length > 1 ? ` +${items.length - 1}` : "";
    const words = `${shortened(first?.name ?? "")}${more}${remembered ? "?" : ""}`;
    const style = { fontFamily: FACE, fontSize: 12, fontWeight: "600", fill: remembered ? 0xc3c9d0 : LIGHT } as const;
    const text = new Text({ text: words, style, resolution: 2, anchor: { x: 0.5, y: 0 }, y: 2 });
    const back = new Graphics().roundRect(-text.width / 2 - 5, 1, text.width + 10, text.height + 2, 5);
    const name = new Container({ x: at.x });
    name.addChild(back.fill({ color: DARK, alpha: 0.82 }), text);
    this.container.addChild(name);
    return name;
  }
}

function plate(words: string, color: number, { x, y }: { x: number; y: number }, width: number): Container {
  const size = width * 0.5;
  const style = { fontFamily: FACE, fontSize: size, fontWeight: "700", fill: color } as const;
  const text = new Text({ text: words, style, resolution: 4, anchor: 0.5 });
  const wide = Math.max(size * 1.2, text.width + size * 0.5);
  const back = new Graphics()
    .roundRect(-wide / 2, -size * 0.62, wide, size * 1.24, size * 0.4)
    .fill(DARK)
    .stroke({ width: width / 20, color });
  const whole = new Container({ x, y });
  whole.addChild(back, text);
  return whole;
}

function boxOf(name: Container): Box {
  const { x, y, width, height } = name.getLocalBounds();
  const scale = name.scale.x;
  return { x: name.x + x * scale, y: name.y + y * scale, width: width * scale, height: height * scale };
}

function shortened(name: string): string {
  return name.length > 18 ? `${name.slice(0, 17)}…` : name;
}
