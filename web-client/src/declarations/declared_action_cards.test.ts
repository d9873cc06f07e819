import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { DeclarationsSchema, Question_Shape, QuestionSchema } from "../generated/protocol/wire/v1/play_pb";
import { NumberSchema_Kind, SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { CreatureSchema } from "../generated/protocol/wire/v1/state_pb";
import { queueOf } from "../questions/queue";
import { emptyTable } from "../state/fold/empty_table";
import { readCreature } from "../state/fold/fold_creature";
import { SchemaIndex } from "../state/table/schema_index";
import { cardsOf, queuedActionsOf, summaryText } from "./declared_action_cards";
import { reservedText } from "./reserved_text";

const names = ["", "target", "weapon", "longsword", "attack", "defend", "energy", "boldly", "steps", "challenge"];
const [TARGET, WEAPON, LONGSWORD, ATTACK, DEFEND, ENERGY, BOLDLY, STEPS, CHALLENGE] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const schema = create(SchemaSchema, {
  actions: [
    { key: ATTACK, name: "Attack" },
    { key: DEFEND, name: "Defend" },
  ],
  numbers: [{ key: ENERGY, name: "Energy", kind: NumberSchema_Kind.RESOURCE }],
});
const [ash, brug, cyl, mice] = [1, 2, 3, 4];
const people: [number, string, number[]][] = [
  [ash, "Ash", [2]],
  [brug, "Brug", [3]],
  [cyl, "Cyl", []],
  [mice, "Mice", []],
];
const seated = (seat: number, gm = false) => ({
  ...emptyTable(create(WelcomeSchema, { seat, gm }), new SchemaIndex(names, schema)),
  creatures: new Map(
    people.map(([id, name, seats]) => [id, readCreature(create(CreatureSchema, { id, name, seats }))]),
  ),
});

const ref = (name: number, creature: number) => ({
  name,
  value: { is: { case: "ref" as const, value: { of: { case: "creature" as const, value: creature } } } },
});
const word = (name: number, value: number) => ({ name, value: { is: { case: "key" as const, value } } });
const number = (name: number, value: bigint) => ({ name, value: { is: { case: "number" as const, value } } });
const attack = {
  actor: ash,
  action: ATTACK,
  details: [ref(TARGET, brug), word(WEAPON, LONGSWORD), number(ENERGY, 3n)],
};
const defence = {
  actor: brug,
  action: DEFEND,
  details: [number(STEPS, 2n), { name: BOLDLY, value: { is: { case: "yes" as const, value: true } } }],
};
const received = (waitsFor: number[] = [], queue: object[] = []) => {
  const { open, queue: waiting } = create(DeclarationsSchema, {
    open: [
      { resolution: "1f", declared: [attack, defence], waitsFor, arrivedMs: 1000n, order: 1 },
      { resolution: "2a", declared: [{ actor: cyl }], order: 2 },
    ],
    queue,
  });
  return { declarations: open, queue: waiting };
};
const question = (id: string, over: object = {}) =>
  create(QuestionSchema, { id, mine: true, shape: Question_Shape.ACTION, ...over });

test("A declared action has actor, target, action and reserved price", () => {
  const [card] = cardsOf({ ...seated(2), ...received() });

  expect(card?.declared).toMatchObject({
    name: "Ash",
    action: "Attack",
    detail: " Brug, longsword",
    price: "3 Energy",
  });
});

test("Answers to a declared action stand under it", () => {
  const [card] = cardsOf({ ...seated(2), ...received() });

  expect(card?.answers.map(({ name, action, detail }) => `${name}: ${action}${detail}`)).toEqual([
    "Brug: Defend, steps 2, boldly",
  ]);
});

test("How a declared action answers another stands last", () => {
  const { open } = create(DeclarationsSchema, { open: [{ declared: [{ ...attack, responseType: CHALLENGE }] }] });

  expect(cardsOf({ ...seated(2), declarations: open })[0]?.declared?.detail).toBe(" Brug, longsword, challenge");
});

test("An unknown action reads something", () => {
  expect(cardsOf({ ...seated(2), ...received() })[1]?.declared?.action).toBe("hidden action");
});

test.each([
  ["a player's own creature is you", 3, false, [ash, brug], "you and Ash"],
  ["what nobody plays is the GM's", 1, true, [cyl, brug], "you and Brug"],
  ["the GM as such", 2, false, [0], "the GM"],
  ["many are counted", 9, false, [ash, brug, cyl, mice], "Ash, Brug and 2 others"],
  ["nobody", 2, false, [], ""],
])("The awaited are named: %s", (_, seat, gm, ids, words) => {
  const questions = [question("1f.3")];
  expect(cardsOf({ ...seated(seat, gm), ...received(ids), questions })[0]?.waitsFor).toBe(words);
});

test("A declared action waits for me only where its card has my prompt", () => {
  const questions = [question("1f.3", { shape: Question_Shape.YES_NO, asked: brug })];
  const table = { ...seated(3), ...received([brug, ash]), questions };

  expect(cardsOf(table)[0]).toMatchObject({ waitsFor: "Ash", questions: [] });
  expect(queueOf(questions, false, "").shown).toEqual(questions);
});

test.each([
  ["at once", 1030n, "0.03 s later"],
  ["in the same moment", 1009n, "9 ms later"],
  ["together", 1000n, "same millisecond"],
  ["after a while", 3000n, ""],
])("An arrival %s after another shows the time between", (_, arrivedMs, words) => {
  const { declarations, queue } = received();
  const [first, second] = declarations;
  if (first === undefined || second === undefined) throw new Error("two are told");

  const cards = cardsOf({ ...seated(2), queue, declarations: [first, { ...second, arrivedMs }] });

  expect(cards.map(({ came }) => came)).toEqual(["", words]);
});

test("A question is on the card of its resolution, others come last", () => {
  const questions = [
    question("2a.0"),
    question("1f.3"),
    question("1.0"),
    question("2a.1", { shape: Question_Shape.PLACE }),
  ];

  const cards = cardsOf({ ...seated(2), ...received(), questions });

  expect(cards.map(({ id, questions: asked }) => [id, asked.map((one) => one.id)])).toEqual([
    ["1f", ["1f.3"]],
    ["2a", ["2a.0"]],
    ["1", ["1.0"]],
  ]);
});

test("Questions to others are visible to the GM", () => {
  const questions = [question("1f.3", { mine: false })];

  expect(cardsOf({ ...seated(2), ...received(), questions })[0]?.questions).toEqual([]);
  expect(cardsOf({ ...seated(1, true), ...received(), questions })[0]?.questions).toHaveLength(1);
});

test.each([
  ["what is open, and how much later it came", { waitsFor: "1f", arrivedMs: 1040n }, "behind #1, 0.04 s later"],
  ["long after", { waitsFor: "1f", arrivedMs: 13_600n }, "behind #1, 13 s later"],
  ["before, for somebody was first", { waitsFor: "1f", arrivedMs: 500n }, "behind #1, 0.50 s earlier"],
  ["a right", { waitsFor: "1f", waitsForRight: true }, "another player has priority"],
  ["what is not known", {}, "queued"],
])("A queued action names its reason: %s", (_, queued, why) => {
  expect(queuedActionsOf({ ...seated(2), ...received([], [queued]) })[0]?.why).toBe(why);
});

test("The queue keeps the server's order, and mine can be canceled", () => {
  const queue = [
    { actor: cyl, order: 4 },
    { actor: brug, action: DEFEND, order: 3, mine: true, clientId: 77, waitsFor: "1f" },
  ];

  const queued = queuedActionsOf({ ...seated(3), ...received([], queue) });

  expect(queued.map(({ order, words, mine, behind }) => [order, words, mine, behind])).toEqual([
    [3, "Brug: Defend", 77, "Ash's Attack"],
    [4, "Cyl: hidden action", 0, ""],
  ]);
});

test("One line has my questions, the declared actions and the queue", () => {
  const table = { ...seated(3), ...received([], [{ actor: cyl }]), questions: [question("1f.3")] };

  expect(summaryText(cardsOf(table), queuedActionsOf(table))).toBe(
    "Your response is needed. Ash: Attack Brug, longsword and 1 more. 1 queued.",
  );
});

test("An optional reaction is not one that waits for me", () => {
  const table = { ...seated(3), ...received(), questions: [question("1f.3", { nonBlocking: true })] };

  expect(summaryText(cardsOf(table), [])).toBe("Ash: Attack Brug, longsword and 1 more.");
});

test("The reserved part of a resource names its creature's action", () => {
  const table = { ...seated(2), ...received() };

  expect(reservedText(table, ash, 3)).toBe("3 reserved for Attack");
  expect(reservedText(table, mice, 1)).toBe("1 reserved");
  expect(reservedText(table, ash, 0)).toBe("");
});
