// The verdict of a resolution: the roll that decides, and what its outcome means. Pure.
import type { Ref } from "../generated/protocol/wire/v1/common_pb";
import type { LogEntry, RollMade } from "../generated/protocol/wire/v1/log_pb";
import type { Key, SchemaIndex } from "../state/table/schema_index";
import type { CreatureId, Table } from "../state/table/table";
import { nameThen } from "../state/text/log_names";
import { sentence } from "../state/text/sentence";

/// What color, icon and words say of a result.
export type Tone = "hit" | "miss" | "refused" | "neutral";

export interface Verdict {
  readonly tone: Tone;
  /// "hit", or of another than the actor "Bram: Parry failed".
  readonly words: string;
  /// The same without names, for a place at the creature.
  readonly outcome: string;
  /// The creature at which it is shown; 0: none.
  readonly on: CreatureId;
}

/// Rulebooks share the names of usual outcomes; all others are neutral.
const HITS = new Set("hit critical passed worked evaded defended resisted shielded blocked stabilizes".split(" "));
const MISSES = new Set(
  "missed critical_miss failed critical_failure not_evaded contact wild exhausted bleeds_on deadly".split(" "),
);

/// So many equal letters make two words one: "Evasion" and "evaded".
const STEM = 3;

/// Whether an outcome is a success or a failure of the roller.
export function toneOf(schemaIndex: SchemaIndex, outcome: Key): Tone {
  const name = schemaIndex.name(outcome);
  return HITS.has(name) ? "hit" : MISSES.has(name) ? "miss" : "neutral";
}

/// The actor's first roll with a verdict; else the last such roll of another, else the first roll with an outcome.
export function mainRoll(table: Table, entries: readonly LogEntry[], actor: CreatureId): RollMade | undefined {
  const rolls = rollsOf(entries);
  const judged = rolls.filter(({ outcome }) => toneOf(table.schemaIndex, outcome) !== "neutral");
  const first = rolls.find(({ outcome }) => outcome !== 0) ?? rolls[0];
  return judged.find(({ by }) => creatureOf(by) === actor) ?? judged.at(-1) ?? first;
}

/// A reply that succeeds, such as a parry, decides instead of the actor's roll. A reason in the log means that the
/// action was stopped.
export function verdictOf(table: Table, entries: readonly LogEntry[], actor: CreatureId): Verdict | null {
  const stopped = entries.some(({ is }) => is.case === "logLine" && is.value.why !== undefined);
  if (stopped) return { tone: "refused", words: "stopped", outcome: "stopped", on: actor };
  const main = mainRoll(table, entries, actor);
  if (main === undefined || main.outcome === 0) return null;
  const tone = ({ outcome }: RollMade) => toneOf(table.schemaIndex, outcome);
  const rolls = rollsOf(entries);
  const after = rolls.slice(rolls.indexOf(main) + 1);
  const reply = after.findLast((roll) => creatureOf(roll.by) !== creatureOf(main.by) && tone(roll) === "hit");
  const decides = tone(main) === "miss" ? main : (reply ?? main);
  const by = creatureOf(decides.by);
  const name = by === actor ? "" : nameThen(table, entries, by);
  const outcome = name === "" ? sentence(table, decides.outcome) : purposeAndOutcome(table, decides);
  const words = name === "" ? outcome : `${name}: ${outcome}`;
  return { tone: tone(decides), words, outcome, on: by === actor ? creatureOf(decides.against) || by : by };
}

/// "Parry failed"; "evaded" where the outcome repeats the purpose, as of "Evasion".
export function purposeAndOutcome(table: Table, { purpose, outcome }: RollMade): string {
  const [of, words] = [sentence(table, purpose), sentence(table, outcome)];
  return of.slice(0, STEM).toLowerCase() === words.slice(0, STEM).toLowerCase() ? words : `${of} ${words}`;
}

export function creatureOf(ref: Ref | undefined): CreatureId {
  return ref?.of.case === "creature" ? ref.of.value : 0;
}

function rollsOf(entries: readonly LogEntry[]): readonly RollMade[] {
  return entries.flatMap(({ is }) => (is.case === "roll" ? [is.value] : []));
}
