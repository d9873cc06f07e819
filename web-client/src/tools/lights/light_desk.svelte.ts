// GM: the lights in hand: the selection, what is moved, and what is done with them. Tool and bar share it.
import { create } from "@bufbuild/protobuf";
import type { LightDraftView } from "../../canvas/map_view";
import { lastCorner } from "../../canvas/samples";
import { toWorld } from "../../canvas/walls";
import { type Light, LightSchema, type Scene } from "../../generated/protocol/wire/v1/state_pb";
import { type MapPoint, samePoint, UNNAMED } from "../../state/maps/walls";
import type { SceneId } from "../../state/table/table";
import { shownUnit } from "../../state/text/length";
import type { LightBrush } from "../../state/view.svelte";
import type { ToolContext } from "../tool_context";
import { lightPresets } from "./light_presets";
import { putLights, removeLights } from "./send_lights";

export class LightDesk {
  selected = $state.raw<ReadonlySet<string>>(new Set());
  /// Where the next click places a light; null: nowhere.
  private next = $state.raw<MapPoint | null>(null);
  /// Lights as they will be if the drag ends here.
  private moved = $state.raw<readonly Light[]>([]);
  /// Sent and not yet answered.
  private sent = $state.raw<readonly Light[]>([]);

  private readonly changed = $derived.by(() => {
    const moved = new Set(this.moved.map(({ id }) => id));
    return [...this.sent.filter(({ id }) => !moved.has(id)), ...this.moved];
  });
  private readonly moving = $derived(new Set(this.changed.map(({ id }) => id)));
  readonly draft = $derived.by<LightDraftView>(() => ({
    selected: this.selected,
    moving: this.moving,
    lights: this.changed,
    next: this.next === null ? null : toWorld(this.next, this.context.grid()),
  }));
  /// The selected lights of the scene.
  readonly chosen = $derived.by(() => this.lights.filter(({ id }) => this.selected.has(id)));

  private sceneId: SceneId;

  constructor(private readonly context: ToolContext) {
    this.sceneId = context.scene();
  }

  get scene(): Scene | null {
    return this.context.session.table.scenes.get(this.sceneId) ?? null;
  }

  /// Those of the scene, as they will be when what was sent is answered: a second change loses none of the first.
  get lights(): readonly Light[] {
    const sent = new Map(this.sent.map((light) => [light.id, light]));
    const lights = this.scene?.lights ?? [];
    return sent.size === 0 ? lights : lights.map((light) => sent.get(light.id) ?? light);
  }

  /// What the next click places.
  get brush(): LightBrush {
    const { session, view } = this.context;
    const [torch] = lightPresets(shownUnit(session.table, session.table.schemaIndex.schema.unit));
    return view.lightBrush ?? torch.light;
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
    this.next = null;
    this.moved = [];
    this.selected = new Set();
  }

  /// Shows where the next light is. Redraws after changes only.
  aim(next: MapPoint | null): void {
    const before = this.next;
    if (next === before || (next !== null && before !== null && samePoint(next, before))) return;
    this.next = next;
  }

  place({ x, y }: MapPoint): void {
    this.next = null;
    void this.send([create(LightSchema, { ...this.brush, id: UNNAMED, x, y })]);
  }

  /// Changes the selected lights; without a selection what is placed next.
  set(change: Partial<LightBrush>): void {
    const { chosen } = this;
    if (chosen.length > 0) void this.send(chosen.map((light) => ({ ...light, ...reaching(light, change) })));
    else this.context.view.lightBrush = { ...this.brush, ...reaching(this.brush, change) };
  }

  /// Moves the selected lights from where they are, as far as the map goes.
  drag(by: MapPoint): void {
    const { scene } = this;
    if (scene === null) return;
    const edge = lastCorner(scene, this.context.grid());
    const within = (at: number, most: number) => Math.min(most, Math.max(0, at));
    this.moved = this.chosen.map((light) => ({
      ...light,
      x: within(light.x + by.x, edge.x),
      y: within(light.y + by.y, edge.y),
    }));
  }

  /// Sends the moved lights as one edit; those that are back where they were are not sent.
  move(): void {
    const before = new Map(this.lights.map((light) => [light.id, light]));
    const moved = this.moved.filter((light) => !samePoint(light, before.get(light.id) ?? light));
    this.moved = [];
    void this.send(moved);
  }

  dropMove(): void {
    this.moved = [];
  }

  /// Turns lights off if one of them is on, else on.
  toggle(lights: readonly Light[]): void {
    const off = lights.some((light) => !light.off);
    void this.send(lights.map((light) => ({ ...light, off })));
  }

  remove(): void {
    const ids = this.chosen.map(({ id }) => id);
    if (this.scene !== null && ids.length > 0) removeLights(this.context.session, this.scene.id, ids);
    this.selected = new Set();
  }

  selectAll(): void {
    this.selected = new Set(this.lights.map(({ id }) => id));
  }

  /// Sends new lights, or changed ones, as one edit. Done when they are there.
  async send(lights: readonly Light[]): Promise<void> {
    if (this.scene === null || lights.length === 0) return;
    const ids = new Set(lights.map(({ id }) => id));
    const others = this.sent.filter(({ id }) => id === UNNAMED || !ids.has(id));
    this.sent = [...others, ...lights];
    await putLights(this.context.session, this.scene.id, lights);
    this.sent = this.sent.filter((light) => !lights.includes(light));
  }
}

/// `change` so that bright light reaches no farther than dim light: what is not changed gives way.
function reaching(
  { bright, dim }: Pick<LightBrush, "bright" | "dim">,
  change: Partial<LightBrush>,
): Partial<LightBrush> {
  const now = { bright: change.bright ?? bright, dim: change.dim ?? dim };
  if (now.bright <= now.dim) return change;
  return { ...change, ...(change.dim === undefined ? { dim: now.bright } : { bright: now.dim }) };
}
