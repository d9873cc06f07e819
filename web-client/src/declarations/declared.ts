// What was declared, as the table tells it: who, which action, in which resolution. Pure.
import type { Value } from "../generated/protocol/wire/v1/common_pb";
import { type Declared, type Question, Question_Shape } from "../generated/protocol/wire/v1/play_pb";
import type { Key } from "../state/schema_index";
import type { CreatureId, Table } from "../state/table";

/// The parameters that every declared action has; whatever else the rulebook tells is its own.
const [WHO, ACTION] = ["who", "action"];

/// 0: nobody whom the reader knows.
export function actorOf(table: Table, declared: Declared): CreatureId {
  const who = said(table, declared, WHO);
  return who?.case === "ref" && who.value.of.case === "creature" ? who.value.of.value : 0;
}

/// 0: none that the reader knows.
export function actionOf(table: Table, declared: Declared): Key {
  const what = said(table, declared, ACTION);
  return what?.case === "key" ? what.value : 0;
}

/// What is told of it besides.
export function detailsOf(table: Table, { params }: Declared): Declared["params"] {
  return params.filter(({ name }) => ![WHO, ACTION].includes(table.schemaIndex.name(name)));
}

/// The resolution that a question belongs to: what its id begins with.
export function resolutionOf(question: string): string {
  return question.split(".", 1)[0] ?? question;
}

/// The question that an answer to `question` goes to now: it, or the one that `asked` was asked in its place meanwhile.
/// Null: it is too late.
export function stillAsked(questions: readonly Question[], question: string, asked: CreatureId): Question | null {
  const again = (other: Question) =>
    other.asked === asked && other.shape === Question_Shape.ACTION && resolutionOf(other.id) === resolutionOf(question);
  return questions.find(({ id }) => id === question) ?? questions.find(again) ?? null;
}

function said(table: Table, { params }: Declared, named: string | undefined): Value["is"] | undefined {
  return params.find(({ name }) => table.schemaIndex.name(name) === named)?.value?.is;
}
