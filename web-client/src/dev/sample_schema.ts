// A small made-up rulebook, for drawing tables without a server.
import { create, type Message, type MessageInitShape } from "@bufbuild/protobuf";
import {
  ActionSchema_For,
  FieldSchema_Kind,
  NumberSchema_Importance,
  NumberSchema_Kind,
  NumberSchema_Owner,
  type Schema,
  SchemaSchema,
} from "../generated/protocol/wire/v1/schema_pb";

import { sampleRecordKinds } from "./sample_records";

/// Names as they come: the index of each is its key.
export class NameBook {
  readonly names: string[] = [""];

  key(name: string): number {
    const known = this.names.indexOf(name);
    return known >= 0 ? known : this.names.push(name) - 1;
  }
}

type Plain = Exclude<MessageInitShape<typeof SchemaSchema>, Message>;
type Init<T extends keyof Plain> = NonNullable<Plain[T]> extends (infer Entry)[] ? Exclude<Entry, Message>[] : never;

export function sampleSchema(book: NameBook): Schema {
  const key = (name: string) => book.key(name);
  const resource = NumberSchema_Kind.RESOURCE;
  const pip = NumberSchema_Kind.PIP;
  const { MAIN: main, HIDDEN: hidden } = NumberSchema_Importance;
  const numbers: Init<"numbers"> = [
    {
      key: key("health"),
      name: "Health",
      group: "Resources",
      kind: resource,
      maxKey: key("health_max"),
      onToken: true,
    },
    { key: key("health_max"), name: "Max health", group: "Resources", derived: true },
    { key: key("focus"), name: "Focus", group: "Resources", kind: resource, maxKey: key("focus_max"), onToken: true },
    { key: key("focus_max"), name: "Max focus", group: "Resources" },
    { key: key("spent_action"), name: "Action", group: "Turn", kind: pip, importance: hidden },
    { key: key("spent_move"), name: "Movement", group: "Turn", kind: pip, importance: hidden },
    { key: key("spent_extra"), name: "Auxiliary action", group: "Turn", kind: pip, importance: hidden },
    { key: key("arrows"), name: "Arrows", group: "Turn", kind: NumberSchema_Kind.PILE, maxKey: key("arrows_most") },
    { key: key("arrows_most"), name: "Most arrows", group: "Attributes" },
    {
      key: key("luck_die"),
      name: "Luck die",
      group: "Attributes",
      kind: NumberSchema_Kind.LADDER,
      min: -1n,
      max: 2n,
      symbols: ["d4", "d6", "d8", "d10"].map(key),
      onToken: true,
    },
    {
      key: key("load"),
      name: "Load",
      group: "Attributes",
      kind: NumberSchema_Kind.LADDER,
      max: 2n,
      symbols: ["none", "light", "heavy"].map(key),
    },
    {
      key: key("stance"),
      name: "Stance",
      group: "Turn",
      kind: NumberSchema_Kind.SYMBOL,
      symbols: ["none", "guard", "shoot"].map(key),
      onToken: true,
    },
    { key: key("strength"), name: "Strength", group: "Attributes", importance: main },
    { key: key("agility"), name: "Agility", group: "Attributes", importance: main },
    { key: key("presence"), name: "Presence", group: "Attributes", importance: main },
    { key: key("armour"), name: "Armour", group: "Defence", importance: main },
    { key: key("dodge"), name: "Dodge", group: "Defence", derived: true, importance: main },
    { key: key("pace"), name: "Pace in heavy armour", group: "Defence", unit: "m", importance: main },
    { key: key("level"), name: "Level", group: "Advancement" },
    { key: key("breathes"), name: "Breathes", group: "Body", kind: NumberSchema_Kind.FLAG },
    { key: key("reach"), name: "Reach", group: "Item", unit: "m", owner: NumberSchema_Owner.ITEM, derived: true },
    { key: key("health_eighths"), name: "Health in eighths", group: "Health", derived: true },
    {
      key: key("health_state"),
      name: "Health",
      group: "Health",
      kind: NumberSchema_Kind.SYMBOL,
      symbols: ["unhurt", "wounded_some", "wounded_badly"].map(key),
      derived: true,
    },
  ];
  const texts: Record<string, string> = {
    cost_action: "Action",
    cost_move: "Movement",
    cost_extra: "Auxiliary action",
    cost_free: "Free",
    within_move: "this turn",
    within_dash: "with a dash",
    difficult_ground: "Difficult terrain",
    beyond: "beyond this turn",
    attack: "attack",
    evasion: "evasion",
    damage: "damage",
    unhurt: "Unhurt",
    wounded_some: "Hurt",
    wounded_badly: "Badly hurt",
    hit: "Hit",
    missed: "Missed",
    heroes: "Characters",
    foes: "Enemies",
    ask_shield: "{by} attacks {ally}. Does {asked} step in?",
    ask_part: "Where does {asked} strike {target}?",
    yes_shield: "Step in: the attack is against {asked}",
    no_shield: "Stay",
    arm: "The arm: −2, and it drops what it holds",
    leg: "The leg: −1, and it limps",
    body: "The body: plain damage",
    points: "Points",
    metres: "Metres",
    feet: "Feet",
    yards: "Yards",
    by_rulebook: "As in the rulebook",
    went_down: "{who} goes down.",
    weapon: "weapon",
    flanked: "flanked",
    cover: "cover",
    rounds: "rounds",
    end_of_turn: "until the end of the turn",
    start_of_turn: "the start of its turn",
    smoke_bomb: "Smoke bomb",
    fire_bottle: "Fire bottle",
    to_hit: "To hit",
    edged: "edged",
    blunt: "blunt",
    bare_hands: "Bare hands",
    sword: "Long sword",
    bow: "Short bow",
    shield: "Round shield",
    held: "in hand",
    carefully: "carefully",
    hint_carefully: "+4 to hit",
    hint_boldly: "more damage, no defence",
    boldly: "boldly",
  };
  const rule = key("SAMPLE-01");
  const creature = { key: key("target"), name: "Target", kind: FieldSchema_Kind.CREATURE, required: true };
  const action = (name: string, label: string, icon: string, cost: string, rest: Init<"actions">[number] = {}) => ({
    key: key(name),
    name: label,
    icon,
    cost: key(cost),
    text: `${label}, as the book has it: one roll against the target's defence.`,
    rules: [rule],
    primary: true,
    ...rest,
  });
  return create(SchemaSchema, {
    system: "sample",
    title: "Sample rules",
    unit: "m",
    cell: 10000n,
    numbers,
    texts: Object.entries(texts).map(([name, text]) => ({ key: key(name), text })),
    houseRules: [
      {
        key: key("shown_unit"),
        name: "Length unit",
        text: "Display only: the rules count in metres.",
        values: ["metres", "feet", "yards", "by_rulebook"].map(key),
        defaultValue: 3n,
      },
    ],
    conditions: [
      {
        key: key("prone"),
        name: "Prone",
        icon: "falling",
        rule,
        text: "Attacks from beside it gain 2; standing up costs movement.",
        harmful: true,
      },
      {
        key: key("bleeding"),
        name: "Bleeding",
        icon: "bleeding-wound",
        rule,
        text: "Loses health each turn.",
        harmful: true,
      },
      {
        key: key("guarded"),
        name: "Guarded",
        icon: "shield-reflect",
        rule,
        text: "The next attack against it is at −2.",
        stacks: true,
        badge: key("points"),
      },
      { key: key("dazed"), name: "Dazed", icon: "knockout", rule, text: "Loses its next action.", harmful: true },
      {
        key: key("dying"),
        name: "Dying",
        icon: "death-skull",
        rule,
        text: "Down, and rolling for its life.",
        harmful: true,
        incapacitates: true,
      },
      { key: key("smoke"), name: "Smoke", icon: "fog", rule, text: "Blocks sight; those inside cannot see." },
      {
        key: key("fire"),
        name: "Burning area",
        icon: "flame",
        rule,
        text: "Damages and ignites creatures that enter or stay.",
        harmful: true,
      },
    ],
    actions: [
      action("move", "Move", "walking-boot", "cost_move", {
        movement: true,
        form: [{ key: key("path"), name: "Path", kind: FieldSchema_Kind.PATH, required: true }],
      }),
      action("turn", "Turn", "clockwise-rotation", "cost_move", {
        facing: true,
        form: [{ key: key("degrees"), name: "Facing", kind: FieldSchema_Kind.NUMBER, required: true, max: 359n }],
      }),
      action("strike", "Strike", "sword-clash", "cost_action", { form: [creature] }),
      action("shoot", "Shoot", "bow-arrow", "cost_action", { form: [creature] }),
      action("grapple", "Grapple", "grab", "cost_action", { form: [creature] }),
      action("guard", "Guard", "shield", "cost_extra", { form: [creature] }),
      action("aim", "Aim", "convergence-target", "cost_extra", {
        form: [
          {
            key: key("how"),
            name: "How",
            kind: FieldSchema_Kind.CHOICE,
            required: true,
            choices: [key("carefully"), key("boldly")],
          },
          {
            key: key("rounds_of"),
            name: "Rounds",
            kind: FieldSchema_Kind.NUMBER,
            required: true,
            min: 1n,
            max: 5n,
          },
        ],
      }),
      action("shout", "Call out", "shouting", "cost_free", {
        primary: false,
        form: [{ key: key("words"), name: "Message", kind: FieldSchema_Kind.TEXT, required: true }],
      }),
      action("end_turn", "End turn", "hourglass", "cost_free", {}),
      action("start_conflict", "Start conflict", "crossed-swords", "cost_free", { who: ActionSchema_For.OF_GM }),
    ],
    refusals: [
      { code: key("E_FORM"), text: "Select {field} first." },
      { code: key("E_NOT_YOUR_TURN"), text: "It is {who}'s turn.", rule },
      { code: key("E_SPENT"), text: "{budget} is spent.", rule },
      { code: key("E_REACH"), text: "Out of range: {distance m} (max {1 m}).", rule },
      { code: key("E_TOO_FAR"), text: "Too far by {missing m}.", rule },
    ],
    rules: [
      { id: rule, title: "Attacking", text: "Roll a d20 and add your skill. At least the target's defence hits." },
    ],
    recordKinds: sampleRecordKinds,
    placements: ["held", "pack"].map(key),
    records: [
      { kind: key("creature"), id: key("bandit"), name: "Bandit", summary: "A blade for hire." },
      { kind: key("weapon"), id: key("sword"), name: "Long sword", summary: "Good steel from before the war." },
      {
        kind: key("technique"),
        id: key("riposte"),
        name: "Riposte",
        summary: "After a miss against you, attack the attacker at once. Once a round, and never with bare hands.",
      },
    ],
  });
}
