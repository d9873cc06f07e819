// Automatic answers: which counts for a creature, and their texts. Pure.
import { create, equals } from "@bufbuild/protobuf";
import { type Value, ValueSchema } from "../generated/protocol/wire/v1/common_pb";
import type { Question } from "../generated/protocol/wire/v1/play_pb";
import type { AutoAnswer } from "../state/session.svelte";
import type { Key } from "../state/table/schema_index";
import type { Creature, Table } from "../state/table/table";
import { fill, questionText, valueText } from "../state/text/sentence";

/// The default answer to each question, whatever it is.
export const DEFAULT_ANSWER: Value = create(ValueSchema);
export const DEFAULT_ANSWER_TEXT = "the default";
export const LIGHT_DEFAULT_TEXT = "the default, ask if half of the health left is at stake";
export const ASK_ME = "Ask me";
/// The limit of damage of an automatic answer that never answers.
export const ALWAYS_ASK = -1n;

/// An automatic answer that counts for a creature, and where it was set.
export interface CountingAutoAnswer {
  readonly autoAnswer: AutoAnswer;
  readonly from: "creature" | "all" | "rulebook";
  /// Only while an attack can take at most half of the health left; else the GM is asked.
  readonly ifLight: boolean;
}

/// Those of `all` that count for `creature`, and for one without a player the rulebook's: its own first, then what is
/// set for all creatures without a player (creature 0). creature null: what counts for all of these.
export function autoAnswersOf(
  table: Table,
  all: readonly AutoAnswer[],
  creature: Creature | null,
): readonly CountingAutoAnswer[] {
  const counting: CountingAutoAnswer[] = [];
  const add = (from: CountingAutoAnswer["from"], autoAnswers: readonly AutoAnswer[], ifLight = false) => {
    for (const autoAnswer of autoAnswers)
      if (!counting.some((other) => other.autoAnswer.prompt === autoAnswer.prompt))
        counting.push({ autoAnswer, from, ifLight });
  };
  if (creature !== null)
    add(
      "creature",
      all.filter((autoAnswer) => autoAnswer.creature === creature.id),
    );
  if (creature !== null && creature.seats.length > 0) return counting;
  add(
    "all",
    all.filter((autoAnswer) => autoAnswer.creature === 0),
  );
  const byRulebook = (prompt: Key) => ({ creature: 0, prompt, value: DEFAULT_ANSWER, askAbove: null });
  const { autoAnswered, autoAnsweredIfLight } = table.schemaIndex.schema;
  add("rulebook", autoAnswered.map(byRulebook));
  add("rulebook", autoAnsweredIfLight.map(byRulebook), true);
  return counting;
}

/// What makes `creature` (null: all creatures without a player) be asked at a kind of prompt again: "remove" its own
/// automatic answer, or "set" one that always asks, where another would count without it.
export function toAsk(
  table: Table,
  all: readonly AutoAnswer[],
  creature: Creature | null,
  prompt: Key,
): "remove" | "set" {
  return countingWithoutOwn(table, all, creature, prompt) === undefined ? "remove" : "set";
}

/// What would count for `creature` (null: all creatures without a player) at a kind of prompt without its own.
export function countingWithoutOwn(
  table: Table,
  all: readonly AutoAnswer[],
  creature: Creature | null,
  prompt: Key,
): CountingAutoAnswer | undefined {
  const others = all.filter((autoAnswer) => autoAnswer.creature !== (creature?.id ?? 0));
  return autoAnswersOf(table, others, creature).find(({ autoAnswer }) => autoAnswer.prompt === prompt);
}

/// The kinds of prompts that have an automatic answer of the rulebook, or a text `in_advance_KIND`, in its order.
export function kindsOf({ schemaIndex }: Table): readonly Key[] {
  const prefix = "in_advance_";
  const names = schemaIndex.schema.texts.map(({ key }) => schemaIndex.name(key));
  const worded = names.flatMap((name) => (name.startsWith(prefix) ? [schemaIndex.key(name.slice(prefix.length))] : []));
  const { autoAnswered, autoAnsweredIfLight } = schemaIndex.schema;
  return [...new Set([...worded, ...autoAnswered, ...autoAnsweredIfLight])];
}

/// What a text of the rulebook reads in place of a {parameter} while no question fills it; others read "some".
const GAP_WORDS: ReadonlyMap<string, string> = new Map([
  ...["who", "actor", "target", "asked", "by"].map((name) => [name, "a creature"] as const),
  ...["item", "action", "ability", "attribute"].map((name) => [name, `an ${name}`] as const),
  ...["technique", "skill", "price"].map((name) => [name, `a ${name}`] as const),
  ...["text", "what", "purpose"].map((name) => [name, "something"] as const),
]);

/// The text of a kind of question: the rulebook's `in_advance_KIND` if it has one, else that of `question`, else the
/// question's with plain words in its gaps.
export function kindText(table: Table, prompt: Key, question?: Question): string {
  const { schemaIndex } = table;
  const words = schemaIndex.texts.get(schemaIndex.key(`in_advance_${schemaIndex.name(prompt)}`));
  if (words !== undefined) return words;
  return `at the prompt “${question === undefined ? unfilledText(table, prompt) : questionText(table, question)}”`;
}

function unfilledText(table: Table, prompt: Key): string {
  const plain = table.schemaIndex
    .label(prompt)
    .replace(/\{([a-z_]\w*)(?: \w+)?\}/g, (_, name: string) => GAP_WORDS.get(name) ?? "some")
    .replace(/(^|[.?!] )[a-z]/g, (start) => start.toUpperCase());
  return fill(table, plain);
}

/// The text of one that counts.
export function countingText(table: Table, { autoAnswer, ifLight }: CountingAutoAnswer): string {
  return ifLight ? LIGHT_DEFAULT_TEXT : autoAnswerText(table, autoAnswer);
}

/// "no", "Agile Move", "ask me above 10, else no", "the default", "ask me".
export function autoAnswerText(table: Table, { creature, value, askAbove }: AutoAnswer): string {
  if (askAbove === ALWAYS_ASK) return "ask me";
  const answer = answerText(table, value, table.creatures.get(creature)?.scene ?? 0);
  return askAbove === null ? answer : `ask above ${askAbove} damage, else ${answer}`;
}

/// Whether `autoAnswer` is `value` without a damage limit.
export function says(autoAnswer: AutoAnswer | undefined, value: Value): boolean {
  return autoAnswer !== undefined && autoAnswer.askAbove === null && equals(ValueSchema, autoAnswer.value, value);
}

/// The text of an answer; an action reads as its name.
function answerText(table: Table, value: Value, scene: number): string {
  if (value.is.case === undefined) return DEFAULT_ANSWER_TEXT;
  if (value.is.case === "key" && value.is.value === 0) return "pass";
  const action = value.is.case === "list" ? value.is.value.values[1] : undefined;
  return valueText(table, action ?? value, scene);
}
