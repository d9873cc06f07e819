// Declared actions as cards: actor, action, price, possible replies, order. Pure.
import type { Param } from "../generated/protocol/wire/v1/common_pb";
import type { Declaration, Question, Queued, DeclaredAction as Sent } from "../generated/protocol/wire/v1/play_pb";
import type { Key } from "../state/table/schema_index";
import { plays } from "../state/table/selectors";
import type { CreatureId, SceneId, Table } from "../state/table/table";
import { numberText } from "../state/text/figures";
import { listText, sentence, valueText } from "../state/text/sentence";
import { actionText, isReactionPrompt, resolutionOf } from "./declared";

/// A declared action in words.
export interface DeclaredAction {
  readonly who: CreatureId;
  /// The actor's name as the viewer knows it.
  readonly name: string;
  readonly action: string;
  /// The target and the other parameters, after `action`: " Brug, longsword".
  readonly detail: string;
  /// The reserved price: "3 Energy".
  readonly price: string;
  readonly rule: Key;
}

/// A declared action, the replies to it, who is awaited, and my questions about it.
export interface DeclaredActionCard {
  /// The resolution.
  readonly id: string;
  /// Null: the viewer knows only its questions.
  readonly declaration: Declaration | null;
  readonly declared: DeclaredAction | null;
  readonly answers: readonly DeclaredAction[];
  /// "you and Brug"; "" if none is awaited. Without you where your prompt has a card of its own.
  readonly waitsFor: string;
  /// The time after the card before it, "0.04 s later"; "" for the first and for clear gaps.
  readonly came: string;
  readonly questions: readonly Question[];
}

/// A command in the queue behind open resolutions.
export interface QueuedAction {
  readonly id: string;
  /// Its place in the order of arrival, among declared and queued actions.
  readonly order: number;
  readonly actor: CreatureId;
  /// The action with its parameters: "Defend".
  readonly action: string;
  readonly words: string;
  /// "behind #1, 0.04 s later"
  readonly why: string;
  /// The text of what it waits for: "Ash's Attack".
  readonly behind: string;
  /// The client id by which I may cancel it; 0: it is not mine.
  readonly mine: number;
}

const NAMED = 3;
/// Arrivals closer than this show the time between them.
const CLOSE_MS = 2000n;

/// The cards in the server's order; resolutions with questions only come last.
export function cardsOf(table: Table): readonly DeclaredActionCard[] {
  const asked = table.questions.filter(isReactionPrompt).filter((question) => question.mine || table.gm);
  const of = (id: string) => asked.filter((question) => resolutionOf(question.id) === id);
  const declared = table.declarations.map((declaration, at, all) => ({
    ...cardOf(table, declaration, of(declaration.resolution)),
    came: closely(declaration, all[at - 1]),
  }));
  const known = new Set(declared.map(({ id }) => id));
  const others = new Set(asked.map(({ id }) => resolutionOf(id)).filter((id) => !known.has(id)));
  const loose = [...others].map((id) => ({
    id,
    declaration: null,
    declared: null,
    answers: [],
    waitsFor: "",
    came: "",
    questions: of(id),
  }));
  return [...declared, ...loose];
}

/// The queue, in the order of arrival at the server.
export function queuedActionsOf(table: Table): readonly QueuedAction[] {
  return [...table.queue]
    .sort((a, b) => a.order - b.order)
    .map((queued) => {
      const open = table.declarations.find(({ resolution }) => resolution === queued.waitsFor);
      const declared = open?.declared[0] === undefined ? null : declaredActionOf(table, open.declared[0]);
      return {
        id: `${queued.order}`,
        order: queued.order,
        actor: queued.actor,
        action: queuedAction(table, queued),
        words: `${actorName(table, queued.actor)}: ${queuedAction(table, queued)}`,
        why: delayText(queued, open),
        behind: declared === null ? "" : `${possessive(declared.name)} ${declared.action}`,
        mine: queued.mine ? queued.clientId : 0,
      };
    });
}

/// Whether a blocking question of the card is mine.
export function isBlockedOnMe({ questions }: DeclaredActionCard): boolean {
  return questions.some(({ mine, nonBlocking }) => mine && !nonBlocking);
}

/// The ids of my blocking questions in one string, to detect changes.
export function blockingPromptIds(cards: readonly DeclaredActionCard[]): string {
  const asked = cards.flatMap(({ questions }) => questions.filter(({ mine, nonBlocking }) => mine && !nonBlocking));
  return asked.map(({ id }) => id).join(" ");
}

/// One line for all cards: "Your response is needed. Ash: Attack Brug and 2 more."; "" without declared actions.
export function summaryText(cards: readonly DeclaredActionCard[], queued: readonly QueuedAction[]): string {
  const first = cards.find(isBlockedOnMe) ?? cards[0];
  const declared = first?.declared;
  const named = declared == null ? [] : [`${declared.name}: ${declared.action}${declared.detail}`];
  const more = cards.length - named.length;
  const said = [...named, ...(more > 0 ? [`${more} ${named.length > 0 ? "more" : "prompted"}`] : [])];
  const asked = cards.some(isBlockedOnMe) ? "Your response is needed. " : "";
  const waiting = queued.length === 0 ? "" : ` ${queued.length} queued.`;
  return `${asked}${said.length === 0 ? "" : `${listText(said)}.`}${waiting}`.trim();
}

function closely(declaration: Declaration, before: Declaration | undefined): string {
  const later = before === undefined ? CLOSE_MS : declaration.arrivedMs - before.arrivedMs;
  return later < CLOSE_MS ? cameText(later) : "";
}

function cardOf(
  table: Table,
  declaration: Declaration,
  questions: readonly Question[],
): Omit<DeclaredActionCard, "came"> {
  const [first, ...rest] = declaration.declared;
  return {
    id: declaration.resolution,
    declaration,
    declared: first === undefined ? null : declaredActionOf(table, first),
    answers: rest.map((declared) => declaredActionOf(table, declared)),
    waitsFor: waitsText(table, declaration.waitsFor, questions),
    questions,
  };
}

function declaredActionOf(table: Table, declared: Sent): DeclaredAction {
  const { actor, action, responseType, details } = declared;
  const others = details.filter((param) => !isPrice(table, param));
  return {
    who: actor,
    name: actorName(table, actor),
    action: actionText(table, action),
    detail: [detailText(table, actor, others), ...(responseType === 0 ? [] : [sentence(table, responseType)])].join(
      ", ",
    ),
    price: priceText(table, details),
    rule: declared.rule !== 0 ? declared.rule : (table.schemaIndex.actions.get(action)?.rules[0] ?? 0),
  };
}

/// A parameter named after a number of the rulebook is the reserved amount of it.
function isPrice(table: Table, { name, value }: Param): boolean {
  return value?.is.case === "number" && table.schemaIndex.numbers.has(name);
}

function priceText(table: Table, params: readonly Param[]): string {
  const parts = params.flatMap(({ name, value }) => {
    const number = table.schemaIndex.numbers.get(name);
    if (number === undefined || value?.is.case !== "number" || value.is.value === 0n) return [];
    return [`${numberText(value.is.value)} ${number.name}`];
  });
  return parts.length === 0 ? "" : listText(parts);
}

/// The target follows the action, other parameters follow a comma: " Brug, longsword", ", boldly".
function detailText(table: Table, actor: CreatureId, params: readonly Param[]): string {
  const scene = table.creatures.get(actor)?.scene ?? 0;
  const against = params.find(({ value }) => value?.is.case === "ref" && value.is.value.of.case === "creature");
  const others = params.filter((param) => param !== against);
  const beside = against?.value === undefined ? "" : ` ${valueText(table, against.value)}`;
  return [beside, ...otherText(table, scene, others)].join(", ");
}

function otherText(table: Table, scene: SceneId, params: readonly Param[]): readonly string[] {
  return params.flatMap(({ name, value }) => {
    if (value === undefined || value.is.case === undefined) return [];
    if (value.is.case === "yes") return value.is.value ? [table.schemaIndex.label(name)] : [];
    if (value.is.case === "number") return [`${table.schemaIndex.label(name)} ${numberText(value.is.value)}`];
    const words = valueText(table, value, scene);
    return [value.is.case === "place" || value.is.case === "path" ? `to ${words}` : words];
  });
}

function queuedAction(table: Table, { actor, action, form }: Queued): string {
  return `${actionText(table, action)}${action === 0 ? "" : detailText(table, actor, form)}`;
}

function delayText({ waitsForRight, arrivedMs }: Queued, open: Declaration | undefined): string {
  if (waitsForRight) return "another player has priority";
  return open === undefined ? "queued" : `behind #${open.order}, ${cameText(arrivedMs - open.arrivedMs)}`;
}

/// "4 ms later", "0.04 s later"; whole seconds from ten on.
function cameText(laterMs: bigint): string {
  const ms = Number(laterMs);
  const [far, seconds] = [Math.abs(ms), Math.abs(ms) / 1000];
  if (far === 0) return "same millisecond";
  const length = far < 10 ? `${far} ms` : `${far < 10_000 ? seconds.toFixed(2) : Math.round(seconds)} s`;
  return `${length} ${ms < 0 ? "earlier" : "later"}`;
}

function waitsText(table: Table, ids: readonly CreatureId[], questions: readonly Question[]): string {
  const names = new Set(ids.map((id) => (isMine(table, id) ? "you" : id === 0 ? "the GM" : actorName(table, id))));
  const mine = names.delete("you") && questions.some((question) => question.mine) ? ["you"] : [];
  const others = [...names];
  const named = others.length <= NAMED ? others : others.slice(0, NAMED - 1);
  const more = others.length - named.length;
  const all = [...mine, ...named, ...(more > 0 ? [`${more} others`] : [])];
  return all.length === 0 ? "" : listText(all);
}

/// Whether this person is awaited: for a creature of mine; for the GM also as such and for creatures without a
/// player.
function isMine(table: Table, id: CreatureId): boolean {
  const creature = table.creatures.get(id);
  if (creature === undefined) return id === 0 && table.gm;
  return table.gm ? creature.seats.length === 0 : plays(table, creature);
}

function actorName(table: Table, id: CreatureId): string {
  return table.creatures.get(id)?.name ?? "Unknown";
}

function possessive(name: string): string {
  return name.endsWith("s") ? `${name}'` : `${name}'s`;
}
