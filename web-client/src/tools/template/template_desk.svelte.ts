// The template on the map: its shape, the cells that it covers, the creatures that it touches. Tool and bar share it.
import type { Point } from "../../canvas/grid";
import type { Creature, CreatureId, SceneId } from "../../state/table/table";
import type { TemplateBrush } from "../../state/view.svelte";
import type { ToolContext } from "../tool_context";
import { type TemplatePress, templateTo } from "./draw_template";
import { cellsIn, outlineOf, sizeOf, type Template, turned } from "./shape";
import { touchedBy } from "./touched";

export class TemplateDesk {
  /// Null: none is drawn.
  shape = $state.raw<Template | null>(null);
  /// Whether the drag goes on.
  held = $state(false);
  private readonly cells = $derived.by(() => {
    const { scene, shape } = this;
    return shape === null || scene === undefined ? [] : cellsIn(shape, this.context.grid(), scene);
  });
  /// Those that this person sees, the nearest to the origin first.
  readonly touched = $derived.by<readonly Creature[]>(() => {
    const { shape, cells } = this;
    if (shape === null) return [];
    const within = { scene: this.sceneId, grid: this.context.grid(), cells, origin: shape.origin };
    return touchedBy(this.context.session.table.creatures.values(), within);
  });
  /// For the map, which marks them.
  readonly marked = $derived.by<ReadonlySet<CreatureId>>(() => new Set(this.touched.map(({ id }) => id)));

  private sceneId: SceneId;
  private ends: { readonly from: TemplatePress; readonly to: TemplatePress } | null = null;

  constructor(private readonly context: ToolContext) {
    this.sceneId = context.scene();
  }

  private get scene() {
    return this.context.session.table.scenes.get(this.sceneId);
  }

  /// Resets when another scene is on the screen.
  lookAround(): void {
    const scene = this.context.scene();
    if (scene === this.sceneId) return;
    this.sceneId = scene;
    this.clear();
  }

  draw(from: TemplatePress, to: TemplatePress): void {
    this.ends = { from, to };
    this.reshape();
  }

  /// Draws one of `cells` to the right of the middle of a token.
  begin(token: Point, cells: number): void {
    const to = { x: token.x + cells * this.context.grid().width, y: token.y };
    this.draw({ world: token, free: true, token: null }, { world: to, free: true, token: null });
  }

  /// Its radius, length or side, in cells; 0: there is none.
  get size(): number {
    return this.shape === null ? 0 : sizeOf(this.shape) / this.context.grid().width;
  }

  setSize(cells: number): void {
    const { shape, ends } = this;
    if (shape === null || ends === null) return;
    const part = cells / this.size;
    const along = (from: number, to: number) => from + (to - from) * part;
    const world = { x: along(shape.origin.x, shape.tip.x), y: along(shape.origin.y, shape.tip.y) };
    this.draw(ends.from, { world, free: true, token: null });
  }

  /// Turns it around its origin, in radians clockwise.
  turnBy(angle: number): void {
    const { shape, ends } = this;
    if (shape === null || ends === null) return;
    this.draw(ends.from, { world: turned(shape.origin, shape.tip, angle), free: true, token: null });
  }

  /// Draws it as another kind, from the same drag; a size that was set stays.
  set(change: Partial<TemplateBrush>): void {
    const { view } = this.context;
    const { size } = this;
    view.templateBrush = { ...view.templateBrush, ...change };
    this.reshape();
    if (this.ends?.to.free) this.setSize(size);
  }

  /// Moves it over the map, in world pixels.
  moveBy({ x, y }: Point): void {
    if (this.ends === null) return;
    const moved = (at: Point) => ({ x: at.x + x, y: at.y + y });
    const press = ({ world, free, token }: TemplatePress) => ({
      world: moved(world),
      free,
      token: token === null ? null : moved(token),
    });
    this.draw(press(this.ends.from), press(this.ends.to));
  }

  clear(): void {
    this.ends = null;
    this.held = false;
    this.show(null);
  }

  /// Redraws after changes only: the pointer moves more often than its snapped place.
  private reshape(): void {
    if (this.ends === null) return;
    const { from, to } = this.ends;
    const next = templateTo(from, to, this.context.view.templateBrush, this.context.grid());
    if (this.shape === null || !same(this.shape, next)) this.show(next);
  }

  private show(shape: Template | null): void {
    this.shape = shape;
    this.context.overlay.ruler = shape === null ? [] : outlineOf(shape);
    this.context.overlay.brush = this.cells;
  }
}

function same(a: Template, b: Template): boolean {
  const alike = (one: Point, other: Point) => one.x === other.x && one.y === other.y;
  return (
    a.kind === b.kind && a.half === b.half && a.width === b.width && alike(a.origin, b.origin) && alike(a.tip, b.tip)
  );
}
