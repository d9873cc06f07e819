// My own drags that the table has not answered: the only thing shown before it is true (law C2). Pure.
import type { ServerFrame } from "../generated/protocol/wire/v1/envelope_pb";
import type { Cell, CreatureId } from "./table";

/// A token dropped at the end of a path; forgotten when the command of `clientId` is answered, or waits for something else.
export interface OptimisticMove {
  readonly creature: CreatureId;
  readonly to: Cell;
  readonly clientId: number;
}

/// The drops that `frame` leaves unanswered. A fresh snapshot keeps them: their commands are sent again.
export function stillPending(
  optimisticMoves: readonly OptimisticMove[],
  frame: ServerFrame,
): readonly OptimisticMove[] {
  const answered = new Set<number>();
  for (const { is } of frame.deltas) {
    if (is.case === "accepted" || is.case === "refused") answered.add(is.value.clientId);
    if (is.case === "declarations") for (const { mine, clientId } of is.value.queue) if (mine) answered.add(clientId);
  }
  return optimisticMoves.some((drop) => answered.has(drop.clientId))
    ? optimisticMoves.filter((drop) => !answered.has(drop.clientId))
    : optimisticMoves;
}

/// Where a creature is shown: at its newest unanswered drop, else where it is.
export function shownCell(
  optimisticMoves: readonly OptimisticMove[],
  creature: { id: CreatureId; cell: Cell | null },
): Cell | null {
  return optimisticMoves.findLast((drop) => drop.creature === creature.id)?.to ?? creature.cell;
}
