// The wall tool: every wall in the color of its kind, its ends, the selection, and what is being drawn or moved.
import { Container, Graphics } from "pixi.js";
import type { WallKind } from "../../state/maps/walls";
import type { Point } from "../grid";
import type { MapView, WallDraftView, WallView } from "../map_view";
import { dashesOf, drawSymbol } from "./door_symbol";
import { traceLines } from "./wall_lines";

const DARK = 0x0b0d10;
const CHOSEN = 0xff9a4d;
const COLORS: Readonly<Record<WallKind, number>> = {
  wall: 0xfff0b3,
  window: 0x6fe3ee,
  door: 0x8fa2ff,
  secret: 0xe08cf0,
  outline: 0x9fe08c,
  curtain: 0xf08fa8,
};
/// Dashes of low walls and of secret doors.
const [LOW_PX, SECRET_PX] = [4, 9];
/// Lines keep their width within this change of scale.
const SAME_SCALE = 1.3;

export class WallDraftLayer {
  readonly container = new Container();
  private readonly all = new Graphics();
  private readonly chosen = new Graphics();
  private readonly draft = new Graphics();
  private drawn: { readonly walls: readonly WallView[]; readonly moving: string; readonly scale: number } | null = null;
  private marked: ReadonlySet<string> | null = null;
  private shown: WallDraftView | null = null;

  constructor() {
    this.container.addChild(this.chosen, this.all, this.draft);
  }

  draw({ walls, wallDraft }: MapView, scale: number): void {
    this.container.visible = wallDraft !== null;
    if (wallDraft === null) return;
    const moving = [...wallDraft.moving].join();
    const before = this.drawn;
    const zoomed = before === null || Math.max(scale / before.scale, before.scale / scale) >= SAME_SCALE;
    const others = zoomed || walls !== before.walls || moving !== before.moving;
    if (others) {
      this.drawn = { walls, moving, scale };
      this.drawWalls(
        this.all,
        walls.filter(({ id }) => !wallDraft.moving.has(id)),
        1 / scale,
      );
    }
    if (others || wallDraft.selected !== this.marked) {
      this.marked = wallDraft.selected;
      this.chosen.clear();
      const chosen = walls.filter(({ id }) => wallDraft.selected.has(id) && !wallDraft.moving.has(id));
      if (chosen.length > 0) traceLines(this.chosen, chosen, 3 / scale).stroke({ width: 11 / scale, color: CHOSEN });
    }
    if (!others && wallDraft === this.shown) return;
    this.shown = wallDraft;
    this.drawWalls(this.draft, wallDraft.legs, 1 / scale);
    if (wallDraft.next !== null) this.next(wallDraft.next, 1 / scale);
  }

  /// px: the width of a screen pixel.
  private drawWalls(on: Graphics, walls: readonly WallView[], px: number): void {
    on.clear();
    if (walls.length === 0) return;
    traceLines(on, walls, 2.5 * px).stroke({ width: 5.5 * px, color: DARK });
    for (const [kind, color] of Object.entries(COLORS)) {
      const some = walls.filter((wall) => wall.kind === kind);
      const lines = (low: boolean) =>
        some
          .filter((wall) => wall.low === low)
          .flatMap(({ from, to }) => {
            if (low) return dashesOf(from, to, LOW_PX * px);
            return kind === "secret" ? dashesOf(from, to, SECRET_PX * px) : [{ from, to }];
          });
      for (const low of [false, true])
        if (some.some((wall) => wall.low === low))
          traceLines(on, lines(low)).stroke({ width: (low ? 2 : 3) * px, color });
    }
    for (const wall of walls) if (wall.door !== null) drawSymbol(on, wall, 1 / px);
    for (const wall of walls) if (wall.side !== "both") arrow(on, wall, px);
    const ends = new Map(walls.flatMap(({ from, to }) => [from, to].map((end) => [`${end.x} ${end.y}`, end])));
    for (const [half, color] of [
      [4.5 * px, DARK],
      [3 * px, 0xffffff],
    ] as const) {
      for (const { x, y } of ends.values()) on.rect(x - half, y - half, 2 * half, 2 * half);
      on.fill(color);
    }
  }

  private next({ x, y }: Point, px: number): void {
    this.draft
      .circle(x, y, 6 * px)
      .fill({ color: CHOSEN, alpha: 0.9 })
      .stroke({ width: 2 * px, color: DARK });
  }
}

/// An arrow on the side that the wall blocks, toward the wall.
function arrow(on: Graphics, { from, to, side, kind }: WallView, px: number): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  // y is down: the left of a line that leads to the right is up
  const [nx, ny] = side === "left" ? [uy, -ux] : [-uy, ux];
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const at = (along: number, off: number): [number, number] => [
    x + (ux * along + nx * off) * px,
    y + (uy * along + ny * off) * px,
  ];
  on.poly([...at(-7, 17), ...at(7, 17), ...at(0, 4)])
    .fill(COLORS[kind])
    .stroke({ width: 1.5 * px, color: DARK });
}
