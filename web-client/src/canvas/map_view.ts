// The view model of the canvas: plain values from the table, the view and the current tool.
import type { Light, Note, Region, Scene } from "../generated/protocol/wire/v1/state_pb";
import type { Raster } from "../state/maps/raster";
import type { MapPoint, WallKind, WallSide } from "../state/maps/walls";
import type { Cell, CreatureId } from "../state/table/table";
import type { Grid, Point } from "./grid";
import type { TilesView } from "./tiles/tiles_view";

export interface BarView {
  /// 0 to 1.
  readonly part: number;
  /// Position among the bars of a token: the first one reddens as it empties.
  readonly rank: number;
  /// Whether it is only known in eighths.
  readonly eighths: boolean;
}

export interface ConditionIcon {
  readonly icon: string;
  readonly harmful: boolean;
}

export interface TokenView {
  readonly id: CreatureId;
  readonly name: string;
  readonly cell: Cell;
  /// Its middle, in world pixels.
  readonly at: Point;
  /// Width in world pixels that it has to itself.
  readonly width: number;
  readonly size: number;
  /// Degrees clockwise from the top; null: no facing.
  readonly facing: number | null;
  /// Asset hash, name of an icon, or "" for initials.
  readonly picture: string;
  /// A number or letter among its likes, or "".
  readonly mark: string;
  readonly side: number;
  readonly bars: readonly BarView[];
  /// Its health in a word, graded 0 to 2; null: by a bar, or not disclosed.
  readonly health: { readonly words: string; readonly grade: number } | null;
  readonly icons: readonly ConditionIcon[];
  /// A public number beside it, such as a defence: "11".
  readonly badges: readonly string[];
  /// Level in its zone, other than the ground floor: "+2".
  readonly level: string;
  readonly hidden: boolean;
  /// Out of the fight.
  readonly down: boolean;
  readonly turn: boolean;
  readonly selected: boolean;
  /// marked: the legal target that a list points at.
  readonly aim: "none" | "legal" | "illegal" | "marked";
  /// The key that picks it as the target; 0: none.
  readonly key: number;
  /// Shown at my drop; the table has not answered yet.
  readonly unconfirmed: boolean;
}

/// A creature where it was last seen.
export type GhostView = Pick<TokenView, "id" | "name" | "at" | "width" | "size" | "picture" | "side">;

/// Items at one place on the ground.
export interface PileView {
  readonly cell: Cell;
  /// Its middle, in world pixels.
  readonly at: Point;
  /// Of one item, in world pixels.
  readonly width: number;
  /// picture: an asset hash or the name of an icon.
  readonly items: readonly { readonly id: string; readonly name: string; readonly picture: string }[];
  /// Out of sight since: they may be gone.
  readonly remembered: boolean;
  /// Whether it lies beside a token of its place, above that, and without a name.
  readonly aside: boolean;
}

export interface PictureView {
  readonly asset: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly cellPx: number;
  readonly offsetXPx: number;
  readonly offsetYPx: number;
}

export interface GroundView {
  readonly cell: Cell;
  readonly blocks: boolean;
  readonly difficult: boolean;
  /// Index of its kind among the schema's numbers of cells; null: none.
  readonly kind: number | null;
}

/// The token that can be turned: the position of its handle, and its new facing.
export interface TurningView {
  readonly at: Point;
  /// Of the token, in world pixels.
  readonly width: number;
  readonly facing: number;
  /// The new facing while it is being turned; null: not being turned.
  readonly toward: number | null;
  /// Whether a token stands in front of it: the handle then leaves that portrait free.
  readonly faced: boolean;
}

/// An area over some cells, such as smoke or fire.
export interface AreaView {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly harmful: boolean;
  /// Null: it is everywhere and has no edge.
  readonly center: Cell | null;
  readonly cells: readonly Cell[];
}

export interface PathStep {
  readonly cell: Cell;
  /// 0: the cheapest band of this path; 1: a dearer one; 2: the dearest, or beyond the budget.
  readonly band: number;
  /// A roll decides there whether the path goes on.
  readonly rolls: boolean;
}

export interface PathView {
  readonly creature: CreatureId;
  readonly size: number;
  readonly start: Cell;
  readonly steps: readonly PathStep[];
  readonly wayPoints: readonly Cell[];
  /// Steps after this index are not reached.
  readonly stopsAt: number;
  readonly label: string;
  readonly refused: boolean;
  /// Width of the dragged token, in world pixels.
  readonly heldWidth: number;
  /// Position of the dragged token.
  readonly held: Point | null;
}

/// The arrow of a declared action: from the actor, along its path, to the target.
export interface DeclaredView {
  readonly way: readonly Point[];
  /// Width of the actor's token, in world pixels.
  readonly width: number;
  readonly side: number;
  /// Width of the target's token; 0: it ends in a cell.
  readonly endWidth: number;
}

export interface RulerView {
  readonly points: readonly Point[];
  /// Those that are marked.
  readonly ends: readonly Point[];
  readonly label: string;
  readonly color: number;
}

export interface PingView {
  readonly at: Point;
  readonly atMs: number;
  readonly alert: boolean;
  readonly color: number;
}

/// A text that appears over a token for some time: damage, a verdict, why it stopped.
export interface FloatView {
  readonly id: number;
  readonly creature: CreatureId;
  readonly words: string;
  readonly tone: "hit" | "miss" | "refused" | "harm" | "plain";
  readonly atMs: number;
  readonly lastsMs: number;
}

export interface BoxView {
  readonly from: Point;
  readonly to: Point;
  /// Parts that lines divide it into, across and down.
  readonly parts?: number;
}

export interface ZoneView {
  readonly cell: Cell;
  /// "B2".
  readonly name: string;
  /// The GM's name for it, or "".
  readonly title: string;
  readonly difficult: boolean;
  /// Its numbers as text, or "".
  readonly notes: string;
  /// Turns until the selected creature arrives; null: not requested, 0: no known path.
  readonly turns: number | null;
  /// Whether the next move cannot lead there.
  readonly barred: boolean;
}

/// Creatures that stand together in a zone.
export interface RingView {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface BorderView {
  readonly id: string;
  readonly from: Cell;
  readonly to: Cell;
  /// Kind of line: wall, door, window ...
  readonly line: string;
  /// Its figures, such as "2", or "".
  readonly figures: string;
  /// Position among the borders of the same edge, and their number.
  readonly rank: number;
  readonly among: number;
  readonly secret: boolean;
}

export interface ZoneMapView {
  readonly zones: readonly ZoneView[];
  readonly rings: readonly RingView[];
  readonly borders: readonly BorderView[];
  /// The two ends that the border tool has picked; the second may be open.
  readonly picked: readonly Cell[];
}

export interface WallView {
  /// UNNAMED while it is being drawn.
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  readonly kind: WallKind;
  readonly side: WallSide;
  /// Whether a person sees over it.
  readonly low: boolean;
  /// Null: no door.
  readonly door: "closed" | "open" | "locked" | null;
}

/// What the wall tool shows while it is in hand.
export interface WallDraftView {
  readonly selected: ReadonlySet<string>;
  /// Walls that are being moved: `legs` shows them.
  readonly moving: ReadonlySet<string>;
  /// Walls being drawn or moved.
  readonly legs: readonly WallView[];
  /// Where the next click sets a point; null: nowhere.
  readonly next: Point | null;
}

/// What the fog tool shows while it is in hand.
export interface FogDraftView {
  /// What the stroke covers.
  readonly raster: Raster;
  /// Whether it hides; else it reveals.
  readonly hides: boolean;
  /// A line in world pixels: around the brush, or from corner to corner.
  readonly outline: readonly Point[];
  readonly closed: boolean;
}

export interface FogView {
  /// Whether the map is seen through it.
  readonly gm: boolean;
  readonly clear: Raster;
  /// Revealed to some players alone.
  readonly partly: Raster;
  /// Null: another tool is in hand.
  readonly draft: FogDraftView | null;
}

/// Light and darkness of a scene, as they travel. They count in a scene with vision.
export type LightView = Pick<Scene, "visionMode" | "cell" | "darkness" | "lights" | "bright" | "dim">;

/// What the light tool shows while it is in hand.
export interface LightDraftView {
  readonly selected: ReadonlySet<string>;
  /// Lights that are being moved or changed: `lights` shows them.
  readonly moving: ReadonlySet<string>;
  readonly lights: readonly Light[];
  /// Where the next click places a light; null: nowhere.
  readonly next: Point | null;
}

/// What the note tool shows while it is in hand.
export interface NoteDraftView {
  /// "": none.
  readonly selected: string;
  /// Notes as they will be, and new ones: instead of those of the same ids.
  readonly changed: readonly Note[];
  /// Where the next click pins a note; null: nowhere.
  readonly next: Point | null;
}

/// What the region tool shows while it is in hand: regions are drawn with it alone.
export interface RegionDraftView {
  /// As they will be.
  readonly regions: readonly Region[];
  /// "": none.
  readonly selected: string;
  /// The corners of the region that is drawn corner by corner.
  readonly chain: readonly MapPoint[];
}

export interface NotesView {
  readonly all: readonly Note[];
  /// Null: another tool is in hand.
  readonly draft: NoteDraftView | null;
}

/// What the draw tool shows while it is in hand.
export interface DrawingDraftView {
  readonly selected: ReadonlySet<string>;
  /// Drawings as they will be, and new ones: instead of those of the same ids.
  readonly changed: readonly Note[];
  /// The drawing that is being drawn; null: none.
  readonly growing: Note | null;
  /// Where the next point is set; null: nowhere.
  readonly next: Point | null;
}

export interface RoofsView {
  readonly all: readonly Note[];
  readonly gm: boolean;
  /// Where the creatures of this person stand.
  readonly own: readonly Point[];
}

export interface DrawingsView {
  readonly all: readonly Note[];
  /// Null: another tool is in hand.
  readonly draft: DrawingDraftView | null;
}

export interface MapView {
  readonly scene: number;
  /// The creature that the person plays or has selected; 0: none.
  readonly own: CreatureId;
  readonly columns: number;
  readonly rows: number;
  readonly grid: Grid;
  /// The parts that only a map of zones has; null: a map of cells.
  readonly zoneMap: ZoneMapView | null;
  readonly picture: PictureView | null;
  /// The picture of a map with fog; null: none, or it is whole.
  readonly tiles: TilesView | null;
  readonly ground: readonly GroundView[];
  readonly walls: readonly WallView[];
  /// Null: another tool is in hand.
  readonly wallDraft: WallDraftView | null;
  readonly light: LightView;
  /// Null: another tool is in hand.
  readonly lightDraft: LightDraftView | null;
  readonly notes: NotesView;
  readonly drawings: DrawingsView;
  /// Null: there are none.
  readonly roofs: RoofsView | null;
  /// Null: another tool is in hand.
  readonly regionDraft: RegionDraftView | null;
  /// Null: all of the map is seen.
  readonly fog: FogView | null;
  readonly areas: readonly AreaView[];
  readonly ghosts: readonly GhostView[];
  readonly piles: readonly PileView[];
  readonly tokens: readonly TokenView[];
  readonly path: PathView | null;
  readonly rulers: readonly RulerView[];
  readonly pings: readonly PingView[];
  readonly floats: readonly FloatView[];
  readonly box: BoxView | null;
  /// Cells under the brush.
  readonly brush: readonly Cell[];
  /// The choices of a question or action.
  readonly choices: readonly Cell[];
  /// Whether lines are drawn between its cells.
  readonly lined: boolean;
  /// Whether the grid is being fitted: it has handles, and lines that show on every picture.
  readonly gridHandles: boolean;
  readonly turning: TurningView | null;
  readonly declared: readonly DeclaredView[];
}
