// GM: the walls in hand: the chain being drawn, the selection, and what is done with them. Tool and bar share it.
import type { WallDraftView } from "../../canvas/map_view";
import { toWorld, wallView } from "../../canvas/walls";
import type { Scene, Wall } from "../../generated/protocol/wire/v1/state_pb";
import {
  fieldsOfKind,
  type MapPoint,
  samePoint,
  sideOfWall,
  type WallKind,
  type WallSide,
  wireSide,
} from "../../state/maps/walls";
import type { SceneId } from "../../state/table/table";
import { withOrWithout } from "../characters_to_choose";
import type { ToolContext } from "../tool_context";
import { cutIn } from "./cut_in";
import { halves, joined, legsAlong } from "./legs";
import { putWalls, removeWalls } from "./send_walls";

export class WallDesk {
  /// The points of the chain that is being drawn.
  chain = $state.raw<readonly MapPoint[]>([]);
  /// Points that are shown as walls too: to the pointer, or around the dragged rectangle.
  ahead = $state.raw<readonly MapPoint[]>([]);
  next = $state.raw<MapPoint | null>(null);
  selected = $state.raw<ReadonlySet<string>>(new Set());
  /// Walls as they will be if the drag ends here.
  moved = $state.raw<readonly Wall[]>([]);
  /// Sent and not yet answered.
  private sent = $state.raw<readonly Wall[]>([]);

  readonly draft = $derived.by<WallDraftView>(() => {
    const grid = this.context.grid();
    const ahead = legsAlong(this.chain.slice(-1).concat(this.ahead), this.look);
    const legs = [...legsAlong(this.chain, this.look), ...ahead, ...this.sent, ...this.moved];
    return {
      selected: this.selected,
      moving: new Set([...this.sent, ...this.moved].map(({ id }) => id)),
      legs: legs.map((wall) => wallView(wall, grid, true)),
      next: this.next === null ? null : toWorld(this.next, grid),
    };
  });
  /// The selected walls of the scene.
  readonly chosen = $derived.by(() => this.walls.filter(({ id }) => this.selected.has(id)));

  private sceneId: SceneId;

  constructor(private readonly context: ToolContext) {
    this.sceneId = context.scene();
  }

  get scene(): Scene | null {
    return this.context.session.table.scenes.get(this.sceneId) ?? null;
  }

  /// Resets when another scene is on the screen.
  lookAround(): void {
    const scene = this.context.scene();
    if (scene === this.sceneId) return;
    this.sceneId = scene;
    this.drop();
  }

  /// Drops what is not sent.
  drop(): void {
    this.chain = [];
    this.aim(null);
    this.moved = [];
    this.selected = new Set();
  }

  get walls(): readonly Wall[] {
    return this.scene?.walls ?? [];
  }

  private get look() {
    return this.context.view.wallBrush;
  }

  /// Shows where the next point is, and the points `ahead` that the drag or the chain would have. Redraws after changes only.
  aim(next: MapPoint | null, ahead: readonly MapPoint[] = []): void {
    const before = this.next;
    const same = next === before || (next !== null && before !== null && samePoint(next, before));
    if (same && ahead.length === this.ahead.length) return;
    this.next = next;
    this.ahead = ahead;
  }

  /// Adds a point. The chain ends at its last point, at its first, and a door with its second.
  add(point: MapPoint): void {
    const [first] = this.chain;
    const last = this.chain.at(-1);
    const again = last !== undefined && samePoint(last, point);
    if (!again) this.chain = [...this.chain, point];
    const closes = first !== undefined && this.chain.length > 3 && samePoint(first, point);
    const isDoor = this.look.kind === "door" || this.look.kind === "secret";
    if (again || closes || (isDoor && this.chain.length === 2)) this.finish();
  }

  /// Removes the last point.
  takeBack(): void {
    this.chain = this.chain.slice(0, -1);
  }

  /// Sends the chain as one edit.
  finish(): void {
    const points = this.chain;
    this.chain = [];
    this.ahead = [];
    this.draw(points);
  }

  draw(points: readonly MapPoint[]): void {
    const legs = legsAlong(points, this.look);
    const { put, removed } = this.look.kind === "wall" ? { put: legs, removed: [] } : cutIn(this.walls, legs);
    void this.send(put);
    this.removeAll(removed);
  }

  /// Sends the moved walls; one that has become a point stops the move.
  move(): void {
    const { moved } = this;
    this.moved = [];
    if (moved.every((wall) => wall.fromX !== wall.toX || wall.fromY !== wall.toY)) void this.send(moved);
  }

  setKind(kind: WallKind): void {
    this.change((wall) => ({ ...wall, ...fieldsOfKind(kind) }));
  }

  setSide(side: WallSide): void {
    this.change((wall) => ({ ...wall, blocksFrom: wireSide(side) }));
  }

  /// In 0.1 mm; 0: no end.
  setHeight(height: bigint): void {
    this.change((wall) => ({ ...wall, height }));
  }

  /// Whether a creature found the selected secret doors.
  setFound(creature: number, found: boolean): void {
    this.change((wall) => ({ ...wall, foundBy: withOrWithout(wall.foundBy, creature, found) }));
  }

  flip(): void {
    this.change((wall) => ({ ...wall, blocksFrom: wireSide(otherSide(sideOfWall(wall))) }));
  }

  split(): void {
    void this.send(this.chosen.flatMap(halves));
  }

  /// Makes one of those that go on in a straight line.
  join(): void {
    const { put, removed } = joined(this.chosen);
    this.send(put);
    this.removeAll(removed);
    this.selected = new Set([...this.selected].filter((id) => !removed.includes(id)));
  }

  remove(): void {
    this.removeAll(this.chosen.map(({ id }) => id));
    this.selected = new Set();
  }

  selectAll(): void {
    this.selected = new Set(this.walls.map(({ id }) => id));
  }

  private change(how: (wall: Wall) => Wall): void {
    void this.send(this.chosen.map(how));
  }

  /// Sends new walls, or changed ones, as one edit. Done when they are there.
  async send(walls: readonly Wall[]): Promise<void> {
    if (this.scene === null || walls.length === 0) return;
    this.sent = walls;
    await putWalls(this.context.session, this.scene.id, walls);
    if (this.sent === walls) this.sent = [];
  }

  private removeAll(ids: readonly string[]): void {
    if (this.scene !== null) removeWalls(this.context.session, this.scene.id, ids);
  }
}

export function otherSide(side: WallSide): WallSide {
  return side === "both" ? "both" : side === "left" ? "right" : "left";
}
