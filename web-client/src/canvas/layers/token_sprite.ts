// One creature's token: shape and ring by side, picture or initials, facing, bars, conditions, name.

import { Container, Graphics, Sprite, Text } from "pixi.js";
import { initialsOf, isIcon, pictureUrl } from "../../ui/drawn/picture";
import { alongWay } from "../along_way";
import { CELL, type Point } from "../grid";
import type { TokenView } from "../map_view";
import type { Palette } from "../palette";
import type { Box } from "../separate_overlaps";
import type { Textures } from "../textures";
import { pointAt, RIM } from "../turn_handle";
import { traceSide } from "./side_shape";
import { FACE } from "./typeface";

const SHOWN_ICONS = 3;
/// Radius of a condition's ground.
const CONDITION_PX = 12;
/// Width of an icon, in radii of its token.
const ICON_PART = 1.36;
const LONGEST_GLIDE_MS = 600;
/// Below this width in screen pixels a cell has no room for text.
const NAMES_FROM_PX = 26;

export class TokenSprite {
  readonly container = new Container();
  private readonly body = new Container();
  private readonly name = new Container();
  private pin: Graphics | null = null;
  /// What grows as the map shrinks: icons of conditions, health in a word, marks.
  private readable: Container[] = [];
  /// Length of the facing point when it was last drawn.
  private drawnPoint = 0;
  private view: TokenView | null = null;
  private missing = false;
  private zoom = 1;
  private from: Point = { x: 0, y: 0 };
  private to: Point = { x: 0, y: 0 };
  /// The middles between `from` and `to`, then `to`.
  private way: readonly Point[] = [];
  private startedMs = 0;
  private lastsMs = 0;

  constructor(
    private readonly palette: Palette,
    private readonly textures: Textures,
  ) {
    this.container.addChild(this.body, this.name);
  }

  /// Shows `view`. A move is animated for `glideMs` a step of `way`, and never longer than `LONGEST_GLIDE_MS`.
  show(view: TokenView, nowMs: number, glideMs: number, way: readonly Point[]): void {
    const goal = view.at;
    if (this.view === null || glideMs === 0) {
      this.from = goal;
      this.startedMs = Number.NEGATIVE_INFINITY;
    } else if (goal.x !== this.to.x || goal.y !== this.to.y) {
      this.from = { x: this.container.x, y: this.container.y };
      this.startedMs = nowMs;
      this.way = [...way.slice(0, -1), goal];
      this.lastsMs = Math.min(LONGEST_GLIDE_MS, glideMs * this.way.length);
    }
    this.to = goal;
    const looks = this.view === null || this.missing || !sameLooks(this.view, view);
    this.view = view;
    if (looks) this.redraw(view);
  }

  /// Places the token at `nowMs`. Returns whether the animation continues.
  glide(nowMs: number): boolean {
    const part = this.lastsMs === 0 ? 1 : Math.min(1, Math.max(0, (nowMs - this.startedMs) / this.lastsMs));
    const { x, y } = part < 1 ? alongWay([this.from, ...this.way], 1 - (1 - part) ** 3) : this.to;
    this.container.position.set(x, y);
    return part < 1;
  }

  /// Keeps the name readable at every zoom.
  zoomed(scale: number): void {
    this.zoom = scale;
    const width = this.view?.width ?? CELL;
    this.name.visible = width * scale >= NAMES_FROM_PX;
    this.name.scale.set(1 / Math.max(0.5, Math.min(scale, 1.6)));
    this.name.y = width / 2 - 2 + (this.looksDown ? pointAt(scale) - 3 : 0);
    for (const shown of this.readable) shown.scale.set(1 / Math.max(0.8, Math.min(scale, 1.25)));
    this.drawPin();
  }

  /// The facing point occupies the place of the name.
  private get looksDown(): boolean {
    const facing = this.view?.facing ?? 0;
    return facing > 120 && facing < 240;
  }

  /// The box of the name in the world; null while there is no room for it.
  get nameBox(): Box | null {
    const plate = this.name.children[0];
    if (!this.name.visible || plate === undefined) return null;
    const { width, height } = plate.getLocalBounds();
    const scale = this.name.scale.x;
    const { x, y } = this.container;
    return { x: x - (width * scale) / 2, y: y + this.name.y, width: width * scale, height: height * scale };
  }

  /// The middle of the portrait, in the world.
  get faceBox(): Box {
    const width = (this.view?.width ?? CELL) / 2;
    return { x: this.container.x - width / 2, y: this.container.y - width / 2, width, height: width };
  }

  /// Priority of the name where names overlap; higher wins.
  get importance(): number {
    return (this.view?.selected ? 4 : 0) + (this.view?.turn ? 2 : 0) + (this.view?.down ? 0 : 1);
  }

  hideName(): void {
    this.name.visible = false;
  }

  /// Redraws once a picture has loaded.
  refresh(): void {
    if (this.missing && this.view !== null) this.redraw(this.view);
  }

  destroy(): void {
    this.container.destroy({ children: true });
  }

  private redraw(view: TokenView): void {
    this.missing = false;
    this.pin = null;
    this.readable = [];
    for (const child of [...this.body.removeChildren(), ...this.name.removeChildren()])
      child.destroy({ children: true });
    const radius = view.size * CELL * RIM;
    this.drawMarks(view, radius);
    if (view.facing !== null) this.body.addChild(this.pinFor(view.facing));
    this.drawFace(view, radius);
    this.drawRing(view, radius);
    this.drawBars(view, radius);
    this.drawIcons(view, radius);
    this.drawHealth(view, radius);
    this.drawPlates(view, radius);
    this.drawName(view);
    this.body.scale.set(view.width / (view.size * CELL));
    this.container.alpha = view.aim === "illegal" ? 0.3 : view.hidden ? 0.5 : view.unconfirmed ? 0.7 : 1;
    this.body.alpha = view.down ? 0.62 : 1;
    this.zoomed(this.zoom);
  }

  private drawMarks(view: TokenView, radius: number): void {
    const marks = new Graphics();
    if (view.turn) traceSide(marks, view.side, radius + 7).fill({ color: this.palette.accent, alpha: 0.3 });
    if (view.turn) traceSide(marks, view.side, radius + 7).stroke({ width: 3, color: this.palette.accent });
    if (view.aim === "marked")
      traceSide(marks, view.side, radius + 9).fill({ color: this.palette.accent, alpha: 0.55 });
    if (view.aim === "legal" || view.aim === "marked")
      traceSide(marks, view.side, radius + 6).stroke({ width: 4, color: this.palette.accent });
    if (view.selected) traceSide(marks, view.side, radius + 4).stroke({ width: 3, color: 0xffffff });
    this.body.addChild(marks);
  }

  private pinFor(facing: number): Graphics {
    this.drawnPoint = 0;
    this.pin = new Graphics();
    this.pin.angle = facing;
    return this.pin;
  }

  /// Draws the facing as a point of the rim, visible at every zoom.
  private drawPin(): void {
    const { view, pin } = this;
    const point = pointAt(this.zoom);
    if (view === null || pin === null || this.drawnPoint === point) return;
    this.drawnPoint = point;
    const radius = view.size * CELL * RIM;
    const half = Math.acos(radius / (radius + point));
    const [from, to] = [-Math.PI / 2 + half, 1.5 * Math.PI - half];
    pin
      .clear()
      .moveTo(0, -radius - point)
      .lineTo(Math.cos(from) * radius, Math.sin(from) * radius)
      .arc(0, 0, radius, from, to)
      .closePath()
      .fill(this.colorOf(view))
      .stroke({ width: Math.max(2.5, 1.2 / this.zoom), color: 0x0d1014, join: "round" });
  }

  private drawFace(view: TokenView, radius: number): void {
    const color = this.colorOf(view);
    const shadow = traceSide(new Graphics(), view.side, radius + 1).fill({ color: 0x000000, alpha: 0.35 });
    shadow.y = 3;
    const ground = traceSide(new Graphics(), view.side, radius).fill(view.down ? 0x2a2d31 : 0x1c222a);
    traceSide(ground, view.side, radius).fill({ color, alpha: view.down ? 0.05 : 0.2 });
    this.body.addChild(shadow, ground);
    const texture = view.picture === "" ? null : this.textures.get(pictureUrl(view.picture));
    this.missing = view.picture !== "" && texture === null;
    if (texture === null) {
      const style = { fontFamily: FACE, fontSize: radius * 0.8, fontWeight: "600", fill: color } as const;
      this.body.addChild(new Text({ text: initialsOf(view.name), style, resolution: 3, anchor: 0.5 }));
      return;
    }
    const picture = new Sprite({ texture, anchor: 0.5 });
    if (isIcon(view.picture)) {
      picture.setSize(radius * ICON_PART);
      picture.tint = view.down ? color : lightened(color);
      this.body.addChild(picture);
      return;
    }
    picture.scale.set((radius * 2) / Math.min(texture.width, texture.height));
    picture.mask = traceSide(new Graphics(), view.side, radius).fill(0xffffff);
    if (view.down) picture.tint = 0x777777;
    this.body.addChild(picture.mask as Graphics, picture);
  }

  private colorOf({ down, side }: TokenView): number {
    return down ? 0x8a9099 : this.palette.side(side);
  }

  /// The frame: a dark rim inside the line in the side's color. What is down is crossed out.
  private drawRing(view: TokenView, radius: number): void {
    const ring = traceSide(new Graphics(), view.side, radius - 2.5).stroke({ width: 2, color: 0x0d1014, alpha: 0.75 });
    traceSide(ring, view.side, radius).stroke({ width: 3.5, color: this.colorOf(view) });
    this.body.addChild(ring);
    if (view.down) {
      const half = radius * 0.6;
      const cross = new Graphics().moveTo(-half, -half).lineTo(half, half).moveTo(half, -half).lineTo(-half, half);
      cross.stroke({ width: 9, color: 0x0d1014, alpha: 0.8, cap: "round" });
      cross.moveTo(-half, -half).lineTo(half, half).moveTo(half, -half).lineTo(-half, half);
      this.body.addChild(cross.stroke({ width: 5, color: this.palette.harm, cap: "round" }));
    }
  }

  private drawBars(view: TokenView, radius: number): void {
    const bars = new Graphics();
    const width = radius * 1.5;
    view.bars.slice(0, 2).forEach((bar, index, shown) => {
      const y = radius - 4 - (shown.length - 1 - index) * 8;
      const color = bar.rank > 0 ? 0x8fb6e8 : bar.part <= 0.34 ? this.palette.harm : this.palette.good;
      bars.roundRect(-width / 2 - 1, y - 1, width + 2, 8, 3).fill(0x0d1014);
      if (bar.part > 0) bars.roundRect(-width / 2, y, Math.max(3, width * Math.min(1, bar.part)), 6, 2).fill(color);
      for (let cut = 1; bar.eighths && cut < 8; cut++)
        bars.rect(-width / 2 + (width * cut) / 8 - 0.5, y - 1, 1, 8).fill(0x0d1014);
    });
    this.body.addChild(bars);
  }

  private drawHealth(view: TokenView, radius: number): void {
    if (view.health === null || view.down) return;
    const color = view.health.grade > 1 ? this.palette.harm : this.palette.refused;
    this.readable.push(this.plate(view.health.words, { x: 0, y: radius - 6 }, color));
  }

  /// Condition icons along the edge, from the top to the right, harmful ones framed in red; the last place counts the others.
  private drawIcons(view: TokenView, radius: number): void {
    const all = view.icons.length;
    const shown = all > SHOWN_ICONS ? SHOWN_ICONS - 1 : all;
    view.icons.slice(0, shown).forEach(({ icon, harmful }, index) => {
      const badge = this.conditionBadge(index, radius, harmful ? this.palette.harm : this.palette.good);
      const texture = this.textures.get(pictureUrl(icon));
      if (texture === null) this.missing = true;
      else {
        const sprite = new Sprite({ texture, anchor: 0.5 });
        sprite.setSize(CONDITION_PX * 1.45);
        badge.addChild(sprite);
      }
    });
    if (shown === all) return;
    const style = { fontFamily: FACE, fontSize: 14, fontWeight: "700", fill: 0xffffff } as const;
    this.conditionBadge(shown, radius, 0xe7dfd0).addChild(
      new Text({ text: `+${all - shown}`, style, resolution: 3, anchor: 0.5 }),
    );
  }

  /// The round ground of a condition icon at its place on the edge.
  private conditionBadge(place: number, radius: number, color: number): Container {
    const badge = new Container();
    badge.addChild(new Graphics().circle(0, 0, CONDITION_PX).fill(0x11151a).stroke({ width: 2, color }));
    const away = radius * 1.12;
    const angle = -1.65 + (place * CONDITION_PX * 2.5) / away;
    badge.position.set(Math.cos(angle) * away, Math.sin(angle) * away);
    this.body.addChild(badge);
    this.readable.push(badge);
    return badge;
  }

  /// Draws the badges at the top left, the key of a target at the top and the level at the bottom left.
  private drawPlates(view: TokenView, radius: number): void {
    view.badges.forEach((words, index) => {
      this.plate(words, { x: -radius, y: -radius * 0.85 + index * 19 }, 0xf2dfb4);
    });
    if (view.key !== 0) this.plate(String(view.key), { x: 0, y: -radius }, 0xffffff, 1.5);
    if (view.mark !== "") this.readable.push(this.plate(view.mark, { x: -radius * 0.95, y: radius * 0.1 }, 0xf4efe6));
    if (view.level !== "") this.plate(view.level, { x: -radius, y: radius * 0.8 }, 0xcfe0f5);
  }

  private plate(words: string, at: Point, color: number, scale = 1): Container {
    const style = { fontFamily: FACE, fontSize: 13, fontWeight: "700", fill: color } as const;
    const text = new Text({ text: words, style, resolution: 3, anchor: 0.5 });
    const width = text.width + 10;
    const plate = new Container();
    plate.addChild(
      new Graphics()
        .roundRect(-width / 2, -9, width, 18, 5)
        .fill(0x11151a)
        .stroke({ width: 1.5, color }),
      text,
    );
    plate.position.set(at.x, at.y);
    plate.scale.set(scale);
    this.body.addChild(plate);
    return plate;
  }

  private drawName(view: TokenView): void {
    const style = { fontFamily: FACE, fontSize: 13, fontWeight: "600", fill: 0xf4efe6 } as const;
    const text = new Text({ text: shortName(view.name), style, resolution: 2 });
    text.anchor.set(0.5, 0);
    text.y = 4;
    const plate = new Graphics().roundRect(-text.width / 2 - 6, 2, text.width + 12, text.height + 3, 5);
    plate.fill({ color: 0x0d1014, alpha: 0.82 });
    if (view.turn) plate.stroke({ width: 1.5, color: this.palette.accent });
    this.name.addChild(plate, text);
  }
}

/// `color` halfway to white.
function lightened(color: number): number {
  return ((color >> 1) & 0x7f7f7f) + 0x7f7f7f;
}

function shortName(name: string): string {
  return name.length > 18 ? `${name.slice(0, 17)}…` : name;
}

function sameLooks(a: TokenView, b: TokenView): boolean {
  return JSON.stringify({ ...a, cell: null, at: null }) === JSON.stringify({ ...b, cell: null, at: null });
}
