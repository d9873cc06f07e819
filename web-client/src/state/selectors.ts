// Questions to the table that several screens ask. Pure.
import type { Refusal } from "../generated/protocol/wire/v1/common_pb";
import type { Sheet } from "../generated/protocol/wire/v1/play_pb";
import { type NumberSchema, NumberSchema_Kind, Visibility } from "../generated/protocol/wire/v1/schema_pb";
import type { Condition, Encounter, Scene } from "../generated/protocol/wire/v1/state_pb";
import type { Key } from "./schema_index";
import type { Creature, CreatureId, Table } from "./table";

/// The name of the action that ends a turn, the same in every rulebook that has turns: it has a button and a key of its own.
export const END_TURN = "end_turn";

/// Whether the rulebook knows turns: else everybody acts whenever they may.
export function hasTurns({ schemaIndex }: Table): boolean {
  return schemaIndex.actions.has(schemaIndex.key(END_TURN));
}

/// The creatures this person plays, in order of their ids; a GM plays those that nobody else does.
export function ownCreatures(table: Table): readonly Creature[] {
  return [...table.creatures.values()]
    .filter(({ seats }) => (table.gm ? seats.length === 0 : seats.includes(table.seat)))
    .sort((a, b) => a.id - b.id);
}

/// Whether this person may act for `creature`.
export function plays(table: Table, creature: Creature): boolean {
  return table.gm || creature.seats.includes(table.seat);
}

/// Whether this person may set `refusal` aside: a GM may, where it is a rule and not a fact.
export function canOverride(table: Table, refusal: Refusal): boolean {
  const schema = table.schemaIndex.refusals.get(refusal.code);
  return table.gm && schema !== undefined && !schema.fact;
}

/// The rule behind `refusal`; 0: none.
export function ruleBehind(table: Table, refusal: Refusal): Key {
  return refusal.rule !== 0 ? refusal.rule : (table.schemaIndex.refusals.get(refusal.code)?.rule ?? 0);
}

/// The encounter of a scene that is running, or null.
export function encounterOf(table: Table, scene: number): Encounter | null {
  return [...table.encounters.values()].find((encounter) => encounter.scene === scene) ?? null;
}

/// Which of the four looks of a side a creature wears: sides with players come first, then as the rulebook's keys go.
export function sideIndex(table: Table, side: Key): number {
  const played = new Set([...table.creatures.values()].filter(({ seats }) => seats.length > 0).map((it) => it.side));
  const sides = [...new Set([...table.creatures.values()].map((it) => it.side))];
  sides.sort((a, b) => Number(played.has(b)) - Number(played.has(a)) || a - b);
  return Math.max(0, sides.indexOf(side));
}

/// Everybody known, as lists have them, however they came to be known: side after side, by name.
export function listedCreatures(table: Table): readonly Creature[] {
  const sides = new Map([...table.creatures.values()].map(({ side }) => [side, sideIndex(table, side)]));
  const place = ({ side }: Creature) => sides.get(side) ?? 0;
  return [...table.creatures.values()].sort(
    (a, b) => place(a) - place(b) || a.name.localeCompare(b.name, "en", { numeric: true }) || a.id - b.id,
  );
}

export interface Resource {
  readonly schema: NumberSchema;
  readonly value: number;
  /// Null where the rulebook names no maximum or the viewer may not know it.
  readonly most: number | null;
  /// What is held of it for something begun: no part of `value`.
  readonly reserved: number;
}

/// The bars of a creature that this viewer may know, as the schema orders them.
export function resourcesOf(table: Table, creature: Creature): readonly Resource[] {
  return table.schemaIndex.schema.numbers.flatMap((schema) => {
    const value = creature.numbers.get(schema.key);
    if (schema.kind !== NumberSchema_Kind.RESOURCE || value === undefined) return [];
    const most = schema.most === 0 ? null : (creature.numbers.get(schema.most) ?? null);
    return [{ schema, value, most, reserved: reservedOf(creature, schema) }];
  });
}

/// The same with maxima that are computed, as the creature's sheet has them.
export function withMaxima(resources: readonly Resource[], sheet: Sheet | null): readonly Resource[] {
  const total = (key: Key) => sheet?.lines.find(({ number }) => number === key)?.sum?.total;
  return resources.map((resource) => {
    const most = resource.most === null ? total(resource.schema.most) : undefined;
    return most === undefined ? resource : { ...resource, most: Number(most) };
  });
}

/// Whether nothing but the creature's sheet could tell how much of it there can be.
export function lacksMost({ schema, most }: Resource): boolean {
  return schema.most !== 0 && most === null;
}

/// How much of a resource is held for something begun.
export function reservedOf(creature: Creature, schema: NumberSchema): number {
  return schema.reserved === 0 ? 0 : Math.max(0, creature.numbers.get(schema.reserved) ?? 0);
}

/// The resources on its token that everybody may read: what it has left to act with.
export function openPools(table: Table, creature: Creature): readonly Resource[] {
  return resourcesOf(table, creature).filter(
    ({ schema }) => schema.onToken && schema.visibility === Visibility.EVERYONE,
  );
}

/// "Energy 2/5"
export function poolText({ schema, value, most }: Resource): string {
  return `${schema.name} ${value}${most === null ? "" : `/${most}`}`;
}

/// How full a resource is, 0 to 1; null without a maximum.
export function fullness({ value, most }: Resource): number | null {
  return most === null || most <= 0 ? null : Math.max(0, Math.min(1, value / most));
}

export interface Pip {
  readonly schema: NumberSchema;
  readonly spent: boolean;
}

export interface TurnMark {
  readonly schema: NumberSchema;
  /// "Waiting", "Initiative spent"
  readonly words: string;
}

/// What everybody may read of how far a creature is in its round: flags that are set, pips that are spent.
export function turnMarksOf(table: Table, creature: Creature): readonly TurnMark[] {
  return table.schemaIndex.schema.numbers.flatMap((schema) => {
    const { key, name, kind, visibility } = schema;
    if (visibility !== Visibility.EVERYONE || (creature.numbers.get(key) ?? 0) === 0) return [];
    if (kind === NumberSchema_Kind.FLAG) return [{ schema, words: name }];
    return kind === NumberSchema_Kind.PIP ? [{ schema, words: `${name} spent` }] : [];
  });
}

/// What is left of a creature's turn: the schema's first group of pips, and of its other groups what is spent already.
export function pipsOf(table: Table, creature: Creature): readonly Pip[] {
  const known = table.schemaIndex.schema.numbers.filter(
    ({ kind, visibility }) =>
      kind === NumberSchema_Kind.PIP && (visibility === Visibility.EVERYONE || plays(table, creature)),
  );
  return known
    .map((schema) => ({ schema, spent: (creature.numbers.get(schema.key) ?? 0) !== 0 }))
    .filter(({ schema, spent }) => spent || schema.group === known[0]?.group);
}

/// Out of the fight: felled by a condition.
export function isDown(table: Table, creature: Creature): boolean {
  return creature.conditions.some(({ key }) => table.schemaIndex.conditions.get(key)?.fells === true);
}

/// The one creature that is chosen, where this person may move it; 0: none.
export function moverOf(table: Table, selected: ReadonlySet<CreatureId>): CreatureId {
  const [only, another] = selected;
  const creature = only === undefined || another !== undefined ? undefined : table.creatures.get(only);
  return creature !== undefined && plays(table, creature) ? creature.id : 0;
}

/// The scene this person looks at: a GM's own choice, else the one shown.
export function sceneOf(table: Table, chosen: number): Scene | null {
  return table.scenes.get(table.gm && chosen !== 0 ? chosen : table.shown) ?? null;
}

/// Where `actor` acts: in its scene; what stands nowhere, and the GM as such, in the one this person looks at.
export function actingScene(table: Table, actor: CreatureId, chosen: number): Scene | null {
  return table.scenes.get(table.creatures.get(actor)?.scene ?? 0) ?? sceneOf(table, chosen);
}

/// The condition icons of a creature, each once, harmful ones first.
export function iconsOf(table: Table, creature: Creature): readonly string[] {
  const schemas = creature.conditions.flatMap(({ key }) => table.schemaIndex.conditions.get(key) ?? []);
  const sorted = schemas.filter(({ icon }) => icon !== "").sort((a, b) => Number(b.harmful) - Number(a.harmful));
  return [...new Set(sorted.map(({ icon }) => icon))];
}

export interface Badge {
  /// As the token shows it: "11".
  readonly figure: string;
  /// As it is read: "Block 11".
  readonly words: string;
}

/// What everybody may read beside a creature: a datum of its conditions, as the rulebook names one.
export function badgesOf(table: Table, creature: Creature): readonly Badge[] {
  return creature.conditions.flatMap((condition) => badgeOf(table, condition) ?? []);
}

/// The datum of a condition that everybody may read, or null where the rulebook names none.
export function badgeOf(table: Table, { key, data }: Condition): Badge | null {
  const schema = table.schemaIndex.conditions.get(key);
  const shown = data.find((datum) => datum.key === schema?.badge);
  if (schema === undefined || schema.badge === 0 || shown === undefined) return null;
  const symbol = table.schemaIndex.numbers.get(shown.key)?.kind === NumberSchema_Kind.SYMBOL;
  const figure = symbol ? table.schemaIndex.label(Number(shown.value)) : String(shown.value);
  return { figure, words: `${schema.name} ${figure}` };
}

/// The creature whose bar is shown: the chosen one, else the one of mine that is up, else my first.
export function shownCreature(table: Table, chosen: CreatureId | undefined): Creature | null {
  const selected = chosen === undefined ? undefined : table.creatures.get(chosen);
  if (selected !== undefined) return selected;
  const own = ownCreatures(table);
  const turns = new Set([...table.encounters.values()].map(({ turn }) => turn));
  return own.find(({ id }) => turns.has(id)) ?? (table.gm ? null : (own[0] ?? null));
}
