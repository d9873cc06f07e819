// Why a move of one's own ended before its goal: shown to its mover, each reason once.
import type { Delta } from "../generated/protocol/wire/v1/envelope_pb";
import type { LogEntry } from "../generated/protocol/wire/v1/log_pb";
import { sameCell } from "../state/maps/path";
import type { Landing, Session } from "../state/session.svelte";
import type { CreatureId, Table } from "../state/table/table";
import { sentence } from "../state/text/sentence";
import { resultOf } from "./result";
import { mainRoll, toneOf } from "./verdict";

/// Why the move of `landing` goes no further; "" while it does, or while people are asked.
export function whyStopped(table: Table, { creature, goal, before }: Landing): string {
  const cell = table.creatures.get(creature)?.cell ?? null;
  if (cell === null || goal === undefined || sameCell(cell, goal)) return "";
  const since = before === undefined ? table.log : table.log.slice(table.log.lastIndexOf(before) + 1);
  const isMove = ({ actor, action }: LogEntry) =>
    actor === creature && table.schemaIndex.actions.get(action)?.movement === true;
  const group = since.findLast(isMove)?.group;
  const entries = since.filter((entry) => entry.group === group);
  const roll = mainRoll(table, entries, creature);
  if (roll !== undefined && toneOf(table.schemaIndex, roll.outcome) === "miss")
    return `${sentence(table, roll.purpose)}: ${sentence(table, roll.outcome)}`;
  const { note } = resultOf(table, entries);
  if (note !== "") return note;
  return table.waiting.length > 0 || table.questions.length > 0 ? "" : "Stopped";
}

export class StoppedMoves {
  #landings = new Map<CreatureId, Landing & { lastReason: string }>();

  constructor(
    private readonly session: Session,
    private readonly tell: (creature: CreatureId, why: string) => void,
  ) {}

  /// Follows the session until the returned function is called.
  follow(): () => void {
    const { session } = this;
    const watch = ({ is }: Delta) => {
      if (
        is.case === "snapshot" ||
        is.case === "voided" ||
        (is.case === "encounterPatch" && is.value.turn !== undefined)
      )
        this.#landings.clear();
      if (is.case === "log" && this.#landings.size > 0) queueMicrotask(() => this.#look());
    };
    const land = (landing: Landing) => {
      this.#landings.set(landing.creature, { ...landing, lastReason: "" });
      this.#look();
    };
    session.watchers.add(watch);
    session.landed = land;
    return () => {
      session.watchers.delete(watch);
      session.landed = () => undefined;
    };
  }

  #look(): void {
    for (const landing of this.#landings.values()) {
      const why = whyStopped(this.session.table, landing);
      if (why === "" || why === landing.lastReason) continue;
      landing.lastReason = why;
      this.tell(landing.creature, why);
    }
  }
}
