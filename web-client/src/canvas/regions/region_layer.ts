// Regions, above the tokens, while the GM's region tool is in hand.
import { Container, Graphics } from "pixi.js";
import { type Region, Region_Kind } from "../../generated/protocol/wire/v1/state_pb";
import { cornersOf } from "../../state/maps/regions";
import type { Grid } from "../grid";
import type { MapView, RegionDraftView } from "../map_view";
import { toWorld } from "../walls";

const COLORS: Readonly<Record<Region_Kind, number>> = {
  [Region_Kind.STOP]: 0xe05d5d,
  [Region_Kind.ALERT]: 0xf0c75e,
  [Region_Kind.TRAP]: 0xd978e0,
  [Region_Kind.PASSAGE]: 0x5db8e0,
  [Region_Kind.DARKNESS]: 0x9aa0b4,
  [Region_Kind.DAMAGE]: 0xc4161c,
};
const CHOSEN = 0xff9a4d;
const DARK = 0x0b0d10;

export class RegionLayer {
  readonly container = new Container();
  private readonly lines = new Graphics();
  private shown: { readonly draft: RegionDraftView | null; readonly grid: Grid; readonly scale: number } | null = null;

  constructor() {
    this.container.addChild(this.lines);
  }

  draw({ regionDraft: draft, grid }: Pick<MapView, "regionDraft" | "grid">, scale: number): void {
    const before = this.shown;
    if (before?.draft === draft && before.grid === grid && before.scale === scale) return;
    this.shown = { draft, grid, scale };
    this.lines.clear();
    if (draft === null) return;
    const px = 1 / scale;
    for (const region of draft.regions) this.region(region, grid, px, region.id === draft.selected);
    const chain = draft.chain.map((point) => toWorld(point, grid));
    const [first, ...rest] = chain;
    if (first !== undefined) {
      this.lines.moveTo(first.x, first.y);
      for (const { x, y } of rest) this.lines.lineTo(x, y);
      this.lines.stroke({ width: 2 * px, color: CHOSEN });
    }
    for (const { x, y } of chain) this.handle(x, y, px);
  }

  private region(region: Region, grid: Grid, px: number, chosen: boolean): void {
    const corners = cornersOf(region).map((corner) => toWorld(corner, grid));
    const color = COLORS[region.kind] ?? CHOSEN;
    const faint = region.off ? 0.3 : 1;
    this.lines
      .poly(corners.flatMap(({ x, y }) => [x, y]))
      .fill({ color, alpha: 0.22 * faint })
      .stroke({ width: (chosen ? 3 : 2) * px, color: chosen ? CHOSEN : color, alpha: chosen ? 1 : faint });
    if (chosen) for (const { x, y } of corners) this.handle(x, y, px);
  }

  private handle(x: number, y: number, px: number): void {
    this.lines
      .circle(x, y, 5 * px)
      .fill(CHOSEN)
      .stroke({ width: 1.5 * px, color: DARK });
  }
}
