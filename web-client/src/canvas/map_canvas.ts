// The map on the screen: a PixiJS renderer that draws after changes only.
import "pixi.js/unsafe-eval";
import {
  CanvasTextPipe,
  CanvasTextSystem,
  Container,
  extensions,
  GraphicsContextSystem,
  GraphicsPipe,
  Ticker,
  WebGLRenderer,
} from "pixi.js";
import type { CreatureId } from "../state/table/table";
import { Camera, type Insets } from "./camera";
import { edgeScroll } from "./edge_scroll";
import { boardSize, type Point } from "./grid";
import { BoardLayer } from "./layers/board_layer";
import { ChosenLayer } from "./layers/chosen_layer";
import { LateLayer } from "./layers/late_layer";
import { MarkLayer } from "./layers/mark_layer";
import { TokenSprite } from "./layers/token_sprite";
import type { MapView, RoofsView } from "./map_view";
import { type Palette, readPalette } from "./palette";
import { sameValue } from "./same_value";
import { tellTests } from "./tell_tests";
import { Textures } from "./textures";
import { thinOutNames } from "./thin_out_names";

// not "pixi.js/graphics" and "pixi.js/text", which can draw without WebGL too
extensions.add(GraphicsPipe, GraphicsContextSystem, CanvasTextSystem, CanvasTextPipe);

const GLIDE_MS = 160;
/// A scene never opens with cells narrower than this on the screen.
const OPENING_CELL_PX = 34;

const NO_ROOFS: RoofsView = { all: [], gm: false, own: [] };

export class MapCanvas {
  readonly camera = new Camera();
  private readonly world = new Container();
  /// What fog covers.
  private readonly floor = new Container();
  private readonly tokenLayer = new Container();
  private readonly tokens = new Map<CreatureId, TokenSprite>();
  /// How tokens came to their new places, until those are drawn.
  private readonly ways = new Map<CreatureId, readonly Point[]>();
  private readonly palette: Palette = readPalette();
  private readonly still = matchMedia("(prefers-reduced-motion: reduce)");
  private readonly textures: Textures;
  private readonly board: BoardLayer;
  private readonly zones = this.late(async () => new (await import("./layers/zone_layer")).ZoneLayer(this.palette));
  private readonly areaLabels = new Container();
  private readonly areas = this.late(
    async () => new (await import("./layers/area_layer")).AreaLayer(this.palette, this.textures, this.areaLabels),
  );
  private readonly borders = this.late(
    async () => new (await import("./layers/border_layer")).BorderLayer(this.palette),
  );
  private readonly walls = this.late(async () => new (await import("./layers/wall_layer")).WallLayer());
  private readonly fog = this.late(async () => new (await import("./fog/fog_layer")).FogLayer());
  private readonly ghosts = this.late(
    async () => new (await import("./ghosts/ghost_layer")).GhostLayer(this.palette, this.textures),
  );
  private readonly pilesAbove = new Container();
  private readonly piles = this.late(
    async () => new (await import("./items/pile_layer")).PileLayer(this.textures, this.pilesAbove),
  );
  private readonly pathLabel = new Container();
  private readonly path = this.late(
    async () => new (await import("./layers/path_layer")).PathLayer(this.palette, this.pathLabel),
  );
  private readonly chosen: ChosenLayer;
  private readonly declared = this.late(
    async () => new (await import("./layers/declared_layer")).DeclaredLayer(this.palette),
  );
  private readonly floats = this.late(async () => new (await import("./layers/float_layer")).FloatLayer(this.palette));
  private readonly marks: MarkLayer;
  private readonly wallDraft = this.late(async () => new (await import("./layers/wall_draft_layer")).WallDraftLayer());
  private readonly lightSymbols = new Container();
  private readonly lights = this.late(
    async () => new (await import("./lights/light_layer")).LightLayer(this.lightSymbols, () => this.invalidate()),
  );
  private readonly regions = this.late(async () => new (await import("./regions/region_layer")).RegionLayer());
  private readonly notes = this.late(async () => new (await import("./notes/note_layer")).NoteLayer());
  private readonly drawings = this.late(async () => new (await import("./drawings/drawing_layer")).DrawingLayer());
  private readonly roofs = this.late(async () => new (await import("./drawings/roof_layer")).RoofLayer());
  private readonly tiles = this.late(
    async () =>
      new (await import("./layers/tile_layer")).TileLayer({
        changed: () => this.invalidate(),
        preparing: (is) => this.preparing(is),
      }),
  );
  /// Called when the server begins to cut the map's picture, and when tiles come.
  preparing: (is: boolean) => void = () => undefined;
  private view: MapView | null = null;
  private drawnView: MapView | null = null;
  private scheduled = 0;
  /// The timer of the next frame that no change brings.
  private due: ReturnType<typeof setTimeout> | undefined;
  /// Whether the person zoomed or panned: a resize then keeps the view instead of fitting again.
  private moved = false;
  /// The view before `keepInSight`, and the view that it made.
  private aside: { x: number; y: number; moved: boolean; at: Point } | null = null;

  private constructor(
    private readonly renderer: WebGLRenderer<HTMLCanvasElement>,
    private insets: Insets,
  ) {
    const most = renderer.gl.getParameter(renderer.gl.MAX_TEXTURE_SIZE) as number;
    this.textures = new Textures(most, () => this.picturesCame());
    this.board = new BoardLayer(this.palette, this.textures);
    this.chosen = new ChosenLayer(this.palette);
    this.marks = new MarkLayer(this.palette);
    this.tokenLayer.sortableChildren = true;
    this.board.putBeneath(this.tiles.container);
    this.floor.addChild(
      this.board.container,
      this.zones.container,
      this.drawings.container,
      this.areas.container,
      this.borders.container,
      this.walls.container,
      this.lights.container,
    );
    this.world.addChild(
      this.floor,
      this.fog.container,
      this.piles.container,
      this.ghosts.container,
      this.path.container,
      this.chosen.floor,
      this.tokenLayer,
      this.pilesAbove,
      this.roofs.container,
      this.declared.container,
      this.chosen.marks,
      this.areaLabels,
      this.pathLabel,
      this.floats.container,
      this.wallDraft.container,
      this.lightSymbols,
      this.regions.container,
      this.notes.container,
      this.marks.container,
    );
  }

  /// Draws into `canvas`. Fails if the browser has no WebGL.
  static async on(canvas: HTMLCanvasElement, insets: Insets): Promise<MapCanvas> {
    Ticker.system.autoStart = false; // else an idle page would ask for 60 frames a second
    const renderer = new WebGLRenderer<HTMLCanvasElement>();
    await renderer.init({
      canvas,
      width: canvas.clientWidth,
      height: canvas.clientHeight,
      resolution: Math.min(2, devicePixelRatio),
      autoDensity: false,
      antialias: true,
      backgroundAlpha: 0, // the stage shows through
      skipExtensionImports: true,
    });
    await Promise.allSettled([document.fonts.load('600 14px "Source Sans 3 Variable"')]);
    return new MapCanvas(renderer, insets);
  }

  show(view: MapView): void {
    if (this.ways.size === 0 && sameValue(view, this.view)) return;
    const otherScene =
      view.scene !== this.view?.scene ||
      view.columns !== this.view.columns ||
      view.rows !== this.view.rows ||
      view.grid !== this.view.grid;
    this.view = view;
    if (otherScene && !view.gridHandles) this.open();
    this.invalidate();
  }

  /// The next move of `creature` leads through `way`, its new place included.
  walked(creature: CreatureId, way: readonly Point[]): void {
    this.ways.set(creature, [...(this.ways.get(creature) ?? []), ...way]);
  }

  resize(width: number, height: number, insets: Insets): void {
    this.insets = insets;
    this.renderer.resize(width, height, Math.min(2, devicePixelRatio));
    if (!this.moved) this.open();
    this.invalidate();
  }

  fit(): void {
    if (this.view === null) return;
    this.camera.fit(boardSize(this.view, this.view.grid), this.renderer.screen, this.insets);
    this.moved = false;
    this.invalidate();
  }

  /// The first view of a scene: all of it, or on a small screen the surroundings of the person's creature, else of the
  /// current one.
  private open(): void {
    if (this.view === null) return;
    const { tokens, own } = this.view;
    const token = tokens.find(({ id }) => id === own) ?? tokens.find(({ turn }) => turn) ?? tokens[0];
    const interest = token === undefined ? null : token.at;
    this.camera.open(
      boardSize(this.view, this.view.grid),
      this.renderer.screen,
      this.insets,
      interest,
      OPENING_CELL_PX,
    );
    this.moved = false;
    this.invalidate();
  }

  /// insets: the widths that are covered now, if not the default.
  centerOn(point: Point, insets = this.insets): void {
    if (this.view === null) return;
    this.camera.centerOn(point, boardSize(this.view, this.view.grid), this.renderer.screen, insets);
    this.moved = true;
    this.invalidate();
  }

  /// Centers on `world` if it, or its surroundings up to `near`, lie beneath the covered edges.
  bringIntoSight(world: Point, near: number): void {
    if (!this.camera.sees(world, near, this.renderer.screen, this.insets)) this.centerOn(world);
  }

  /// Pans until `points`, or at least the first, and their surroundings up to `near` are clear of the covered edges.
  /// Ends with `comeBack`.
  keepInSight(points: readonly Point[], near: number, insets: Insets): void {
    const { camera, moved } = this;
    const before = this.aside ?? { x: camera.x, y: camera.y, moved };
    const [x, y] = [camera.x, camera.y];
    camera.bringIntoSight(points, near, this.renderer.screen, insets);
    if (camera.x === x && camera.y === y) return;
    this.moved = true;
    this.aside = { ...before, at: { x: camera.x, y: camera.y } };
    this.invalidate();
  }

  /// Restores the view before `keepInSight` if it was not changed since.
  comeBack(): void {
    const { camera, aside } = this;
    this.aside = null;
    if (aside === null || camera.x !== aside.at.x || camera.y !== aside.at.y) return;
    camera.panBy(aside.x - camera.x, aside.y - camera.y);
    this.moved = aside.moved;
    this.invalidate();
  }

  /// Scrolls for `ms` while a drag from `from` is at `at`, near an edge of what `insets` leave free. Returns whether it did.
  scrollAtEdge(drag: { readonly from: Point; readonly at: Point }, insets: Insets, ms: number): boolean {
    if (this.view === null) return false;
    const { width, height } = boardSize(this.view, this.view.grid);
    const corners = {
      first: this.camera.toScreen({ x: 0, y: 0 }),
      last: this.camera.toScreen({ x: width, y: height }),
    };
    const { x, y } = edgeScroll(drag, corners, this.renderer.screen, insets);
    if (x === 0 && y === 0) return false;
    this.panBy(x * ms, y * ms);
    return true;
  }

  panBy(dx: number, dy: number): void {
    this.camera.panBy(dx, dy);
    this.moved = true;
    this.invalidate();
  }

  zoomAt(screen: Point, factor: number): void {
    this.camera.zoomAt(screen, factor);
    this.moved = true;
    this.invalidate();
  }

  /// Zooms around the middle of the uncovered part.
  zoomBy(factor: number): void {
    const { width, height } = this.renderer.screen;
    const { top, right, bottom, left } = this.insets;
    this.zoomAt({ x: (left + width - right) / 2, y: (top + height - bottom) / 2 }, factor);
  }

  destroy(): void {
    cancelAnimationFrame(this.scheduled);
    clearTimeout(this.due);
    this.textures.destroy();
    this.tiles.get(false)?.destroy();
    this.world.destroy({ children: true });
    this.renderer.destroy();
  }

  private late<L extends { readonly container: Container }>(load: () => Promise<L>): LateLayer<L> {
    return new LateLayer(load, () => this.invalidate());
  }

  private invalidate(): void {
    if (this.scheduled === 0) this.scheduled = requestAnimationFrame((nowMs) => this.tick(nowMs));
  }

  private tick(nowMs: number): void {
    this.scheduled = 0;
    if (this.view === null) return;
    const { camera, view } = this;
    if (this.drawnView !== view) this.drawView(view, nowMs);
    this.world.position.set(camera.x, camera.y);
    this.world.scale.set(camera.scale);
    const { screen } = this.renderer;
    this.board.seen(
      camera.scale,
      camera.toWorld({ x: 0, y: 0 }),
      camera.toWorld({ x: screen.width, y: screen.height }),
    );
    const tiles = this.tiles.get(view.tiles !== null);
    tiles?.draw(view.tiles);
    tiles?.seen(camera.scale, camera.toWorld({ x: 0, y: 0 }), camera.toWorld({ x: screen.width, y: screen.height }));
    const path = this.path.get(view.path !== null);
    path?.draw(view.path, view.grid);
    path?.place(camera, screen, this.insets);
    const areas = this.areas.get(view.areas.length > 0);
    areas?.draw(view);
    areas?.zoomed(camera.scale);
    for (const layer of [this.zones, this.borders]) {
      const drawn = layer.get(view.zoneMap !== null);
      drawn?.draw(view);
      drawn?.zoomed(camera.scale);
    }
    this.declared.get(view.declared.length > 0)?.draw(view.declared);
    this.walls.get(view.walls.length > 0)?.draw(view, camera.scale);
    this.wallDraft.get(view.wallDraft !== null)?.draw(view, camera.scale);
    const lit = view.light.lights.length > 0 || view.lightDraft !== null;
    this.lights.get(lit)?.draw(view, camera.scale, nowMs, this.still.matches);
    this.notes.get(view.notes.all.length > 0 || view.notes.draft !== null)?.draw(view, camera.scale);
    this.drawings.get(view.drawings.all.length > 0 || view.drawings.draft !== null)?.draw(view, camera.scale);
    this.roofs.get(view.roofs !== null)?.draw(view.roofs ?? NO_ROOFS, view.grid);
    this.regions.get(view.regionDraft !== null)?.draw(view, camera.scale);
    const fog = this.fog.get(view.fog !== null);
    fog?.draw(view, camera.scale);
    this.ghosts.get(view.ghosts.length > 0)?.draw(view.ghosts, camera.scale);
    // until the fog is loaded, players see nothing of what it covers
    this.floor.visible = fog !== null || view.fog === null || view.fog.gm;
    this.chosen.draw(view, camera.scale);
    this.marks.draw(view, camera.scale);
    let next = this.marks.drawPings(view.pings, nowMs, this.still.matches);
    for (const token of this.tokens.values()) {
      token.zoomed(camera.scale);
      if (token.glide(nowMs)) next = 0;
    }
    const floats = this.floats.get(view.floats.length > 0);
    next = Math.min(next, floats?.draw(view, nowMs, camera.scale, this.still.matches) ?? next);
    const taken = thinOutNames([...this.tokens.values()]);
    this.piles.get(view.piles.length > 0)?.draw(view.piles, camera.scale, taken);
    this.renderer.render(this.world);
    Ticker.system.update(); // Pixi's own housekeeping
    const { dataset } = this.renderer.canvas;
    dataset.walls = this.walls.get(false)?.summary ?? "0";
    dataset.fog = view.fog === null ? "" : (fog?.summary ?? "");
    dataset.lit = view.fog === null ? "" : (fog?.lit ?? "");
    tellTests(dataset, view, camera);
    clearTimeout(this.due);
    if (next === 0) this.invalidate();
    else if (next < Number.POSITIVE_INFINITY) this.due = setTimeout(() => this.invalidate(), next);
  }

  private drawView(view: MapView, nowMs: number): void {
    this.board.draw(view, this.drawnView?.scene === view.scene ? this.drawnView : null);
    const otherScene = this.drawnView?.scene !== view.scene;
    const gone = new Set(this.tokens.keys());
    for (const [order, token] of view.tokens.entries()) {
      gone.delete(token.id);
      let sprite = this.tokens.get(token.id);
      if (sprite === undefined) {
        sprite = new TokenSprite(this.palette, this.textures);
        this.tokens.set(token.id, sprite);
        this.tokenLayer.addChild(sprite.container);
      }
      sprite.container.zIndex = order;
      sprite.show(token, nowMs, otherScene ? 0 : this.glideMs(), this.ways.get(token.id) ?? []);
    }
    this.ways.clear();
    for (const id of gone) {
      this.tokens.get(id)?.destroy();
      this.tokens.delete(id);
    }
    this.drawnView = view;
  }

  private glideMs(): number {
    return this.still.matches ? 0 : GLIDE_MS;
  }

  private picturesCame(): void {
    for (const token of this.tokens.values()) token.refresh();
    this.ghosts.get(false)?.refresh();
    this.piles.get(false)?.refresh();
    if (this.view !== null) this.board.draw(this.view, this.drawnView);
    this.invalidate();
  }
}
