// Whose turn it was before a turn, also where it was none's between them. Pure.
import type { CreatureId } from "../state/table/table";

/// The running encounter of the shown scene and whose turn it is there; 0: none.
export interface TurnNow {
  readonly encounter: number;
  readonly turn: CreatureId;
}

/// Takes what is so now, again and again. Returns whose turn was the last one known before in the same encounter; 0: none.
export function previousTurn(): (now: TurnNow) => CreatureId {
  let known: TurnNow = { encounter: 0, turn: 0 };
  return ({ encounter, turn }) => {
    const previous = encounter === known.encounter ? known.turn : 0;
    known = { encounter, turn: turn === 0 ? previous : turn };
    return previous;
  };
}
