// The first steps of a GM at a new table. Each is done once the table shows it. Pure.
import { ActionSchema_For } from "../generated/protocol/wire/v1/schema_pb";
import { END_TURN } from "../state/table/selectors";
import type { Table } from "../state/table/table";

/// In the order in which they are shown.
export const hintIds = ["scene", "creatures", "players", "encounter", "turn"] as const;
export type HintId = (typeof hintIds)[number];

/// The steps that have been made at `table`.
export function doneHints(table: Table): readonly HintId[] {
  const acted = table.log.some(({ action, actor }) => actor !== 0 && isChosen(table, action));
  const done: Readonly<Record<HintId, boolean>> = {
    scene: table.scenes.size > 0,
    creatures: table.creatures.size > 0,
    players: table.participants.size > 1,
    encounter: acted || table.encounters.size > 0,
    turn: acted,
  };
  return hintIds.filter((id) => done[id]);
}

/// The steps in `stored` that need no hint any more.
export function hintsFrom(stored: string | null): readonly HintId[] {
  const ids = new Set((stored ?? "").split(","));
  return hintIds.filter((id) => ids.has(id));
}

/// Whether a creature does it by choice, other than to end its turn.
function isChosen({ schemaIndex }: Table, action: number): boolean {
  const who = schemaIndex.actions.get(action)?.who;
  return who === ActionSchema_For.OF_CREATURE && schemaIndex.name(action) !== END_TURN;
}
