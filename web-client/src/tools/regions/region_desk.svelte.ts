// GM: the region in hand: the selection, what is drawn or moved, and what is done with it. Tool and bar share it.
import { create } from "@bufbuild/protobuf";
import type { RegionDraftView } from "../../canvas/map_view";
import { type Region, Region_Kind, RegionSchema, type Scene } from "../../generated/protocol/wire/v1/state_pb";
import { cornersOf, MOST_CORNERS, type Target, targetOf, wireCorners } from "../../state/maps/regions";
import { type MapPoint, samePoint, UNNAMED } from "../../state/maps/walls";
import type { SceneId } from "../../state/table/table";
import type { ToolContext } from "../tool_context";
import { putRegions, removeRegions } from "./send_regions";

/// What a GM sets of a region.
export type RegionChange = Partial<
  Pick<Region, "kind" | "name" | "darkness" | "toScene" | "toRegion" | "off" | "dice" | "sides" | "damage">
>;

export class RegionDesk {
  /// "": none.
  selected = $state("");
  /// The corners of the region that is drawn corner by corner; none: none is.
  chain = $state.raw<readonly MapPoint[]>([]);
  /// Where its next corner would be; null: nowhere.
  private next = $state.raw<MapPoint | null>(null);
  /// The region as it will be if the drag ends here.
  private moved = $state.raw<Region | null>(null);
  /// Sent and not yet answered.
  private sent = $state.raw<readonly Region[]>([]);
  /// Of the next region: that of the last one.
  private kind: Region_Kind = Region_Kind.STOP;

  readonly draft = $derived.by<RegionDraftView>(() => {
    const { moved, next, chain } = this;
    const others = this.regions.filter(({ id }) => id !== moved?.id);
    const unnamed = this.sent.filter(({ id }) => id === UNNAMED);
    return {
      regions: [...others, ...unnamed, ...(moved === null ? [] : [moved])],
      selected: this.selected,
      chain: next === null || chain.length === 0 ? chain : [...chain, next],
    };
  });
  /// The selected region, or null.
  readonly chosen = $derived.by(() => this.regions.find(({ id }) => id === this.selected) ?? null);

  private sceneId: SceneId;

  constructor(private readonly context: ToolContext) {
    this.sceneId = context.scene();
  }

  get scene(): Scene | null {
    return this.context.session.table.scenes.get(this.sceneId) ?? null;
  }

  /// Those of the scene, as they will be when what was sent is answered: a second change loses none of the first.
  get regions(): readonly Region[] {
    const sent = new Map(this.sent.map((region) => [region.id, region]));
    const regions = this.scene?.regions ?? [];
    return sent.size === 0 ? regions : regions.map((region) => sent.get(region.id) ?? region);
  }

  /// Resets when another scene is on the screen.
  lookAround(): void {
    const scene = this.context.scene();
    if (scene === this.sceneId) return;
    this.sceneId = scene;
    this.moved = null;
    this.chain = [];
    this.choose("");
  }

  choose(id: string): void {
    this.selected = id;
  }

  /// Shows where the next corner would be. Redraws after changes only.
  aim(next: MapPoint | null): void {
    const before = this.next;
    if (next === before || (next !== null && before !== null && samePoint(next, before))) return;
    this.next = next;
  }

  /// Adds a corner; the first one again closes the region.
  add(corner: MapPoint): void {
    const [first] = this.chain;
    const last = this.chain.at(-1);
    if (first !== undefined && this.chain.length > 2 && samePoint(first, corner)) this.finish();
    else if (last === undefined || !samePoint(last, corner)) this.chain = [...this.chain, corner];
    if (this.chain.length === MOST_CORNERS) this.finish();
  }

  takeBack(): void {
    this.chain = this.chain.slice(0, -1);
  }

  /// Draws the region of the chain, if it has three corners.
  finish(): void {
    const { chain } = this;
    this.chain = [];
    this.next = null;
    if (chain.length > 2) void this.place(chain);
  }

  /// Adds a region, and selects it once it is there.
  async place(corners: readonly MapPoint[]): Promise<void> {
    const known = new Set(this.regions.map(({ id }) => id));
    const name = `Region ${known.size + 1}`;
    this.moved = null;
    await this.send(
      create(RegionSchema, {
        id: UNNAMED,
        kind: this.kind,
        name,
        corners: wireCorners(corners),
        darkness: 10,
        dice: 1,
        sides: 6,
      }),
    );
    const placed = this.regions.find(({ id }) => !known.has(id));
    if (placed !== undefined) this.choose(placed.id);
  }

  /// Changes the selected region.
  set(change: RegionChange): void {
    if (this.chosen === null) return;
    const region = { ...this.chosen, ...change };
    this.kind = region.kind;
    void this.send(region);
  }

  /// Where the selected passage leads, and whether that leads back.
  get target(): (Target & { readonly back: boolean }) | null {
    const { chosen, scene } = this;
    const { table } = this.context.session;
    const to = chosen === null || scene === null ? null : targetOf(table, chosen, scene.id);
    return to === null ? null : { ...to, back: targetOf(table, to.region, to.scene)?.region.id === chosen?.id };
  }

  leadTo(to: Target | null): void {
    this.set({ toScene: to?.scene ?? 0, toRegion: to?.region.id ?? UNNAMED });
  }

  /// Stairs that lead up lead down too.
  leadBack(): void {
    const { target, chosen } = this;
    if (target === null || chosen === null) return;
    const region = { ...target.region, toScene: this.sceneId, toRegion: chosen.id };
    void putRegions(this.context.session, target.scene, [region]);
  }

  /// Shows a rectangle or the selected region as it would be, until it is dropped.
  drag(corners: readonly MapPoint[], region = this.chosen): void {
    const shape = region ?? create(RegionSchema, { id: UNNAMED, kind: this.kind });
    this.moved = { ...shape, corners: wireCorners(corners) };
  }

  /// Sends what was dragged; a region that is back where it was is not sent.
  drop(): void {
    const { moved, chosen } = this;
    this.moved = null;
    if (moved === null) return;
    if (moved.id === UNNAMED) void this.place(cornersOf(moved));
    else if (moved.corners.some((at, index) => at !== chosen?.corners[index])) void this.send(moved);
  }

  dropMove(): void {
    this.moved = null;
  }

  remove(): void {
    if (this.scene !== null && this.chosen !== null)
      removeRegions(this.context.session, this.scene.id, [this.chosen.id]);
    this.choose("");
  }

  private async send(region: Region): Promise<void> {
    if (this.scene === null) return;
    const others = this.sent.filter(({ id }) => id === UNNAMED || id !== region.id);
    this.sent = [...others, region];
    await putRegions(this.context.session, this.scene.id, [region]);
    this.sent = this.sent.filter((one) => one !== region);
  }
}
