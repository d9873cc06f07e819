// What this person looks at and holds: selection, tool, open panels. Nobody else knows.
import { getContext, setContext } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import type { Param } from "../generated/protocol/wire/v1/common_pb";
import type { GroundKind } from "./ground_kinds";
import type { Why } from "./outcome";
import type { Key } from "./schema_index";
import type { Cell, CreatureId, SceneId } from "./table";

/// Choosing a creature on the map for a field of an action's form.
export interface Targeting {
  readonly kind: "target";
  /// Creature to why not; absent: not yet known. Legal ones map to null.
  readonly creatures: ReadonlyMap<CreatureId, Why | null>;
  /// Those that may be chosen although a rule is against them.
  readonly overridable: ReadonlySet<CreatureId>;
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
  | { readonly kind: "measure" }
  | { readonly kind: "ping" }
  | { readonly kind: "grid_fit" }
  | { readonly kind: "paint"; readonly ground: GroundKind }
  | { readonly kind: "border" }
  | Targeting
  | PlaceChoice;

/// The question that an action is said in answer to, and how it is meant there.
export interface InAnswer {
  readonly question: string;
  readonly responseType: Key;
}

/// An action being filled in. given: the part of its form that is fixed.
export interface OpenForm {
  readonly action: Key;
  readonly actor: CreatureId;
  readonly given?: readonly Param[];
  /// Absent: it is a command of its own.
  readonly answers?: InAnswer;
}

export type Panel = "log" | "creatures" | "journal" | "table";

export class View {
  tool = $state.raw<Tool>({ kind: "select" });
  readonly selected = new SvelteSet<CreatureId>();
  /// The creature whose sheet is open; 0: none.
  sheetOf = $state<CreatureId>(0);
  /// The creature whose edit dialog is open (GM); 0: none.
  editing = $state<CreatureId>(0);
  /// The rule that the reference is opened at; 0: at its beginning; null: it is closed.
  rule = $state<Key | null>(null);
  /// What covers the table: the content of this campaign, or a hero being made.
  page = $state<"content" | "hero" | null>(null);
  panel = $state<Panel>("log");
  panelOpen = $state(true);
  /// A GM may look at another scene than the one shown; 0: the shown one.
  scene = $state<SceneId>(0);
  /// GM: drags place tokens without asking the rules.
  unconstrained = $state(false);
  /// The action whose form is being filled.
  form = $state.raw<OpenForm | null>(null);
  /// The zone whose form is open; null: none.
  zone = $state.raw<Cell | null>(null);
  /// The border being drawn: between these two zones.
  border = $state.raw<readonly Cell[]>([]);
  /// Brush of the paint tool, in cells.
  brush = $state(1);
  /// What the paint tool gives a cell of each of the rulebook's numbers, as far as the GM has said.
  painted = $state.raw<ReadonlyMap<Key, number>>(new Map());

  select(creature: CreatureId): void {
    this.selected.clear();
    if (creature !== 0) this.selected.add(creature);
  }

  toggle(creature: CreatureId): void {
    if (!this.selected.delete(creature)) this.selected.add(creature);
  }

  /// Back to plain selecting; a target being chosen is called off.
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
