// Reactions in the middle of a move: the reactor, its action, the outcome. Pure.
import type { LogEntry, LogLine, RollMade } from "../generated/protocol/wire/v1/log_pb";
import type { Key } from "../state/table/schema_index";
import type { CreatureId, Table } from "../state/table/table";
import { nameThen } from "../state/text/log_names";
import { sentence } from "../state/text/sentence";
import { creatureOf, purposeAndOutcome, toneOf, type Verdict } from "./verdict";

/// The other creature in a roll of or against `mover`, who just moves: it reacts; 0: none does.
export function reactorIn({ by, against }: RollMade, mover: CreatureId): CreatureId {
  const [roller, opponent] = [creatureOf(by), creatureOf(against)];
  return roller === mover ? opponent : opponent === mover ? roller : 0;
}

/// One for each creature that reacts, over the mover: "Marn, Kneecap on Cyrus: evaded". A defence that fails leaves the
/// verdict of the attack.
export function interruptsOf(table: Table, entries: readonly LogEntry[], mover: CreatureId): readonly Verdict[] {
  const verdicts = new Map<CreatureId, Verdict>();
  for (const [index, { is }] of entries.entries()) {
    const reactor = is.case === "roll" ? reactorIn(is.value, mover) : 0;
    if (is.case !== "roll" || reactor === 0 || is.value.outcome === 0) continue;
    const tone = toneOf(table.schemaIndex, is.value.outcome);
    const defends = creatureOf(is.value.by) === mover;
    if (defends && tone === "miss" && verdicts.has(reactor)) continue;
    const used = usedBy(table, entries.slice(0, index), reactor) || (defends ? "" : sentence(table, is.value.purpose));
    const did = `${nameThen(table, entries, reactor) || "someone"}${used && `, ${used}`}`;
    const outcome = defends ? purposeAndOutcome(table, is.value) : sentence(table, is.value.outcome);
    const words = `${did} on ${nameThen(table, entries, mover)}: ${outcome}`;
    verdicts.set(reactor, { tone, words, outcome, on: mover });
  }
  return [...verdicts.values()];
}

/// What the last sentence about `creature` and something of the rulebook names: "Kneecap"; "" without one.
function usedBy(table: Table, entries: readonly LogEntry[], creature: CreatureId): string {
  const used = entries.map(({ is }) => (is.case === "logLine" ? usedIn(is.value, creature) : 0));
  return sentence(table, used.findLast((key) => key !== 0) ?? 0);
}

function usedIn({ params }: LogLine, creature: CreatureId): Key {
  const values = params.flatMap(({ value }) => value?.is ?? []);
  const isAbout = values.some((value) => value.case === "ref" && creatureOf(value.value) === creature);
  const key = values.find((value) => value.case === "key");
  return isAbout && key?.case === "key" ? key.value : 0;
}
