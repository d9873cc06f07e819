// What the canvas draws: plain values worked out from the table, the view and the tool in hand.
import type { Cell, CreatureId } from "../state/table";
import type { Grid, Point } from "./grid";

export interface BarView {
  /// 0 to 1.
  readonly part: number;
  /// Position among the bars of a token: the first one reddens as it empties.
  readonly rank: number;
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
  /// Degrees clockwise from the top; null: nobody faces anywhere here.
  readonly facing: number | null;
  /// Asset hash, or "" for initials.
  readonly picture: string;
  readonly side: number;
  readonly bars: readonly BarView[];
  readonly icons: readonly string[];
  /// What everybody reads beside it, such as a defence: "11".
  readonly badges: readonly string[];
  /// Inside its zone, where it is not the ground floor: "+2".
  readonly level: string;
  readonly hidden: boolean;
  /// Out of the fight.
  readonly down: boolean;
  readonly turn: boolean;
  readonly selected: boolean;
  readonly aim: "none" | "legal" | "illegal";
  /// Shown where I dropped it; the table has not answered yet.
  readonly unconfirmed: boolean;
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
  /// Which of the rulebook's numbers of cells it has, counted in its schema; null: none.
  readonly kind: number | null;
}

/// The token that can be turned: where its handle is, and where it would face.
export interface TurningView {
  readonly at: Point;
  /// Of the token, in world pixels.
  readonly width: number;
  readonly facing: number;
  /// As it is being turned; null: it rests.
  readonly toward: number | null;
  /// Whether somebody stands where it looks: the handle leaves their face free.
  readonly faced: boolean;
}

/// Smoke, fire and the like over some cells.
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
  /// 0 the cheapest of this way; 1 dearer; 2 dearer still, or beyond what can be paid.
  readonly band: number;
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
  /// Width of the token in the hand, in world pixels.
  readonly heldWidth: number;
  /// Where the pointer holds the token.
  readonly held: Point | null;
}

/// A declared action: from the middle of who acts, along its way, to whom or where.
export interface DeclaredView {
  readonly way: readonly Point[];
  /// Of its token, in world pixels.
  readonly width: number;
  readonly side: number;
  /// Of the token that it ends at; 0: it ends in a cell.
  readonly endWidth: number;
}

export interface RulerView {
  readonly points: readonly Point[];
  readonly label: string;
  readonly color: number;
}

export interface PingView {
  readonly at: Point;
  readonly atMs: number;
  readonly alert: boolean;
  readonly color: number;
}

export interface BoxView {
  readonly from: Point;
  readonly to: Point;
}

export interface ZoneView {
  readonly cell: Cell;
  /// "B2".
  readonly name: string;
  /// What the GM calls it, or "".
  readonly title: string;
  readonly difficult: boolean;
  /// Its numbers in words, or "".
  readonly notes: string;
  /// Turns until the chosen creature is there; null: nobody asked, 0: no way is known.
  readonly turns: number | null;
  /// Its next move cannot lead there.
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
  /// How it is drawn: wall, door, window ...
  readonly line: string;
  /// Its figures, such as "2", or "".
  readonly figures: string;
  /// Position among the borders of the same edge, and how many they are.
  readonly rank: number;
  readonly among: number;
  readonly secret: boolean;
}

export interface ZoneMapView {
  readonly zones: readonly ZoneView[];
  readonly rings: readonly RingView[];
  readonly borders: readonly BorderView[];
  /// The two ends that a tool has taken hold of; the second may still be open.
  readonly picked: readonly Cell[];
}

export interface MapView {
  readonly scene: number;
  readonly columns: number;
  readonly rows: number;
  readonly grid: Grid;
  /// What only a map of zones has; null: a map of cells.
  readonly zoneMap: ZoneMapView | null;
  readonly picture: PictureView | null;
  readonly ground: readonly GroundView[];
  readonly areas: readonly AreaView[];
  readonly tokens: readonly TokenView[];
  readonly path: PathView | null;
  readonly rulers: readonly RulerView[];
  readonly pings: readonly PingView[];
  readonly box: BoxView | null;
  /// Cells under the brush.
  readonly brush: readonly Cell[];
  /// Cells a question or an action lets one choose from.
  readonly choices: readonly Cell[];
  readonly gridHandles: boolean;
  readonly turning: TurningView | null;
  readonly declared: readonly DeclaredView[];
}
