// The offers of a creature as buttons: words, group, key, and why not. Pure.
import type { Param } from "../generated/protocol/wire/v1/common_pb";
import type { Offer } from "../generated/protocol/wire/v1/play_pb";
import type { ActionSchema } from "../generated/protocol/wire/v1/schema_pb";
import type { Key } from "../state/schema_index";
import { canOverride, END_TURN, ruleBehind } from "../state/selectors";
import { fill, refusalText } from "../state/sentence";
import type { SceneId, Table } from "../state/table";
import { fixedText } from "./fixed_text";

export interface Offered {
  readonly id: string;
  readonly schema: ActionSchema;
  /// The part of the form that is fixed: which weapon, which technique.
  readonly given: readonly Param[];
  readonly name: string;
  /// What is fixed or left out, in words.
  readonly detail: string;
  /// "" when it is legal.
  readonly why: string;
  /// The rule behind it; 0: none.
  readonly rule: Key;
  /// Whether this person may choose it although it is not legal.
  readonly overridable: boolean;
}

export interface Group {
  readonly name: string;
  readonly offers: readonly Offered[];
}

/// Every offer that has a button, with its words. Moving is done on the map and has none.
export function offeredOf(table: Table, offers: readonly Offer[], scene: SceneId = 0): readonly Offered[] {
  return allOffered(table, offers, scene).filter(({ schema }) => !schema.movement);
}

/// Every offer with its words. scene: where the places that are fixed in one are.
export function allOffered(table: Table, offers: readonly Offer[], scene: SceneId = 0): readonly Offered[] {
  return offers.flatMap((offer, index) => {
    const schema = table.schemaIndex.actions.get(offer.action);
    if (schema === undefined) return [];
    const fixed = fixedText(table, schema, offer.form, scene);
    const detail = [...fixed, ...leftOut(table, schema, offer)].join(", ");
    const why = offer.whyNot === undefined ? "" : refusalText(table, offer.whyNot);
    const rule = offer.whyNot === undefined ? 0 : ruleBehind(table, offer.whyNot);
    const overridable = offer.whyNot !== undefined && canOverride(table, offer.whyNot);
    const id = `${offer.action}:${index}`;
    return [{ id, schema, given: offer.form, name: schema.name, detail, why, rule, overridable }];
  });
}

/// What the rulebook says of the fields that the offer leaves out.
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

/// On the bar: legal ones, then primary ones, as many as it holds; the rest is behind "more". In their order.
export function onBar(offers: readonly Offered[], most: number): readonly Offered[] {
  const rank = ({ why, schema }: Offered) => (why === "" ? 0 : 2) + (schema.primary ? 0 : 1);
  const chosen = offers
    .filter((offered) => rank(offered) < 3)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, most);
  return offers.filter((offered) => chosen.includes(offered));
}

/// Those that have every word of `typed` in what they are called, cost or do.
export function matchingOffers(table: Table, offers: readonly Offered[], typed: string): readonly Offered[] {
  const words = typed.toLowerCase().split(/\s+/);
  return offers.filter(({ name, detail, schema }) => {
    const text = `${name} ${detail} ${table.schemaIndex.label(schema.cost)} ${fill(table, schema.text)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/// Grouped by cost, groups in the order in which they first come.
export function grouped(table: Table, offers: readonly Offered[]): readonly Group[] {
  const groups = new Map<number, Offered[]>();
  for (const offer of offers) groups.set(offer.schema.cost, [...(groups.get(offer.schema.cost) ?? []), offer]);
  return [...groups].map(([cost, members]) => ({
    name: cost === 0 ? "" : table.schemaIndex.label(cost),
    offers: members,
  }));
}
