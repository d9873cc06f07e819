// The slots of the action bar, each with a key of its own. Neither the turn nor what is spent moves an action. Pure.
import { type ActionSchema, FieldSchema_Kind } from "../generated/protocol/wire/v1/schema_pb";
import type { Offered } from "./offered";

/// Keys 1 to 9.
export const SLOTS = 9;

/// The id of an offer for each key; "": free.
export type Slots = readonly string[];

/// The rank of actions that only fill slots, and of actions that take none by themselves.
const [FILLER, NEVER] = [3, 4];

/// Attacks first, then the other primary actions, then abilities of the creature. The schema does not mark attacks:
/// they are the primary actions with a target. Fillers are others with a target that cost as much as an attack.
function rankOf({ schema, given }: Offered, costs: ReadonlySet<number>): number {
  if (schema.primary) return isAimed(schema) ? 0 : 1;
  if (!isAimed(schema)) return NEVER;
  const abilities = schema.form.filter(({ kind, choices }) => kind === FieldSchema_Kind.CHOICE && choices.length === 0);
  if (abilities.some(({ key }) => given.some(({ name }) => name === key))) return 2;
  return costs.has(schema.cost) ? FILLER : NEVER;
}

function isAimed({ form }: ActionSchema): boolean {
  return form.some(({ kind }) => kind === FieldSchema_Kind.CREATURE);
}

interface Ranked {
  readonly id: string;
  readonly rank: number;
}

/// The offers that the bar takes by itself, in their order. Of fillers each action is taken once.
function preferred(offers: readonly Offered[]): readonly Ranked[] {
  const attacks = offers.filter(({ schema }) => schema.primary && isAimed(schema));
  const costs = new Set(attacks.map(({ schema }) => schema.cost));
  const first = (offered: Offered) => offers.find(({ schema }) => schema.key === offered.schema.key) === offered;
  return offers
    .map((offered) => ({ id: offered.id, rank: rankOf(offered, costs), first: first(offered) }))
    .filter(({ rank, first }) => rank < FILLER || (rank === FILLER && first))
    .sort((a, b) => a.rank - b.rank);
}

/// The slots after the offers changed. An action keeps its key; a new one takes the key of one that is gone, or
/// replaces a filler.
export function refilled(slots: Slots, offers: readonly Offered[]): Slots {
  const offered = new Set(offers.map(({ id }) => id));
  const wanted = preferred(offers);
  const fillers = new Set(wanted.filter(({ rank }) => rank === FILLER).map(({ id }) => id));
  const filled = Array.from({ length: SLOTS }, (_, at) => slots[at] ?? "");
  for (const { id } of wanted) {
    if (filled.includes(id)) continue;
    const gone = filled.findIndex((other) => !offered.has(other));
    const at = gone >= 0 || fillers.has(id) ? gone : filled.findLastIndex((other) => fillers.has(other));
    if (at >= 0) filled[at] = id;
  }
  return filled;
}

/// Puts an action on a key. The one that was there takes its former key, else a free one, else leaves the bar.
export function pinned(slots: Slots, id: string, at: number): Slots {
  const moved = [...slots];
  const from = moved.indexOf(id);
  const other = moved[at] ?? "";
  moved[at] = id;
  const goal = from >= 0 ? from : moved.indexOf("");
  if (goal >= 0 && goal !== at) moved[goal] = other;
  return moved;
}

export function unpinned(slots: Slots, id: string): Slots {
  return slots.map((each) => (each === id ? "" : each));
}
