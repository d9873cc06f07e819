// The offers of a creature as buttons: text, group, key, and the reason against each. Pure.
import type { Param, Value } from "../generated/protocol/wire/v1/common_pb";
import type { Offer } from "../generated/protocol/wire/v1/play_pb";
import type { ActionSchema } from "../generated/protocol/wire/v1/schema_pb";
import type { Key } from "../state/table/schema_index";
import { canOverride, END_TURN, ruleBehind } from "../state/table/selectors";
import type { Creature, Table } from "../state/table/table";
import { doorText } from "../state/text/door_text";
import { fill, refusalText, valueText } from "../state/text/sentence";
import { fixedText } from "./fixed_text";
import { isAdvanced } from "./take_action";

export interface Offered {
  /// The same in every turn, for every creature with such an action: its name and its fixed fields.
  readonly id: string;
  readonly schema: ActionSchema;
  /// The part of the form that is fixed: which weapon, which technique.
  readonly given: readonly Param[];
  readonly name: string;
  /// The fixed and the omitted fields as text.
  readonly detail: string;
  /// The one item or record that it is about, such as a skill; "": none or several.
  readonly about: string;
  /// The detail without it.
  readonly beside: string;
  /// "" when it is legal.
  readonly why: string;
  /// The rule behind it; 0: none.
  readonly rule: Key;
  /// Whether this person may override the reason against it.
  readonly overridable: boolean;
}

export interface Group {
  readonly name: string;
  readonly offers: readonly Offered[];
}

/// The offers that have a button, with their texts. Movement happens on the map and has none.
export function offeredOf(table: Table, offers: readonly Offer[], actor?: Creature): readonly Offered[] {
  return allOffered(table, offers, actor).filter(({ schema }) => !schema.movement);
}

/// All offers with their texts. actor: whose scene fixed places are in; a door is named by its direction from it.
export function allOffered(table: Table, offers: readonly Offer[], actor?: Creature): readonly Offered[] {
  const met = new Map<string, number>();
  const scene = actor?.scene ?? 0;
  return offers.flatMap((offer) => {
    const schema = table.schemaIndex.actions.get(offer.action);
    if (schema === undefined) return [];
    const omitted = leftOut(table, schema, offer);
    const textsOf = (given: readonly Param[]) =>
      given.flatMap((param) => {
        const door = actor === undefined ? "" : doorText(table, actor, param.value);
        return door === "" ? fixedText(table, schema, [param], scene) : [door];
      });
    const detailOf = (given: readonly Param[]) => [...textsOf(given), ...omitted].join(", ");
    const things = offer.form.filter(({ value }) => isThing(table, value));
    const [subject] = things.length === 1 ? things : [];
    const about = subject?.value === undefined ? "" : valueText(table, subject.value);
    const beside = detailOf(offer.form.filter((param) => param !== subject));
    const why = offer.whyNot === undefined ? "" : refusalText(table, offer.whyNot);
    const rule = offer.whyNot === undefined ? 0 : ruleBehind(table, offer.whyNot);
    const overridable = offer.whyNot !== undefined && canOverride(table, offer.whyNot);
    const words = [table.schemaIndex.name(schema.key), ...textsOf(usualOf(schema, offer))].join(" / ");
    const rank = met.get(words) ?? 0;
    met.set(words, rank + 1);
    const id = rank === 0 ? words : `${words} #${rank + 1}`;
    const again = rank > 0 && offer.form.some(({ value }) => namesDoor(value)) ? ` (${rank + 1})` : "";
    const detail = detailOf(offer.form) + again;
    return [
      {
        id,
        schema,
        given: offer.form,
        name: schema.name,
        detail,
        about,
        beside: beside + again,
        why,
        rule,
        overridable,
      },
    ];
  });
}

function isThing({ schemaIndex }: Table, value: Value | undefined): boolean {
  if (value?.is.case === "ref") return value.is.value.of.case === "item";
  return value?.is.case === "key" && schemaIndex.records.has(value.is.value);
}

function namesDoor(value: Value | undefined): boolean {
  return value?.is.case === "ref" && value.is.value.of.case === "fixture";
}

/// The payment is left out: it changes with what is left.
function usualOf(schema: ActionSchema, { form }: Offer): readonly Param[] {
  const advanced = schema.form.filter((field) => isAdvanced(schema, field)).map(({ key }) => key);
  return form.filter(({ name }) => !advanced.includes(name));
}

/// The rulebook's texts for the fields that the offer omits.
function leftOut({ schemaIndex }: Table, schema: ActionSchema, offer: Offer): readonly string[] {
  const given = new Set(offer.form.map(({ name }) => name));
  return schema.form
    .filter(({ key, required }) => !required && !given.has(key))
    .map(({ key }) => schemaIndex.without(key))
    .filter((words) => words !== "");
}

export function endsTurn(table: Table, offered: Offered): boolean {
  return table.schemaIndex.name(offered.schema.key) === END_TURN;
}

/// The offers that have every word of `typed` in their name, cost or text.
export function matchingOffers(table: Table, offers: readonly Offered[], typed: string): readonly Offered[] {
  const words = typed.toLowerCase().split(/\s+/);
  return offers.filter(({ name, detail, schema }) => {
    const text = `${name} ${detail} ${table.schemaIndex.label(schema.cost)} ${fill(table, schema.text)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/// Groups offers by cost, in the order of first appearance.
export function grouped(table: Table, offers: readonly Offered[]): readonly Group[] {
  const groups = new Map<number, Offered[]>();
  for (const offer of offers) groups.set(offer.schema.cost, [...(groups.get(offer.schema.cost) ?? []), offer]);
  return [...groups].map(([cost, members]) => ({
    name: cost === 0 ? "" : table.schemaIndex.label(cost),
    offers: members,
  }));
}
