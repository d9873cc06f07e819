// The local view of one person: selection, tool, open panels. Never sent.
import { getContext, setContext } from "svelte";
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import type { Param } from "../generated/protocol/wire/v1/common_pb";
import type { Asset } from "../generated/protocol/wire/v1/lobby_pb";
import type { Light, Note } from "../generated/protocol/wire/v1/state_pb";
import type { GroundKind } from "./maps/ground_kinds";
import type { WallKind, WallSide } from "./maps/walls";
import type { Why } from "./requests/outcome";
import { Settling } from "./settling.svelte";
import type { Key } from "./table/schema_index";
import type { Cell, CreatureId, SceneId } from "./table/table";

/// Choosing a creature on the map for a field of an action's form.
export interface Targeting {
  readonly kind: "target";
  /// The reason against each creature; null: a legal target, absent: not known yet.
  readonly creatures: ReadonlyMap<CreatureId, Why | null>;
  /// Illegal targets that this person may override.
  readonly overridable: ReadonlySet<CreatureId>;
  /// The keys 1 to 9 of the listed targets.
  readonly keys: ReadonlyMap<CreatureId, number>;
  readonly pick: (creature: CreatureId) => void;
  readonly cancel: () => void;
}

/// Choosing a place on the map for a field of a form or for a question.
export interface PlaceChoice {
  readonly kind: "place";
  /// The cells to choose from; null: any cell of the map.
  readonly cells: readonly Cell[] | null;
  readonly pick: (cell: Cell) => void;
  /// Called when the tool is put away without a choice.
  readonly cancel?: () => void;
}

export type Tool =
  | { readonly kind: "select" }
  /// from: the cell that a ruler without a drag begins in.
  | { readonly kind: "measure"; readonly from?: Cell }
  | { readonly kind: "ping" }
  | { readonly kind: "template" }
  | { readonly kind: "grid_fit" }
  | { readonly kind: "paint"; readonly ground: GroundKind }
  | { readonly kind: "border" }
  | { readonly kind: "walls" }
  | { readonly kind: "lights" }
  /// note: the one that is selected at once.
  | { readonly kind: "notes"; readonly note?: string }
  /// drawing: the one that is selected at once.
  | { readonly kind: "draw"; readonly drawing?: string }
  | { readonly kind: "regions" }
  | { readonly kind: "fog" }
  | Targeting
  | PlaceChoice;

/// The question that an action answers, and the type of the response.
export interface InAnswer {
  readonly question: string;
  readonly responseType: Key;
}

/// An open form of an action. given: its fixed fields.
export interface OpenForm {
  readonly action: Key;
  readonly actor: CreatureId;
  readonly given?: readonly Param[];
  /// The id of the offer that it was opened from.
  readonly offer?: string;
  /// Absent: a command of its own.
  readonly answers?: InAnswer;
}

/// fill: the region around a cell that is alike.
export type PaintShape = "brush" | "line" | "rectangle" | "outline" | "fill";

export type TemplateKind = "circle" | "cone" | "line" | "square";

/// What the template tool draws.
export interface TemplateBrush {
  readonly kind: TemplateKind;
  /// Of a cone; null: as suits the grid.
  readonly degrees: number | null;
  /// Of a line, in cells.
  readonly width: number;
}

/// What an open form takes of a template.
export interface Filling {
  /// Whether it takes the origin as its place.
  readonly place: boolean;
  /// The creatures that it takes of those touched.
  readonly creatures: readonly CreatureId[];
  readonly fill: () => void;
}

/// What the wall tool draws. mode: whether a click draws, or selects walls.
export interface WallBrush {
  readonly mode: "draw" | "select";
  readonly kind: WallKind;
  readonly side: WallSide;
  /// A drag draws an ellipse, not a rectangle.
  readonly round: boolean;
}

/// What the light tool places: a light without a place, that is on.
export type LightBrush = Pick<
  Light,
  "bright" | "dim" | "degrees" | "direction" | "color" | "glow" | "throughWalls" | "darkens"
>;

export type DrawingKind = "freehand" | "line" | "rectangle" | "ellipse" | "polygon" | "text";

/// What the draw tool does: it draws in this look, or selects. width: of lines, in 1/720 square.
export interface DrawingBrush extends Readonly<Pick<Note, "color" | "width" | "filled" | "audience">> {
  readonly mode: "select" | DrawingKind;
  readonly creatures: readonly CreatureId[];
}

export type FogShape = "brush" | "rectangle" | "ellipse" | "polygon";

/// What the fog tool does.
export interface FogBrush {
  /// Whether it hides; else it reveals.
  readonly hides: boolean;
  readonly shape: FogShape;
  /// Width of the brush, in squares.
  readonly width: number;
  /// To whose players; 0: to all players.
  readonly creature: CreatureId;
}

/// The steps that make a scene, in order.
export const setupSteps = ["picture", "grid", "walls", "terrain", "creatures"] as const;
export type SetupStep = (typeof setupSteps)[number];

/// An image for a scene: uploaded, or a file yet to be sent.
export interface MapImage {
  readonly scene: SceneId;
  readonly image: Asset | File;
}

/// A scene that the GM is making.
export interface Setup {
  readonly scene: SceneId;
  readonly step: SetupStep;
}

/// The last form with a target that a creature's action was sent with.
export interface LastAimed {
  /// The id of its offer.
  readonly offer: string;
  /// Its filled fields, without those that the rules added.
  readonly filled: readonly Param[];
  readonly target: CreatureId;
}

export type Panel = "log" | "creatures" | "journal" | "table";

export class View {
  tool = $state.raw<Tool>({ kind: "select" });
  readonly selected = new SvelteSet<CreatureId>();
  /// Whether the turn made the selection, and no person.
  selectedByTurn = false;
  /// The creature whose sheet is open; 0: none.
  sheetOf = $state<CreatureId>(0);
  /// The creature whose edit dialog is open (GM); 0: none.
  editing = $state<CreatureId>(0);
  /// The creature whose picture is being changed, and the image dropped or pasted for it. Null: none.
  picturing = $state.raw<{ readonly creature: CreatureId; readonly file: File | null } | null>(null);
  /// The creature whose automatic answers are open; 0: none.
  autoAnswersOf = $state<CreatureId>(0);
  /// The command palette (Ctrl+K); about: the creature that its GM commands concern, or 0. Null: closed.
  palette = $state.raw<{ readonly about: CreatureId } | null>(null);
  /// The rule shown in the reference; 0: its beginning; null: closed.
  rule = $state<Key | null>(null);
  /// The page over the table: the campaign's content, or character creation.
  page = $state<"content" | "hero" | null>(null);
  /// Whether a person without a creature has chosen to watch.
  spectates = $state(false);
  panel = $state<Panel>("log");
  panelOpen = $state(true);
  /// The server's time of the newest line of log and chat that was shown.
  readAtMs = $state(0n);
  /// The group of log entries that the log opens and scrolls to; "": none.
  logGroup = $state("");
  /// The scene that the person chose to view; 0: the one that opens (`homeScene`).
  scene = $state<SceneId>(0);
  /// GM: the scene that is being made, and the step it is at; null: none.
  setup = $state.raw<Setup | null>(null);
  /// GM: a map image that waits for a word about its scene; null: none.
  mapImage = $state.raw<MapImage | null>(null);
  /// GM: a map file of another program that is being imported; null: none.
  mapFile = $state.raw<File | null>(null);
  /// The note that is read, and where on the screen its card opens; null: none.
  note = $state.raw<{ readonly id: string; readonly at: { readonly x: number; readonly y: number } } | null>(null);
  /// GM: whether drags place tokens without rules.
  unconstrained = $state(false);
  /// The turn has just passed between two creatures that this person plays: a press may be meant for the one before.
  readonly turnSettling = new Settling(700);
  /// The open form of an action.
  form = $state.raw<OpenForm | null>(null);
  /// What each creature did last with a target.
  readonly lastAimed = new SvelteMap<CreatureId, LastAimed>();
  /// Creatures that the action under the pointer could be aimed at.
  aims = $state.raw<ReadonlySet<CreatureId>>(new Set());
  /// The target under the pointer in a list, which the map marks; 0: none.
  marked = $state<CreatureId>(0);
  /// The zone whose form is open; null: none.
  zone = $state.raw<Cell | null>(null);
  /// The two zones of the border being drawn.
  border = $state.raw<readonly Cell[]>([]);
  /// Width of the brush, in cells.
  brush = $state(1);
  /// What a drag of the terrain tool covers.
  paintShape = $state<PaintShape>("brush");
  templateBrush = $state.raw<TemplateBrush>({ kind: "circle", degrees: null, width: 1 });
  /// What the open form takes of a template with this origin that touches these creatures; null: nothing.
  fillingBy = $state.raw<((origin: Cell, touched: readonly CreatureId[]) => Filling | null) | null>(null);
  wallBrush = $state.raw<WallBrush>({ mode: "draw", kind: "wall", side: "both", round: false });
  /// Null: as the tool begins.
  lightBrush = $state.raw<LightBrush | null>(null);
  /// Null: as the tool begins.
  drawingBrush = $state.raw<DrawingBrush | null>(null);
  fogBrush = $state.raw<FogBrush>({ hides: false, shape: "brush", width: 3, creature: 0 });
  /// The value that the brush paints for each of the rulebook's numbers, if the GM has set it.
  painted = $state.raw<ReadonlyMap<Key, number>>(new Map());

  select(creature: CreatureId): void {
    this.selectAll(creature === 0 ? [] : [creature]);
  }

  /// The turn of `creature` has begun.
  selectForTurn(creature: CreatureId): void {
    this.select(creature);
    this.selectedByTurn = true;
  }

  /// The creatures that a menu of `creature` changes: all selected ones if it is one of them.
  meant(creature: CreatureId): readonly CreatureId[] {
    return this.selected.has(creature) ? [...this.selected] : [creature];
  }

  selectAll(creatures: Iterable<CreatureId>): void {
    this.selectedByTurn = false;
    this.selected.clear();
    for (const creature of creatures) this.selected.add(creature);
  }

  toggle(creature: CreatureId): void {
    this.selectedByTurn = false;
    if (!this.selected.delete(creature)) this.selected.add(creature);
  }

  /// Views another scene (0: the one that opens) and puts down the tool that would change it.
  lookAt(scene: SceneId): void {
    if (scene !== this.scene) this.endTool();
    this.scene = scene;
  }

  /// Returns to the select tool; a target being chosen is canceled.
  endTool(): void {
    const tool = this.tool;
    this.tool = { kind: "select" };
    if (tool.kind === "target" || tool.kind === "place") tool.cancel?.();
  }
}

const context = Symbol("view");

export function provideView(view: View): void {
  setContext(context, view);
}

export function useView(): View {
  return getContext<View>(context);
}
