import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { keyValue } from "../actions/field_choices";
import { meant } from "../actions/take_action";
import { QuestionSchema } from "../generated/protocol/wire/v1/play_pb";
import { SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { CreatureSchema } from "../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../state/fold/empty_table";
import { readCreature } from "../state/fold/fold_creature";
import type { AutoAnswer } from "../state/session.svelte";
import { SchemaIndex } from "../state/table/schema_index";
import { yesOrNo } from "./answers";
import {
  ALWAYS_ASK,
  autoAnswersOf,
  autoAnswerText,
  countingText,
  DEFAULT_ANSWER,
  kindsOf,
  kindText,
  says,
  toAsk,
} from "./auto_answers";

const names = ["", "interrupt", "defend", "pass", "swift", "in_advance_swift", "shield", "use"];
const [INTERRUPT, DEFEND, PASS, SWIFT, ABOUT_SWIFT, SHIELD, USE] = [1, 2, 3, 4, 5, 6, 7];
const schema = create(SchemaSchema, {
  actions: [{ key: DEFEND, name: "Defend" }],
  texts: [
    { key: PASS, text: "Pass" },
    { key: SWIFT, text: "{by} is open to {asked}." },
    { key: ABOUT_SWIFT, text: "when a creature is open to a swift attack" },
    { key: SHIELD, text: "Does {asked} step in?" },
    { key: USE, text: "{who} may use {technique}. Does {who}? It costs {cost} Focus within {reach m}." },
  ],
});
const table = emptyTable(create(WelcomeSchema), new SchemaIndex(names, schema));
const order = { creature: 1, prompt: SWIFT, value: keyValue(PASS), askAbove: null };

test("A kind of question has the rulebook's text, else its own", () => {
  expect(kindText(table, SWIFT)).toBe("when a creature is open to a swift attack");
  expect(kindText(table, SHIELD)).toBe("at the prompt “Does a creature step in?”");
  expect(kindText(table, USE)).toBe(
    "at the prompt “A creature may use a technique. Does a creature? It costs some Focus within some.”",
  );
});

test("The text of an open question names the creature it asks", () => {
  const open = create(QuestionSchema, { prompt: SHIELD, asked: 1 });
  const known = { ...table, creatures: new Map([[1, readCreature(create(CreatureSchema, { id: 1, name: "Ada" }))]]) };

  expect(kindText(known, SHIELD, open)).toBe("at the prompt “Does Ada step in?”");
  expect(kindText(known, SWIFT, open)).toBe("when a creature is open to a swift attack");
});

test.each([
  [keyValue(PASS), null, "Pass"],
  [keyValue(PASS), 10n, "ask above 10 damage, else Pass"],
  [meant(INTERRUPT, DEFEND, []), null, "Defend"],
  [yesOrNo(true), null, "yes"],
  [DEFAULT_ANSWER, null, "the default"],
  [DEFAULT_ANSWER, ALWAYS_ASK, "ask me"],
])("An automatic answer reads as its value", (value, askAbove, words) => {
  expect(autoAnswerText(table, { ...order, value, askAbove })).toBe(words);
});

const goblin = readCreature(create(CreatureSchema, { id: 1, name: "Goblin" }));
const fallbacks = {
  ...table,
  schemaIndex: new SchemaIndex(names, create(SchemaSchema, { autoAnswered: [SWIFT, SHIELD] })),
};
const forAll = { ...order, creature: 0, askAbove: 5n };

test("A creature without a player has its own, then those for all, then the rulebook's", () => {
  const from = (set: readonly AutoAnswer[]) =>
    autoAnswersOf(fallbacks, set, goblin).map((one) => [one.autoAnswer.prompt, one.from]);

  expect(from([forAll, order])).toEqual([
    [SWIFT, "creature"],
    [SHIELD, "rulebook"],
  ]);
  expect(from([forAll])).toEqual([
    [SWIFT, "all"],
    [SHIELD, "rulebook"],
  ]);
  expect(from([])).toEqual([
    [SWIFT, "rulebook"],
    [SHIELD, "rulebook"],
  ]);
});

test("What the rulebook answers only for light attacks reads so", () => {
  const light = new SchemaIndex(names, create(SchemaSchema, { autoAnsweredIfLight: [SWIFT] }));
  const [one] = autoAnswersOf({ ...table, schemaIndex: light }, [], goblin);
  expect(one === undefined ? "" : countingText(table, one)).toMatch(/^the default, ask if/);
  const [own] = autoAnswersOf({ ...table, schemaIndex: light }, [order], goblin);
  expect(own?.ifLight).toBe(false);
});

test("A creature with a player has its own alone", () => {
  expect(autoAnswersOf(fallbacks, [forAll], { ...goblin, seats: [7] })).toEqual([]);
});

test("An automatic answer with a limit is not always given", () => {
  expect(says(order, keyValue(PASS))).toBe(true);
  expect(says({ ...order, askAbove: 10n }, keyValue(PASS))).toBe(false);
  expect(says(undefined, keyValue(PASS))).toBe(false);
});

test("The kinds of prompts are those that the rulebook answers or has a text for", () => {
  expect(kindsOf(table)).toEqual([SWIFT]);
  const answering = new SchemaIndex(names, { ...schema, autoAnswered: [SHIELD, SWIFT] });
  expect(kindsOf({ ...table, schemaIndex: answering })).toEqual([SWIFT, SHIELD]);
});

test("To be asked again an automatic answer is removed, or set where another would count", () => {
  const npc = readCreature(create(CreatureSchema, { id: 1 }));
  const all = { ...order, creature: 0 };
  expect(toAsk(table, [order], npc, SWIFT)).toBe("remove");
  expect(toAsk(table, [order, all], npc, SWIFT)).toBe("set");
  expect(toAsk(table, [all], null, SWIFT)).toBe("remove");
});
