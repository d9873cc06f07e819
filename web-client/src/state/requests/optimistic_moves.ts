// My drops that the table has not answered: the only state shown before it is confirmed (law C2). Pure.
import type { ServerFrame } from "../../generated/protocol/wire/v1/envelope_pb";
import type { Cell, CreatureId, Shift } from "../table/table";

/// A token dropped at the end of a path, until the command of `clientId` is answered or queued.
export interface OptimisticMove {
  readonly creature: CreatureId;
  readonly to: Cell;
  readonly shift: Shift;
  readonly clientId: number;
}

/// The moves still pending after `frame`. A new snapshot keeps them: their commands are sent again.
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

/// Where a creature is shown: at its newest optimistic move, else where it is confirmed.
export function shownPlace(
  optimisticMoves: readonly OptimisticMove[],
  creature: { id: CreatureId; cell: Cell | null; shift: Shift },
): { readonly cell: Cell | null; readonly shift: Shift } {
  const move = optimisticMoves.findLast((drop) => drop.creature === creature.id);
  return move === undefined ? creature : { cell: move.to, shift: move.shift };
}
