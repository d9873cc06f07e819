// The kinds of content of the sample rulebook, one field of every kind, and its server's reports on them.
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { fromDraft, tableIn, toDraft } from "../content/draft";
import { type Draft, HeroReportSchema } from "../generated/protocol/wire/v1/content_pb";
import { SheetSchema } from "../generated/protocol/wire/v1/play_pb";
import {
  RecordField_Kind,
  type RecordFieldSchema,
  type RecordSchemaSchema,
} from "../generated/protocol/wire/v1/schema_pb";

type Field = MessageInitShape<typeof RecordFieldSchema>;
const { NUMBER, FLAG, TEXT, WORD, DICE, WORDS, NUMBERS, RECORD, RECORDS } = RecordField_Kind;

function field(kind: RecordField_Kind, key: string, name: string, rest: Field = {}): Field {
  return { kind, key, name, min: 0n, max: 99n, ...rest } as Field;
}

const effects = field(RECORDS, "on_success", "On success", {
  fields: [
    field(WORD, "op", "Effect", { required: true, words: ["damage", "push", "status"] }),
    field(DICE, "dice", "Dice"),
    field(NUMBER, "m", "Metres"),
    field(FLAG, "halve", "Halves it"),
  ],
});

export const sampleRecordKinds: MessageInitShape<typeof RecordSchemaSchema>[] = [
  {
    kind: "creature",
    name: "Creature",
    fields: [field(NUMBERS, "numbers", "Numbers"), field(WORDS, "knows", "Knows"), field(TEXT, "text", "Description")],
  },
  {
    kind: "weapon",
    name: "Weapon",
    isItem: true,
    text: "Items to attack with.",
    fields: [
      field(WORD, "class", "Class", { required: true, words: ["light", "heavy", "bow"] }),
      field(DICE, "damage", "Damage"),
      field(NUMBER, "range_m", "Range in metres", { defaultValue: 3n, text: "Beyond it, attacks are harder." }),
      field(FLAG, "two_hands", "Needs both hands"),
      field(WORDS, "tags", "Tags"),
      field(RECORD, "cost", "Cost", { fields: [field(NUMBER, "focus", "Focus"), field(WORD, "item", "Item")] }),
      effects,
      field(TEXT, "text", "Description"),
    ],
  },
  {
    kind: "technique",
    name: "Technique",
    fields: [
      field(RECORD, "cost", "Cost", { fields: [field(NUMBER, "focus", "Focus")] }),
      field(TEXT, "text", "Description"),
    ],
  },
  {
    kind: "hero",
    name: "Character",
    text: "Six points, two pieces of gear and a name.",
    fields: [
      field(NUMBERS, "attributes", "Attributes", { words: ["strength", "agility"], min: -2n, max: 4n }),
      field(WORDS, "gear", "Gear", { kinds: ["weapon"] }),
      field(WORDS, "knowledge", "Knowledge", { text: "Known fields." }),
      field(TEXT, "text", "Description"),
    ],
  },
];

export const sampleDraft = toDraft({
  kind: "weapon",
  id: "sword",
  name: "Long sword",
  class: "heavy",
  damage: "d8",
  on_success: [
    { op: "damage", dice: "d8" },
    { op: "push", m: 3 },
  ],
});

/// To hit, damage and reach with a sword and with bare hands; the latter are not possible now.
export function sampleSheet(creature: number, key: (name: string) => number) {
  const rule = key("SAMPLE-01");
  const sum = (...parts: [string, bigint][]) => ({
    total: parts.reduce((all, [, value]) => all + value, 0n),
    parts: parts.map(([source, value]) => ({ source: key(source), value, rule })),
  });
  const attack = (name: string, sides: number, word: string) => ({
    name: key(name),
    lines: [
      { number: key("to_hit"), sum: sum(["agility", 2n], ["weapon", 1n]), dice: 1, sides: 20, rule },
      { number: key("damage"), sum: sum(["strength", 3n]), dice: 2, sides, word: key(word) },
      { number: key("reach"), sum: sum([name, 2n]) },
    ],
  });
  const spent = { name: key("budget"), value: { is: { case: "key" as const, value: key("spent_extra") } } };
  return create(SheetSchema, {
    creature,
    lines: [
      { number: key("health_max"), sum: sum(["body", 20n]), rule },
      { number: key("dodge"), sum: sum(["agility", 2n]), dice: 1, sides: 20, rule },
    ],
    attacks: [
      { ...attack("sword", 6, "edged"), offer: { action: key("strike") } },
      {
        ...attack("bare_hands", 4, "blunt"),
        offer: { action: key("grapple"), whyNot: { code: key("E_SPENT"), params: [spent], rule } },
      },
    ],
  });
}

/// Six points, spent on attributes; strength makes health.
export function sampleReport(clientId: number, hero: Draft | undefined, key: (name: string) => number) {
  const form = tableIn(fromDraft(hero));
  const attributes = Object.values(tableIn(form["attributes"])).map(Number);
  const spent = attributes.reduce((sum, value) => sum + value, 0);
  const strength = Number(tableIn(form["attributes"])["strength"] ?? 0);
  const rule = key("SAMPLE-01");
  const parts = [
    { source: key("body"), value: 10n, rule },
    { source: key("strength"), value: BigInt(strength), rule },
  ];
  return create(HeroReportSchema, {
    clientId,
    allowances: [{ name: key("points"), spent: BigInt(spent), of: 6n, rule }],
    refusals: spent > 6 ? [{ field: "attributes", refusal: { code: key("E_SPENT"), rule } }] : [],
    sheet: [{ number: key("health_max"), sum: { total: 10n + BigInt(strength), parts }, rule }],
    numbers: [{ key: key("strength"), value: BigInt(strength) }],
  });
}
