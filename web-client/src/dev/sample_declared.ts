// The sample encounter without turns: declared actions, replies, a queue, reserved parts of resources.
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { meant } from "../actions/take_action";
import type { DeltaSchema } from "../generated/protocol/wire/v1/envelope_pb";
import {
  type Answer,
  type Command,
  DeclarationsSchema,
  type Question,
  Question_Shape,
  QuestionSchema,
} from "../generated/protocol/wire/v1/play_pb";
import {
  FieldSchema_Kind,
  NumberSchema_Kind,
  type Schema,
  SchemaSchema,
} from "../generated/protocol/wire/v1/schema_pb";
import type { Snapshot } from "../generated/protocol/wire/v1/session_pb";
import type { NameBook } from "./sample_schema";

type Is = MessageInitShape<typeof DeltaSchema>["is"];
type Seat = { readonly gm: boolean; readonly declared: number };

const REFUSED = "What this stop would have met is over.";
const LONG = "Attack with everything that is at hand, and then some";

export function withoutTurns(schema: Schema, book: NameBook): Schema {
  const key = (name: string) => book.key(name);
  const target = { key: key("target"), name: "Target", kind: FieldSchema_Kind.CREATURE, required: true };
  const stamina = { key: key("stamina"), name: "Pay with Stamina", kind: FieldSchema_Kind.NUMBER, most: 9n };
  const last = { key: key("last"), name: "Allow last Stamina", kind: FieldSchema_Kind.YES_NO };
  const path = { key: key("path"), name: "Path", kind: FieldSchema_Kind.PATH, required: true };
  const more = create(SchemaSchema, {
    numbers: [
      {
        key: key("energy"),
        name: "Energy",
        group: "Resources",
        kind: NumberSchema_Kind.RESOURCE,
        maxKey: key("energy_most"),
        reserved: key("energy_held"),
      },
      { key: key("energy_most"), name: "Max energy", group: "Resources" },
      { key: key("energy_held"), name: "Reserved energy", group: "Resources" },
      { key: key("waiting"), name: "Waiting", group: "Turn", kind: NumberSchema_Kind.FLAG },
      { key: key("rolled"), name: "Initiative", group: "Turn", kind: NumberSchema_Kind.PIP },
    ],
    texts: [
      { key: key("one_energy"), text: "1 Energy" },
      { key: key("one_agility"), text: "1 Agility" },
      { key: key("interrupt"), text: "Interrupt" },
      { key: key("challenge"), text: "Challenge" },
      { key: key("abort"), text: "Stop it" },
      { key: key("pass"), text: "Pass" },
      { key: key("declared"), text: "{who} declares {action}." },
      { key: key("may_interrupt"), text: "{who} declares {action}. {asked}'s reaction?" },
      { key: key("in_advance_may_interrupt"), text: "when a declared action targets me or my reach" },
      { key: key("unguarded"), text: "{who} is open to a swift attack." },
    ],
    actions: [
      {
        key: key("agile_move"),
        name: "Agile Move",
        icon: "sprint",
        cost: key("one_agility"),
        text: "One metre, at once.",
        primary: true,
        form: [path],
      },
      {
        key: key("swift_attack"),
        name: "Swift Attack",
        icon: "sword-clash",
        cost: key("one_energy"),
        text: "At once, against an open target.",
        primary: true,
        form: [target, stamina, last],
      },
      {
        key: key("defend"),
        name: "Defend",
        icon: "shield",
        cost: key("one_energy"),
        text: "Harder to hit until you move on.",
        primary: true,
        form: [stamina, last],
      },
      {
        key: key("long"),
        name: LONG,
        icon: "crossed-swords",
        cost: key("cost_action"),
        text: "Long names.",
        form: [target],
      },
    ],
    refusals: [
      { code: key("E_LATE"), text: REFUSED },
      { code: key("E_WITHDRAWN"), text: "Canceled." },
    ],
  });
  return {
    ...schema,
    numbers: [...schema.numbers, ...more.numbers],
    texts: [...schema.texts, ...more.texts],
    actions: [...schema.actions.filter(({ key: id }) => id !== key("end_turn")), ...more.actions],
    refusals: [...schema.refusals, ...more.refusals],
  };
}

/// The encounter of `snapshot` without turns, with declared actions.
export function declareIn(snapshot: Snapshot, book: NameBook, seat: Seat): void {
  const key = (name: string) => book.key(name);
  for (const encounter of snapshot.state?.encounters ?? []) encounter.turn = 0;
  const turn = ["spent_action", "spent_move", "spent_extra"].map(key);
  for (const { id, numbers } of snapshot.state?.creatures ?? []) {
    const set = (name: string, value: bigint) =>
      numbers.push({ $typeName: "ft.wire.v1.Number", key: key(name), value });
    for (const number of numbers) if (turn.includes(number.key)) number.value = 0n;
    set("energy", id === 1 ? 2n : 3n);
    set("energy_most", 5n);
    set("energy_held", id === 1 || id === 4 ? 2n : 0n);
    set("waiting", id === 5 || id === 2 ? 1n : 0n);
    set("rolled", id === 3 ? 1n : 0n);
  }
  snapshot.declarations = declarations(book, seat);
  snapshot.questions.push(...questions(book, seat));
  snapshot.autoAnswers.push({
    $typeName: "ft.wire.v1.AutoAnswer",
    creature: 1,
    prompt: key("may_interrupt"),
    value: meant(0, key("defend"), []),
    askAbove: 10n,
    clientId: 0,
  });
}

function declarations(book: NameBook, { declared }: Seat, mine: readonly Command[] = []) {
  const key = (name: string) => book.key(name);
  const ref = (name: string, id: number) => ({
    name: key(name),
    value: { is: { case: "ref" as const, value: { of: { case: "creature" as const, value: id } } } },
  });
  const word = (name: string, value: string) => ({
    name: key(name),
    value: { is: { case: "key" as const, value: key(value) } },
  });
  const price = (energy: bigint) => ({
    name: key("energy"),
    value: { is: { case: "number" as const, value: energy } },
  });
  const acts = (actor: number, action: string, manner?: string) => ({
    actor,
    action: key(action),
    ...(manner === undefined ? {} : { manner: key(manner) }),
  });
  const open = [
    {
      resolution: "a1",
      declared: [
        {
          ...acts(4, "strike"),
          details: [ref("target", 1), word("weapon", "sword"), price(3n)],
          rule: key("SAMPLE-01"),
        },
        { ...acts(2, "defend", "challenge"), details: [price(1n)] },
        { ...acts(1, "shoot", "challenge"), details: [ref("target", 4), price(2n)] },
      ],
      waitsFor: [1, 3],
      leftMs: 6200,
      totalMs: 8000,
      arrivedMs: 91_000n,
      order: 1,
    },
    {
      resolution: "a2",
      declared: [{ ...acts(5, "move"), details: [price(3n)] }],
      waitsFor: [2, 3, 4, 5, 7],
      leftMs: 2400,
      totalMs: 8000,
      arrivedMs: 91_040n,
      order: 2,
    },
    ...Array.from({ length: 6 }, (_, index) => ({
      resolution: `b${index}`,
      declared: [
        {
          ...acts((index % 6) + 2, index === 1 ? "long" : "shoot"),
          details: [ref("target", 2), word("weapon", "bow"), price(1n)],
        },
      ],
      waitsFor: index === 3 ? [0] : [],
      arrivedMs: BigInt(92_000 + index),
      order: index + 3,
    })),
  ].slice(0, declared);
  return create(DeclarationsSchema, {
    open,
    queue: [
      { actor: 3, action: key("defend"), waitsFor: "a1", arrivedMs: 91_040n, order: declared + 1 },
      { actor: 7, waitsForRight: true, waitsFor: "a1", arrivedMs: 93_000n, order: declared + 2 },
      ...mine.map(({ actor, action, form, clientId }, index) => ({
        actor,
        action,
        form,
        clientId,
        mine: true,
        waitsFor: "a1",
        arrivedMs: BigInt(105_000 + index),
        order: declared + 3 + index,
      })),
    ],
  });
}

function questions(book: NameBook, { gm, declared }: Seat): Question[] {
  const key = (name: string) => book.key(name);
  const ref = (name: string, id: number) => ({
    name: key(name),
    value: { is: { case: "ref" as const, value: { of: { case: "creature" as const, value: id } } } },
  });
  const said = (...names: string[]) => ({
    value: {
      is: {
        case: "list" as const,
        value: { values: names.map((name) => ({ is: { case: "key" as const, value: key(name) } })) },
      },
    },
  });
  const pass = { is: { case: "key" as const, value: key("pass") } };
  const ask = (id: string, asked: number, mine: boolean) => ({
    id,
    asked,
    mine,
    about: key("may_interrupt"),
    params: [
      ref("who", 4),
      { name: key("action"), value: { is: { case: "key" as const, value: key("strike") } } },
      ref("asked", asked),
    ],
    shape: Question_Shape.ACTION,
    options: [said("interrupt", "agile_move"), said("interrupt", "swift_attack"), said("challenge")],
    defaultAnswer: pass,
    totalMs: 8000,
    leftMs: 6200,
    running: true,
    maxDamage: 12n,
  });
  const optional = {
    ...ask("a2.1", gm ? 3 : 1, true),
    options: [said("challenge"), said("abort")],
    nonBlocking: true,
    totalMs: 0,
    running: false,
  };
  const loose = {
    ...ask("c1.0", gm ? 4 : 1, true),
    about: key("unguarded"),
    params: [ref("who", 2)],
    options: [said("interrupt", "swift_attack")],
  };
  const all = [
    ask("a1.0", 1, !gm),
    ...(gm ? [ask("a1.1", 3, true)] : []),
    ...(declared > 1 ? [optional] : []),
    ...(declared > 7 ? [loose] : []),
  ];
  return all.map((question) => create(QuestionSchema, question));
}

/// Outcomes of answers and commands: commands are queued, answers are accepted; Swift Attacks come too late.
export class DeclaredPlay {
  private waiting: readonly Command[] = [];

  constructor(
    private readonly tell: (...deltas: Is[]) => void,
    private readonly book: NameBook,
    private readonly seat: Seat,
  ) {}

  command(command: Command): void {
    this.waiting = [...this.waiting.filter(({ actor }) => actor !== command.actor), command];
    this.show();
  }

  cancelQueued(clientId: number): void {
    this.waiting = this.waiting.filter((command) => command.clientId !== clientId);
    this.tell({ case: "refused", value: { clientId, refusal: { code: this.book.key("E_WITHDRAWN") } } });
    this.show();
  }

  answer({ clientId, question, value }: Answer): void {
    const said = value?.is.case === "list" ? value.is.value.values[1]?.is : undefined;
    if (said?.case === "key" && said.value === this.book.key("swift_attack"))
      return this.tell({ case: "refused", value: { clientId, refusal: { code: this.book.key("E_LATE") } } });
    this.tell({ case: "accepted", value: { clientId } }, { case: "questionClosed", value: { question } });
    this.show();
  }

  private show(): void {
    this.tell({ case: "declarations", value: declarations(this.book, this.seat, this.waiting) });
  }
}
