// Parameters of a declared action: actor, action, resolution. Pure.
import type { Value } from "../generated/protocol/wire/v1/common_pb";
import { type Declared, type Question, Question_Shape } from "../generated/protocol/wire/v1/play_pb";
import type { Key } from "../state/table/schema_index";
import type { CreatureId, Table } from "../state/table/table";

/// The parameters of every declared action; the rulebook may add others.
const [WHO, ACTION] = ["who", "action"];

/// 0: an actor unknown to the viewer.
export function actorOf(table: Table, declared: Declared): CreatureId {
  const who = said(table, declared, WHO);
  return who?.case === "ref" && who.value.of.case === "creature" ? who.value.of.value : 0;
}

/// 0: an action unknown to the viewer.
export function actionOf(table: Table, declared: Declared): Key {
  const what = said(table, declared, ACTION);
  return what?.case === "key" ? what.value : 0;
}

/// The other parameters.
export function detailsOf(table: Table, { params }: Declared): Declared["params"] {
  return params.filter(({ name }) => ![WHO, ACTION].includes(table.schemaIndex.name(name)));
}

/// The resolution of a question: the beginning of its id.
export function resolutionOf(question: string): string {
  return question.split(".", 1)[0] ?? question;
}

/// The open question that takes an answer to `question`: itself, or the one that replaced it for `asked`. Null: none
/// is open.
export function stillAsked(questions: readonly Question[], question: string, asked: CreatureId): Question | null {
  const again = (other: Question) =>
    other.asked === asked && other.shape === Question_Shape.ACTION && resolutionOf(other.id) === resolutionOf(question);
  return questions.find(({ id }) => id === question) ?? questions.find(again) ?? null;
}

function said(table: Table, { params }: Declared, named: string | undefined): Value["is"] | undefined {
  return params.find(({ name }) => table.schemaIndex.name(name) === named)?.value?.is;
}
