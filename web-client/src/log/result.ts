// What a resolution comes to, from its log entries: actor, action, targets, verdict, the changes, one number. Pure.
import {
  type Change,
  Change_Kind,
  type DiceRoll,
  DiceRoll_To,
  type LogEntry,
  type RollMade,
} from "../generated/protocol/wire/v1/log_pb";
import { ActionSchema_For, NumberSchema_Kind } from "../generated/protocol/wire/v1/schema_pb";
import { relatedText } from "../sheet/relation_text";
import type { Key } from "../state/table/schema_index";
import { END_TURN, playerName } from "../state/table/selectors";
import type { CreatureId, Table } from "../state/table/table";
import { numberText, signedText } from "../state/text/figures";
import { nameThen } from "../state/text/log_names";
import { listText, refusalText, sentence } from "../state/text/sentence";
import { interruptsOf, reactorIn } from "./interrupts";
import { creatureOf, mainRoll, toneOf, type Verdict, verdictOf } from "./verdict";

/// A change of one creature in short: "HP −4", "gains Prone"; a loss that the log calculates as those read it who may not
/// know the number: "Damage 4".
export interface Effect {
  readonly on: CreatureId;
  /// The name that it had then.
  readonly name: string;
  readonly words: string;
  /// By how much a number changed; 0: a condition or relation.
  readonly change: number;
}

/// "gains Prone, Stunned"; behind other words without "gains": "Damage 4, Prone, Stunned".
export function effectsText(effects: readonly Pick<Effect, "words">[]): string {
  return effects
    .map(({ words }) => words)
    .join(", ")
    .replaceAll(", gains ", ", ");
}

export interface Figure {
  readonly words: string;
  readonly caption: string;
  /// What it counts: a loss, a gain, what an action does to a target, a roll against the number in the caption, or just
  /// the roll.
  readonly kind: "loss" | "gain" | "done" | "against" | "roll";
}

export interface Result {
  readonly actor: CreatureId;
  readonly who: string;
  readonly icon: string;
  readonly what: string;
  /// The targets; "" without one.
  readonly targets: string;
  readonly verdict: Verdict | null;
  /// The same, and those of reactions to a move.
  readonly verdicts: readonly Verdict[];
  readonly effects: readonly Effect[];
  readonly figure: Figure | null;
  /// Its first sentence, or "".
  readonly note: string;
  /// Whether it has a card over the map.
  readonly isShown: boolean;
}

/// entries: of one resolution, in order.
export function resultOf(table: Table, entries: readonly LogEntry[]): Result {
  const head = entries.find(({ action }) => action !== 0);
  const actor = head?.actor ?? 0;
  const action = table.schemaIndex.actions.get(head?.action ?? 0);
  const dice = entries.flatMap(({ is }) => (is.case === "dice" ? [is.value] : []))[0];
  const moves = action?.movement === true;
  const own = entries.filter(({ is }) => !moves || is.case !== "roll" || reactorIn(is.value, actor) === 0);
  const verdicts = [verdictOf(table, own, actor) ?? [], moves ? interruptsOf(table, entries, actor) : []].flat();
  const verdict = verdicts[0] ?? null;
  const effects = effectsOf(table, entries, actor, moves ? "moves" : "acts");
  const figure = dice === undefined ? figureOf(table, own, effects, actor) : figureOfDice(dice);
  const note = noteOf(table, entries);
  const byGm = action === undefined && entries.some((entry) => entry.byGm);
  const played =
    action?.who === ActionSchema_For.OF_CREATURE &&
    !moves &&
    !action.facing &&
    table.schemaIndex.name(action.key) !== END_TURN;
  return {
    actor,
    who: dice === undefined ? nameThen(table, entries, actor) : playerName(table, dice.seat),
    icon: action?.icon ?? "",
    what: action?.name ?? dice?.expression ?? (byGm ? "GM edit" : ""),
    targets: targetsOf(table, own, actor),
    verdict,
    verdicts,
    effects,
    figure,
    note,
    isShown:
      verdicts.some(({ tone }) => tone !== "neutral") ||
      dice !== undefined ||
      effects.some(({ change }) => change !== 0) ||
      (played && (verdict !== null || figure !== null || effects.length > 0 || note !== "")),
  };
}

/// The names of those the actor rolled against; else of the last who rolled against the actor.
function targetsOf(table: Table, entries: readonly LogEntry[], actor: CreatureId): string {
  const rolls = entries.flatMap(({ is }) => (is.case === "roll" ? [is.value] : []));
  const aimedAt = rolls.filter(({ by }) => creatureOf(by) === actor).map(({ against }) => creatureOf(against));
  const answered = rolls.filter(({ against }) => creatureOf(against) === actor).map(({ by }) => creatureOf(by));
  const others = (ids: readonly CreatureId[]) => [...new Set(ids)].filter((id) => id !== 0 && id !== actor);
  const targets = others(aimedAt).length > 0 ? others(aimedAt) : others(answered.slice(-1));
  return actor === 0 || targets.length === 0 ? "" : listText(targets.map((id) => nameOf(table, entries, id)));
}

/// What takes a creature out of the fight, changes of resources, harmful conditions and relations begun; without any of
/// these the harmless conditions. A condition that ends and begins again is no news. What the actor and others than the targets of rolls
/// lose, and anyone while the actor just moves, is a price and left out, except from the first bar of the token.
function effectsOf(
  table: Table,
  entries: readonly LogEntry[],
  actor: CreatureId,
  does: "moves" | "acts",
): readonly Effect[] {
  const { numbers } = table.schemaIndex.schema;
  const isResource = (key: Key) => table.schemaIndex.numbers.get(key)?.kind === NumberSchema_Kind.RESOURCE;
  const vital = numbers.find(({ key, onToken }) => onToken && isResource(key))?.key;
  const sums = new Map<string, { on: CreatureId; key: Key; change: number }>();
  const gains = new Map<string, Effect & Gain>();
  const ended = new Set<string>();
  for (const { is } of entries) {
    const on = is.case === "change" ? creatureOf(is.value.on) : 0;
    if (is.case !== "change" || on === 0) continue;
    const { kind, key, before, after } = is.value;
    if (kind === Change_Kind.ENDED) ended.add(`${on} ${key}`);
    if (kind === Change_Kind.GAINED && !ended.has(`${on} ${key}`)) {
      const gain = gainOf(table, is.value);
      if (gain !== null) gains.set(`${on} ${gain.words}`, { on, name: nameOf(table, entries, on), ...gain, change: 0 });
    } else if (kind === Change_Kind.NUMBER && before !== undefined && after !== undefined && isResource(key)) {
      const change = (sums.get(`${on} ${key}`)?.change ?? 0) + Number(after - before);
      sums.set(`${on} ${key}`, { on, key, change });
    }
  }
  const rolls = entries.flatMap(({ is }) => (is.case === "roll" ? [is.value] : []));
  const pays = (on: CreatureId) =>
    on === actor || does === "moves" || (rolls.length > 0 && !rolls.some(({ against }) => creatureOf(against) === on));
  const lossText = (on: CreatureId, loss: number) => {
    const calculated = entries.flatMap(({ is }) => (is.case === "calculated" ? [is.value] : []));
    const done = calculated.findLast((one) => creatureOf(one.on) === on && Number(one.sum?.total) === loss);
    return done === undefined ? "" : `${sentence(table, done.what)} ${loss}`;
  };
  const changed = [...sums.values()]
    .filter(({ on, key, change }) => change !== 0 && (change > 0 || key === vital || !pays(on)))
    .map(({ on, key, change }) => ({
      on,
      name: nameOf(table, entries, on),
      words:
        (key === vital && change < 0 && lossText(on, -change)) ||
        `${table.schemaIndex.numbers.get(key)?.name} ${signedText(change)}`,
      change,
      rank: RANK.number,
    }));
  const effects = [...changed, ...gains.values()].sort((one, other) => one.rank - other.rank);
  return effects.filter(({ rank }) => rank !== RANK.harmless || effects[0]?.rank === rank);
}

/// The largest change of a number, else what was last calculated for another, but not just before a roll of its own, or
/// rolled without a verdict against one, else the deciding roll.
function figureOf(
  table: Table,
  entries: readonly LogEntry[],
  effects: readonly Effect[],
  actor: CreatureId,
): Figure | null {
  const largest = effects.reduce<Effect | undefined>(
    (most, effect) => (Math.abs(effect.change) > Math.abs(most?.change ?? 0) ? effect : most),
    undefined,
  );
  if (largest !== undefined) {
    const caption = largest.words.slice(0, largest.words.lastIndexOf(" "));
    return { words: signedText(largest.change), caption, kind: largest.change < 0 ? "loss" : "gain" };
  }
  const figure = (total: bigint | undefined, caption: string, kind: Figure["kind"]) =>
    total === undefined ? null : { words: numberText(total), caption, kind };
  const main = mainRoll(table, entries, actor);
  const isPlain = ({ outcome }: RollMade) => toneOf(table.schemaIndex, outcome) === "neutral";
  const done = entries.flatMap(({ is }, index) => {
    const next = entries[index + 1]?.is;
    const rolls = next?.case === "roll" ? creatureOf(next.value.by) : actor;
    if (is.case === "calculated" && ![actor, rolls].includes(creatureOf(is.value.on)))
      return figure(is.value.sum?.total, sentence(table, is.value.what), "done") ?? [];
    if (
      is.case === "roll" &&
      is.value !== main &&
      creatureOf(is.value.by) === actor &&
      is.value.against &&
      isPlain(is.value)
    )
      return figure(is.value.total?.total, sentence(table, is.value.purpose), "done") ?? [];
    return [];
  });
  const needed = main?.target?.total;
  const caption = needed === undefined ? sentence(table, main?.purpose ?? 0) : `vs ${numberText(needed)}`;
  return done.at(-1) ?? figure(main?.total?.total, caption, needed === undefined ? "roll" : "against");
}

function figureOfDice({ dice, to, total, comment }: DiceRoll): Figure {
  const blind = dice.length === 0 && to === DiceRoll_To.BLIND;
  return { words: blind ? "?" : numberText(total), caption: comment, kind: "roll" };
}

/// In which order effects are listed.
const RANK = { down: 0, number: 1, harm: 2, harmless: 3 } as const;

interface Gain {
  readonly words: string;
  readonly rank: number;
}

/// null: what the rulebook keeps for itself: a condition without a name, a relation without a sentence or to no creature.
function gainOf(table: Table, { key, on, with: other }: Change): Gain | null {
  if (on !== undefined && other !== undefined) {
    const words = creatureOf(other) === 0 ? "" : relatedText(table, { key, from: on, to: other });
    return words === "" ? null : { words, rank: RANK.harm };
  }
  const condition = table.schemaIndex.conditions.get(key);
  if (condition === undefined) return null;
  if (condition.incapacitates) return { words: `down: ${condition.name}`, rank: RANK.down };
  return { words: `gains ${condition.name}`, rank: condition.harmful ? RANK.harm : RANK.harmless };
}

/// Its first sentence: of a refusal, if there is one.
function noteOf(table: Table, entries: readonly LogEntry[]): string {
  const notes = entries.flatMap(({ is }) => (is.case === "logLine" ? [is.value] : []));
  const note = notes.find(({ why }) => why !== undefined) ?? notes[0];
  if (note === undefined) return "";
  const why = note.why === undefined ? "" : ` ${refusalText(table, note.why)}`;
  return `${sentence(table, note.text, note.params)}${why}`;
}

function nameOf(table: Table, entries: readonly LogEntry[], creature: CreatureId): string {
  return nameThen(table, entries, creature) || "someone";
}
