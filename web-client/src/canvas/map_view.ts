// What the canvas draws: plain values worked out from the table, the view and the tool in hand.
import type { Cell, CreatureId } from "../state/table";
import type { Point } from "./grid";

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
  readonly size: number;
  readonly facing: number;
  /// Asset hash, or "" for initials.
  readonly picture: string;
  readonly side: number;
  readonly bars: readonly BarView[];
  readonly icons: readonly string[];
  readonly hidden: boolean;
  /// Its first bar is empty.
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
}

export interface PathStep {
  readonly cell: Cell;
  /// 0 cheapest; 1 dearer; 2 beyond what is left.
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
  /// Where the pointer holds the token.
  readonly held: Point | null;
}

export interface RulerView {
  readonly points: readonly Point[];
  readonly label: string;
  readonly colour: number;
}

export interface PingView {
  readonly at: Point;
  readonly atMs: number;
  readonly alert: boolean;
  readonly colour: number;
}

export interface BoxView {
  readonly from: Point;
  readonly to: Point;
}

export interface MapView {
  readonly scene: number;
  readonly columns: number;
  readonly rows: number;
  readonly picture: PictureView | null;
  readonly ground: readonly GroundView[];
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
}
