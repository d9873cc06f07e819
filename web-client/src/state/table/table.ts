// The viewer's knowledge of a table: one immutable value, replaced by the fold.
import type { ChatLine } from "../../generated/protocol/wire/v1/chat_pb";
import type { LogEntry } from "../../generated/protocol/wire/v1/log_pb";
import type { Declaration, Question, Queued, Waiting } from "../../generated/protocol/wire/v1/play_pb";
import type { Participant, TableStatus } from "../../generated/protocol/wire/v1/session_pb";
import type {
  Condition,
  Encounter,
  Feature,
  Item,
  Relation,
  Scene,
  VisibleArea,
} from "../../generated/protocol/wire/v1/state_pb";
import type { NextUndo } from "../../generated/protocol/wire/v1/table_pb";
import type { Key, SchemaIndex } from "./schema_index";

export type CreatureId = number;
export type SceneId = number;
export type EncounterId = number;
export type SeatId = number;
/// Numbers of one owner by the schema's key; absent means 0.
export type Numbers = ReadonlyMap<Key, number>;

export interface Shift {
  readonly x: number;
  readonly y: number;
}

export interface Cell {
  readonly column: number;
  readonly row: number;
}

/// A creature as this viewer knows it. `cell` is null without a place.
export interface Creature {
  readonly id: CreatureId;
  readonly name: string;
  readonly record: Key;
  readonly side: Key;
  readonly seats: readonly SeatId[];
  /// Asset hash, or "" for the default token.
  readonly picture: string;
  readonly hidden: boolean;
  readonly scene: SceneId;
  readonly cell: Cell | null;
  /// How far its middle is from that of its cells, on maps without a grid: 1/720 square to the right and down.
  readonly shift: Shift;
  /// 0.1 mm above the floor.
  readonly height: number;
  /// Width in cells.
  readonly size: number;
  /// Degrees clockwise from the top of the map.
  readonly facing: number;
  readonly encounter: EncounterId;
  readonly numbers: Numbers;
  readonly conditions: readonly Condition[];
  readonly features: readonly Feature[];
  readonly items: readonly Item[];
}

export interface Table {
  readonly seat: SeatId;
  readonly gm: boolean;
  readonly campaign: string;
  readonly schemaIndex: SchemaIndex;
  /// The scene shown to players.
  readonly shown: SceneId;
  readonly clockS: number;
  readonly houseRules: Numbers;
  /// Refusal code to 0 forbid, 1 warn, 2 off.
  readonly strictness: Numbers;
  readonly creatures: ReadonlyMap<CreatureId, Creature>;
  readonly scenes: ReadonlyMap<SceneId, Scene>;
  readonly encounters: ReadonlyMap<EncounterId, Encounter>;
  readonly relations: ReadonlyMap<string, Relation>;
  /// The place and the creatures of each area, by the id of its condition.
  readonly areas: ReadonlyMap<string, VisibleArea>;
  readonly log: readonly LogEntry[];
  readonly chat: readonly ChatLine[];
  /// Oldest first.
  readonly questions: readonly Question[];
  readonly waiting: readonly Waiting[];
  /// Declared actions in the server's order.
  readonly declarations: readonly Declaration[];
  /// Queued commands.
  readonly queue: readonly Queued[];
  readonly participants: ReadonlyMap<SeatId, Participant>;
  readonly status: TableStatus | null;
  /// What an undo would take back (GM); null: nothing, or not known.
  readonly nextUndo: NextUndo | null;
  /// What a redo would do again (GM); null: nothing.
  readonly nextRedo: NextUndo | null;
  /// Grows when earlier offers may be outdated.
  readonly offersAge: number;
}
