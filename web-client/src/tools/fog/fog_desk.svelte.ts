// GM: the stroke of the fog tool, and what is sent of it. Tool and bar share it.
import { revealedOf } from "../../canvas/fog/fog_over";
import type { Point } from "../../canvas/grid";
import type { FogDraftView } from "../../canvas/map_view";
import { toLattice, toWorld } from "../../canvas/walls";
import type { Scene } from "../../generated/protocol/wire/v1/state_pb";
import { EMPTY, type Raster, rasterOf, subtract, union } from "../../state/maps/raster";
import type { MapPoint } from "../../state/maps/walls";
import type { CreatureId, SceneId } from "../../state/table/table";
import type { FogBrush } from "../../state/view.svelte";
import type { ToolContext } from "../tool_context";
import { brushed, ellipseOf, type OnMap, polygonOf, rectangleOf, ringOf, wholeMap } from "./fog_shapes";
import { sendFog } from "./send_fog";

export class FogDesk {
  /// The corners of the polygon that is being drawn.
  corners = $state.raw<readonly MapPoint[]>([]);
  /// Where the pointer is, in world pixels; null: nowhere.
  pointer = $state.raw<Point | null>(null);
  /// Whether the stroke does the opposite of what the bar says.
  reversed = $state(false);
  private stroke = $state.raw<Raster>(EMPTY);
  /// Sent and not yet answered.
  private sent = $state.raw<{ readonly raster: Raster; readonly hides: boolean } | null>(null);

  readonly draft = $derived.by<FogDraftView>(() => {
    const raster = this.corners.length > 0 ? this.polygon(this.pointer) : this.stroke;
    const { sent } = this;
    const shown = raster.size === 0 && sent !== null ? sent : { raster, hides: this.hides };
    return { ...shown, ...this.outline };
  });

  private sceneId: SceneId;

  constructor(private readonly context: ToolContext) {
    this.sceneId = context.scene();
  }

  /// Resets when another scene is on the screen.
  lookAround(): void {
    if (this.context.scene() === this.sceneId) return;
    this.sceneId = this.context.scene();
    this.drop();
  }

  /// The scene on the screen, if it has fog.
  get scene(): Scene | null {
    const scene = this.context.session.table.scenes.get(this.context.scene());
    return scene === undefined || revealedOf(scene) === null ? null : scene;
  }

  get brush(): FogBrush {
    return this.context.view.fogBrush;
  }

  private get hides(): boolean {
    return this.brush.hides !== this.reversed;
  }

  /// Draws with the brush from one point to another, or the shape between them.
  draw(from: Point, to: Point): void {
    const on = this.map();
    if (on === null) return;
    const [a, b] = [toLattice(from, on.grid), toLattice(to, on.grid)];
    const { shape, width } = this.brush;
    if (shape === "brush") this.stroke = union(this.stroke, brushed(a, b, width, on));
    else this.stroke = shape === "ellipse" ? ellipseOf(a, b, on) : rectangleOf(a, b, on);
  }

  addCorner(at: Point): void {
    this.corners = [...this.corners, toLattice(at, this.context.grid())];
  }

  takeBack(): void {
    this.corners = this.corners.slice(0, -1);
  }

  /// Sends the stroke, or the polygon.
  finish(): void {
    const raster = this.corners.length > 0 ? this.polygon(null) : this.stroke;
    const { hides } = this;
    this.drop();
    this.send(raster, hides);
  }

  /// Drops what is not sent.
  drop(): void {
    this.stroke = EMPTY;
    this.corners = [];
    this.reversed = false;
  }

  /// Reveals or hides the whole map.
  all(hides: boolean): void {
    const on = this.map();
    this.drop();
    if (on !== null) this.send(wholeMap(on), hides);
  }

  /// To whose players the tool reveals; 0: to all players.
  private get creature(): CreatureId {
    const { creature } = this.brush;
    return this.context.session.table.creatures.has(creature) ? creature : 0;
  }

  private map(): OnMap | null {
    const { scene } = this;
    return scene === null ? null : { grid: this.context.grid(), counts: scene };
  }

  /// also: a corner that is not set yet, or null.
  private polygon(also: Point | null): Raster {
    const on = this.map();
    const last = also === null ? [] : [toLattice(also, this.context.grid())];
    return on === null ? EMPTY : polygonOf([...this.corners, ...last], on);
  }

  /// The pointer is read only where the line follows it: elsewhere its moves redraw nothing.
  private get outline(): Pick<FogDraftView, "outline" | "closed"> {
    const grid = this.context.grid();
    if (this.corners.length > 0) {
      const way = this.corners.map((corner) => toWorld(corner, grid));
      return { outline: this.pointer === null ? way : [...way, this.pointer], closed: false };
    }
    if (this.brush.shape !== "brush" || this.scene === null || this.pointer === null)
      return { outline: [], closed: true };
    return { outline: ringOf(this.pointer, this.brush.width, grid), closed: true };
  }

  /// Nothing is sent of what is revealed already.
  private send(raster: Raster, hides: boolean): void {
    const { scene, creature } = this;
    if (scene === null || raster.size === 0) return;
    const area = scene.revealed.find((one) => one.creature === creature);
    if (!hides && area !== undefined && subtract(raster, rasterOf(area)).size === 0) return;
    const sent = { raster, hides };
    this.sent = sent;
    void sendFog(this.context.session, raster, { scene: scene.id, creature, hides }).then(() => {
      if (this.sent === sent) this.sent = null;
    });
  }
}
