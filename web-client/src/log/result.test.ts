import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { Change_Kind, type LogEntry, LogEntrySchema } from "../generated/protocol/wire/v1/log_pb";
import { ActionSchema_For, NumberSchema_Kind, SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { CreatureSchema } from "../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../state/fold/empty_table";
import { readCreature } from "../state/fold/fold_creature";
import { SchemaIndex } from "../state/table/schema_index";
import type { Table } from "../state/table/table";
import { resultOf } from "./result";

const names = ["", "strike", "walk", "hit", "missed", "evaded", "attack", "parry", "damage", "hp", "mana"];
names.push("prone", "E_WALL", "halts", "failed", "cut", "end_turn", "evasion", "lunge", "uses", "who", "passed");
names.push("guarded", "bloodied", "parried_with", "pool");
const key = (name: string) => names.indexOf(name);
const [ADA, BUGBEAR] = [1, 2] as const;

const table: Table = (() => {
  const resource = { kind: NumberSchema_Kind.RESOURCE, onToken: true };
  const texts = [
    "attack",
    "parry",
    "damage",
    "hit",
    "missed",
    "evaded",
    "failed",
    "cut",
    "evasion",
    "lunge",
    "passed",
    "pool",
  ];
  const schema = create(SchemaSchema, {
    actions: [
      { key: key("strike"), name: "Strike", icon: "sword", who: ActionSchema_For.OF_CREATURE },
      { key: key("walk"), name: "Walk", movement: true },
      { key: key("end_turn"), name: "End turn" },
    ],
    numbers: [
      { key: key("hp"), name: "HP", ...resource },
      { key: key("mana"), name: "Mana", ...resource },
    ],
    conditions: [
      { key: key("prone"), name: "Prone", harmful: true },
      { key: key("guarded"), name: "Guarded" },
      { key: key("bloodied"), name: "Bloodied", harmful: true, incapacitates: true },
    ],
    relations: [{ key: key("parried_with"), text: "{from} has parried with {to}" }],
    refusals: [{ code: key("E_WALL"), text: "A wall." }],
    texts: [...texts.map((text) => ({ key: key(text), text })), { key: key("halts"), text: "It stops." }],
  });
  const creatures = [
    create(CreatureSchema, { id: ADA, name: "Ada" }),
    create(CreatureSchema, { id: BUGBEAR, name: "Bugbear" }),
  ];
  const people = new Map([[3, { name: "Bea" }]]) as unknown as Table["participants"];
  return {
    ...emptyTable(create(WelcomeSchema), new SchemaIndex(names, schema)),
    creatures: new Map(creatures.map((creature) => [creature.id, readCreature(creature)])),
    participants: people,
  };
})();

type Is = MessageInitShape<typeof LogEntrySchema>["is"];
const of = (creature: number) => ({ of: { case: "creature", value: creature } }) as const;
const roll = (by: number, against: number, purpose: string, outcome: string, total: bigint): Is => ({
  case: "roll",
  value: { by: of(by), against: of(against), purpose: key(purpose), outcome: key(outcome), total: { total } },
});
const change = (on: number, number: string, before: bigint, after: bigint): Is => ({
  case: "change",
  value: { on: of(on), key: key(number), before, after },
});
const gained = (on: number, condition: string): Is => ({
  case: "change",
  value: { on: of(on), key: key(condition), kind: Change_Kind.GAINED },
});

/// Entries of one resolution, begun by Ada with `action`.
function entries(action: string, ...all: Is[]): readonly LogEntry[] {
  return all.map((is, index) =>
    create(LogEntrySchema, { group: "1", action: index === 0 ? key(action) : 0, actor: ADA, ...(is && { is }) }),
  );
}

test("An attack names its actor, action, target, verdict and the damage", () => {
  const result = resultOf(
    table,
    entries(
      "strike",
      roll(ADA, BUGBEAR, "attack", "hit", 11n),
      change(BUGBEAR, "hp", 14n, 4n),
      gained(BUGBEAR, "prone"),
    ),
  );

  expect(result).toMatchObject({ who: "Ada", what: "Strike", targets: "Bugbear", isShown: true });
  expect(result.verdict).toEqual({ tone: "hit", words: "hit", outcome: "hit", on: BUGBEAR });
  expect(result.effects.map(({ words }) => words)).toEqual(["HP −10", "gains Prone"]);
  expect(result.figure).toEqual({ words: "−10", caption: "HP", kind: "loss" });
});

test("Who is down comes first, then the wound; bookkeeping is left out", () => {
  const item = { of: { case: "item", value: "7" } } as const;
  const parried: Is = {
    case: "change",
    value: { on: of(BUGBEAR), key: key("parried_with"), kind: Change_Kind.GAINED, with: item },
  };
  const result = resultOf(
    table,
    entries(
      "strike",
      parried,
      roll(ADA, BUGBEAR, "attack", "hit", 11n),
      change(BUGBEAR, "hp", 4n, -1n),
      gained(BUGBEAR, "prone"),
      gained(BUGBEAR, "bloodied"),
      gained(BUGBEAR, "guarded"),
    ),
  );

  expect(result.effects.map(({ words }) => words)).toEqual(["down: Bloodied", "HP −5", "gains Prone"]);
});

test("A harmless condition is an effect where nothing else is, unless it had only ended", () => {
  const ended: Is = {
    case: "change",
    value: { on: of(ADA), key: key("guarded"), kind: Change_Kind.ENDED },
  };

  expect(resultOf(table, entries("strike", gained(ADA, "guarded"))).effects).toMatchObject([
    { words: "gains Guarded" },
  ]);
  expect(resultOf(table, entries("strike", ended, gained(ADA, "guarded"))).effects).toEqual([]);
});

test("What is calculated for the target's own roll is no figure of the attack", () => {
  const calculated = (what: string, total: bigint): Is => ({
    case: "calculated",
    value: { on: of(BUGBEAR), what: key(what), sum: { total } },
  });
  const result = resultOf(
    table,
    entries(
      "strike",
      roll(ADA, BUGBEAR, "attack", "hit", 11n),
      calculated("damage", 2n),
      calculated("pool", 1n),
      roll(BUGBEAR, 0, "parry", "cut", 5n),
    ),
  );

  expect(result.figure).toMatchObject({ words: "2", caption: "damage" });
});

test("A reply that succeeds decides", () => {
  const result = resultOf(
    table,
    entries("strike", roll(ADA, BUGBEAR, "attack", "hit", 11n), roll(BUGBEAR, ADA, "parry", "evaded", 9n)),
  );

  expect(result.verdict).toMatchObject({ words: "Bugbear: parry evaded", outcome: "parry evaded", on: BUGBEAR });
});

test("A reply that fails changes nothing", () => {
  const result = resultOf(
    table,
    entries("strike", roll(ADA, BUGBEAR, "attack", "hit", 11n), roll(BUGBEAR, ADA, "parry", "failed", 15n)),
  );

  expect(result.verdict?.words).toBe("hit");
});

test("Where only the target rolls, it is named", () => {
  const result = resultOf(table, entries("strike", roll(BUGBEAR, ADA, "parry", "failed", 3n)));

  expect(result.targets).toBe("Bugbear");
  expect(result.verdict).toMatchObject({ tone: "miss", words: "Bugbear: parry failed", on: BUGBEAR });
});

test("Without a known change the calculated damage is the number", () => {
  const damage: Is = { case: "calculated", value: { on: of(BUGBEAR), what: key("damage"), sum: { total: 4n } } };

  const result = resultOf(table, entries("strike", roll(ADA, BUGBEAR, "attack", "hit", 11n), damage));

  expect(result.figure).toEqual({ words: "4", caption: "damage", kind: "done" });
});

test("A loss that the log calculates reads the same to those who know the number and to those who do not", () => {
  const damage: Is = { case: "calculated", value: { on: of(BUGBEAR), what: key("damage"), sum: { total: 4n } } };

  const result = resultOf(
    table,
    entries("strike", roll(ADA, BUGBEAR, "attack", "hit", 11n), damage, change(BUGBEAR, "hp", 9n, 5n)),
  );

  expect(result.effects).toMatchObject([{ words: "damage 4", change: -4 }]);
  expect(result.figure).toEqual({ words: "−4", caption: "damage", kind: "loss" });
});

test("Of two calculated numbers that equal the loss the last is named", () => {
  const calculated = (what: string): Is => ({
    case: "calculated",
    value: { on: of(BUGBEAR), what: key(what), sum: { total: 4n } },
  });
  const attack = roll(ADA, BUGBEAR, "attack", "hit", 11n);

  const result = resultOf(
    table,
    entries("strike", attack, calculated("pool"), calculated("damage"), change(BUGBEAR, "hp", 9n, 5n)),
  );

  expect(result.effects).toMatchObject([{ words: "damage 4" }]);
});

test("A roll against a known number has that in its caption", () => {
  const climbs: Is = {
    case: "roll",
    value: { by: of(ADA), outcome: key("passed"), total: { total: 11n }, target: { total: 13n } },
  };

  expect(resultOf(table, entries("walk", climbs)).figure).toEqual({ words: "11", caption: "vs 13", kind: "against" });
});

test("What the actor pays is no effect, its own harm is", () => {
  const result = resultOf(
    table,
    entries("strike", change(ADA, "mana", 5n, 3n), change(ADA, "hp", 9n, 8n), change(ADA, "hp", 8n, 7n)),
  );

  expect(result.effects.map(({ words }) => words)).toEqual(["HP −2"]);
});

const lunges: Is = {
  case: "logLine",
  value: {
    text: key("uses"),
    params: [
      { name: key("who"), value: { is: { case: "ref", value: of(BUGBEAR) } } },
      { name: key("lunge"), value: { is: { case: "key", value: key("lunge") } } },
    ],
  },
};

test("A reaction to a move names reactor, action and mover; its price is no effect, its actor no target", () => {
  const result = resultOf(
    table,
    entries("walk", lunges, change(BUGBEAR, "mana", 5n, 2n), roll(ADA, BUGBEAR, "evasion", "evaded", 19n)),
  );

  expect(result).toMatchObject({ targets: "", effects: [], figure: null, isShown: true });
  expect(result.verdict).toEqual({
    tone: "hit",
    words: "Bugbear, lunge on Ada: evaded",
    outcome: "evaded",
    on: ADA,
  });
});

test("A reaction that missed stands beside the roll of the move", () => {
  const result = resultOf(
    table,
    entries("walk", lunges, roll(BUGBEAR, ADA, "attack", "missed", 3n), roll(ADA, 0, "cut", "passed", 11n)),
  );

  expect(result.verdicts.map(({ words }) => words)).toEqual(["passed", "Bugbear, lunge on Ada: missed"]);
});

test("A reaction without a name is named by its roll, and a failed defence leaves its verdict", () => {
  const result = resultOf(
    table,
    entries("walk", roll(BUGBEAR, ADA, "attack", "hit", 12n), roll(ADA, BUGBEAR, "evasion", "failed", 3n)),
  );

  expect(result.verdicts.map(({ words }) => words)).toEqual(["Bugbear, attack on Ada: hit"]);
});

test("A reason in the log means stopped", () => {
  const halt: Is = { case: "logLine", value: { text: key("halts"), why: { code: key("E_WALL") } } };

  const result = resultOf(table, entries("walk", halt));

  expect(result).toMatchObject({ verdict: { tone: "refused", on: ADA }, note: "It stops. A wall.", isShown: true });
});

test("Sentences of moves and ended turns are not shown on a card", () => {
  const note: Is = { case: "logLine", value: { text: key("halts") } };

  expect(resultOf(table, entries("walk", note)).isShown).toBe(false);
  expect(resultOf(table, entries("end_turn", note)).isShown).toBe(false);
  expect(resultOf(table, entries("strike", note)).isShown).toBe(true);
});

test("A dice roll of the chat is shown with its total", () => {
  const dice: Is = { case: "dice", value: { seat: 3, expression: "2d6", dice: [{ sides: 6, face: 4 }], total: 9n } };

  const result = resultOf(table, [create(LogEntrySchema, { group: "2", is: dice })]);

  expect(result).toMatchObject({ who: "Bea", what: "2d6", isShown: true, figure: { words: "9" } });
});
