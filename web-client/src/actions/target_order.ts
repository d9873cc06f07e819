// The targets of an action as they are listed: others by distance, then the actor's own side, then illegal ones. Pure.
import type { Scene } from "../generated/protocol/wire/v1/state_pb";
import type { CreatureId, Table } from "../state/table/table";
import { distanceBetween, distanceText } from "../state/text/distance";
import { creatureIn, type FieldChoice } from "./field_choices";

export interface Target {
  readonly choice: FieldChoice;
  readonly creature: CreatureId;
  /// "3 m"; "" for the actor itself, and where it is unknown.
  readonly distance: string;
  /// 1 to 9; 0: none.
  readonly key: number;
}

export interface Targets {
  readonly shown: readonly Target[];
  /// Legal targets of the actor's own side, folded behind others.
  readonly allies: readonly Target[];
  /// Targets that are folded with the reasons against them.
  readonly barred: readonly Target[];
}

export const noTargets: Targets = { shown: [], allies: [], barred: [] };

const KEYS = 9;
/// Illegal targets up to so many are listed if there is no other.
const FEW = 3;

/// Where no target is legal, those that this person may override are shown. withAllies: the fold is open.
export function targetsOf(
  table: Table,
  scene: Scene | null,
  actor: CreatureId,
  choices: readonly FieldChoice[],
  withAllies: boolean,
): Targets {
  const placed = choices.map((choice) => placedFrom(table, scene, actor, choice)).sort((a, b) => a.away - b.away);
  const legal = placed.filter(({ choice }) => choice.why === "");
  const open = legal.length > 0 ? legal : placed.filter(({ choice }) => choice.overridable);
  const others = open.filter(({ ally }) => !ally);
  const allies = open.filter(({ ally }) => ally);
  const folds = others.length > 0 && !withAllies;
  const rest = placed.filter((each) => !open.includes(each));
  const few = open.length === 0 && rest.length <= FEW;
  const shown = few ? rest : folds ? others : [...others, ...allies];
  return {
    shown: shown.map((target, at) => ({ ...target, key: few || at >= KEYS ? 0 : at + 1 })),
    allies: folds ? allies : [],
    barred: few ? [] : rest,
  };
}

interface Placed extends Target {
  readonly away: number;
  readonly ally: boolean;
}

function placedFrom(table: Table, scene: Scene | null, actor: CreatureId, choice: FieldChoice): Placed {
  const id = creatureIn(choice.value);
  const [by, creature] = [table.creatures.get(actor), table.creatures.get(id)];
  const known = scene !== null && by !== undefined && creature !== undefined && id !== actor;
  const away = known ? distanceBetween(table, scene, by, creature) : null;
  return {
    choice,
    creature: id,
    distance: away === null || scene === null ? "" : distanceText(table, scene, away),
    key: 0,
    away: away ?? Number.MAX_VALUE,
    ally: by !== undefined && creature?.side === by.side,
  };
}
