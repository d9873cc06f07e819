// The turn in words. Pure.
import { encounterOf } from "../state/table/selectors";
import type { SceneId, Table } from "../state/table/table";

/// What a screen reader says when the turn passes in a scene; "": there is no encounter.
export function turnText(table: Table, scene: SceneId): string {
  const encounter = encounterOf(table, scene);
  if (encounter === null) return "";
  const current = table.creatures.get(encounter.turn);
  if (current === undefined) return `Round ${encounter.round}`;
  const turn = current.seats.includes(table.seat) ? `${current.name}, your turn` : `turn of ${current.name}`;
  return `Round ${encounter.round}: ${turn}`;
}
