// Selectors of the table that several screens use. Pure.
import type { Refusal } from "../../generated/protocol/wire/v1/common_pb";
import type { Sheet } from "../../generated/protocol/wire/v1/play_pb";
import {
  type ConditionSchema,
  type NumberSchema,
  NumberSchema_Kind,
  NumberSchema_Owner,
  Visibility,
} from "../../generated/protocol/wire/v1/schema_pb";
import { TableStatus_Kind } from "../../generated/protocol/wire/v1/session_pb";
import type { Condition, Encounter, Scene } from "../../generated/protocol/wire/v1/state_pb";
import type { Key } from "./schema_index";
import type { Creature, CreatureId, SceneId, SeatId, Table } from "./table";

/// The name of the action that ends a turn, in every rulebook with turns. It has a button and a key.
export const END_TURN = "end_turn";

/// Whether the rulebook has turns.
export function hasTurns({ schemaIndex }: Table): boolean {
  return schemaIndex.actions.has(schemaIndex.key(END_TURN));
}

/// Whether the GM can resume play.
export function isStopped({ status }: Table): boolean {
  return status?.kind === TableStatus_Kind.PAUSED || status?.kind === TableStatus_Kind.READ_ONLY;
}

/// The creatures this person plays, in order of their ids; for a GM those without a player.
export function ownCreatures(table: Table): readonly Creature[] {
  return [...table.creatures.values()]
    .filter(({ seats }) => (table.gm ? seats.length === 0 : seats.includes(table.seat)))
    .sort((a, b) => a.id - b.id);
}

/// A player's creatures, if all of them are in scenes that this person does not know; a GM knows all.
export function creaturesElsewhere(table: Table): readonly Creature[] {
  const own = table.gm || table.shown === 0 ? [] : ownCreatures(table);
  return own.every(({ scene }) => scene !== 0 && !table.scenes.has(scene)) ? own : [];
}

/// The scene that opens for a person: for a player the one where their creature stands, if none of theirs stands in the shown one.
export function homeScene(table: Table): SceneId {
  const own = table.gm ? [] : ownCreatures(table).filter(({ scene, cell }) => cell !== null && table.scenes.has(scene));
  return own.some(({ scene }) => scene === table.shown) ? table.shown : (own[0]?.scene ?? table.shown);
}

/// The creatures of players that stand in a scene.
export function heroesIn(table: Table, scene: SceneId): readonly Creature[] {
  return [...table.creatures.values()].filter(
    (one) => one.scene === scene && one.cell !== null && one.seats.length > 0,
  );
}

/// Whether this person may act for `creature`.
export function plays(table: Table, creature: Creature): boolean {
  return table.gm || creature.seats.includes(table.seat);
}

/// Whether this person may override `refusal`: a GM, unless it is absolute.
export function canOverride(table: Table, refusal: Refusal): boolean {
  const schema = table.schemaIndex.refusals.get(refusal.code);
  return table.gm && schema !== undefined && !schema.absolute;
}

/// The rule behind `refusal`; 0: none.
export function ruleBehind(table: Table, refusal: Refusal): Key {
  return refusal.rule !== 0 ? refusal.rule : (table.schemaIndex.refusals.get(refusal.code)?.rule ?? 0);
}

/// The running encounter of a scene, or null.
export function encounterOf(table: Table, scene: number): Encounter | null {
  return [...table.encounters.values()].find((encounter) => encounter.scene === scene) ?? null;
}

/// What kind of thing the item of a creature or scene is; 0: it is unknown.
export function itemKind(table: Table, id: string): Key {
  const owners = [...table.creatures.values(), ...table.scenes.values()];
  return owners.flatMap(({ items }) => items).find((item) => item.id === id)?.kind ?? 0;
}

/// The index of a side's look: sides with players first, then in the order of keys.
export function sideIndex(table: Table, side: Key): number {
  const played = new Set([...table.creatures.values()].filter(({ seats }) => seats.length > 0).map((it) => it.side));
  const remembered = [...table.scenes.values()].flatMap(({ ghosts }) =>
    ghosts.filter(({ creature }) => creature !== 0),
  );
  const sides = [...new Set([...table.creatures.values(), ...remembered].map((it) => it.side))];
  sides.sort((a, b) => Number(played.has(b)) - Number(played.has(a)) || a - b);
  return Math.max(0, sides.indexOf(side));
}

/// All known creatures for lists: by side, then by name.
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
  /// Null if the rulebook has no maximum or the viewer may not know it.
  readonly most: number | null;
  /// The amount reserved for declared actions, not part of `value`.
  readonly reserved: number;
}

/// The bars of a creature that this viewer may know, as the schema orders them.
export function resourcesOf(table: Table, creature: Creature): readonly Resource[] {
  return table.schemaIndex.schema.numbers.flatMap((schema) => {
    const value = creature.numbers.get(schema.key);
    if (schema.kind !== NumberSchema_Kind.RESOURCE || value === undefined) return [];
    const most = schema.maxKey === 0 ? null : (creature.numbers.get(schema.maxKey) ?? null);
    return [{ schema, value, most, reserved: reservedOf(creature, schema) }];
  });
}

/// The number by which a creature that is in a fight takes its turn, as far as this viewer may know it. One that
/// was never but 0 is not sent.
export function turnNumberOf(table: Table, creature: Creature): readonly Resource[] {
  const schema = table.schemaIndex.numbers.get(table.schemaIndex.schema.turnNumber);
  if (schema === undefined || creature.encounter === 0) return [];
  const isKnown = table.gm || schema.visibility === Visibility.EVERYONE;
  const value = creature.numbers.get(schema.key) ?? (isKnown ? 0 : undefined);
  if (value === undefined) return [];
  return [{ schema, value, most: null, reserved: 0 }];
}

/// The resources with the computed maxima of the creature's sheet.
export function withMaxima(resources: readonly Resource[], sheet: Sheet | null): readonly Resource[] {
  const total = (key: Key) => sheet?.lines.find(({ number }) => number === key)?.sum?.total;
  return resources.map((resource) => {
    const most = resource.most === null ? total(resource.schema.maxKey) : undefined;
    return most === undefined ? resource : { ...resource, most: Number(most) };
  });
}

/// Whether only the creature's sheet has its maximum.
export function lacksMost({ schema, most }: Resource): boolean {
  return schema.maxKey !== 0 && most === null;
}

/// The reserved amount of a resource.
export function reservedOf(creature: Creature, schema: NumberSchema): number {
  return schema.reserved === 0 ? 0 : Math.max(0, creature.numbers.get(schema.reserved) ?? 0);
}

/// The public resources on its token, which pay for actions.
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

/// A number drawn as so many marks: full ones are left, hollow ones spent.
export interface Pile {
  readonly schema: NumberSchema;
  readonly full: number;
  readonly most: number;
}

export interface TurnMark {
  readonly schema: NumberSchema;
  /// "Waiting", "Initiative spent"
  readonly words: string;
}

/// The public marks of a creature in its round: flags that are set, pips that are spent.
export function turnMarksOf(table: Table, creature: Creature): readonly TurnMark[] {
  return table.schemaIndex.schema.numbers.flatMap((schema) => {
    const { key, name, kind, visibility } = schema;
    if (visibility !== Visibility.EVERYONE || (creature.numbers.get(key) ?? 0) === 0) return [];
    if (kind === NumberSchema_Kind.FLAG) return [{ schema, words: name }];
    return kind === NumberSchema_Kind.PIP ? [{ schema, words: `${name} used` }] : [];
  });
}

/// The piles of a creature's turn: those of the group of the schema's first one, spent pips of other groups, and counted
/// piles that are drawn with their creature. An empty pile without a maximum is left out.
export function pilesOf(table: Table, creature: Creature, sheet: Sheet | null): readonly Pile[] {
  const { PIP, PILE } = NumberSchema_Kind;
  const known = table.schemaIndex.schema.numbers.filter(
    ({ kind, owner, visibility }) =>
      owner === NumberSchema_Owner.CREATURE &&
      (kind === PIP || kind === PILE) &&
      (visibility === Visibility.EVERYONE || plays(table, creature)),
  );
  return known
    .map((schema) => pileOf(schema, creature, sheet))
    .filter(
      ({ schema: { kind, group, onToken }, full, most }) =>
        most > 0 && (group === known[0]?.group || (kind === PIP ? full < most : onToken)),
    );
}

function pileOf(schema: NumberSchema, { numbers }: Creature, sheet: Sheet | null): Pile {
  const value = numbers.get(schema.key) ?? 0;
  if (schema.kind === NumberSchema_Kind.PIP) return { schema, full: value === 0 ? 1 : 0, most: 1 };
  const total = sheet?.lines.find(({ number }) => number === schema.maxKey)?.sum?.total;
  return { schema, full: value, most: Math.max(value, Number(total ?? numbers.get(schema.maxKey) ?? 0)) };
}

/// A step on a ladder that is drawn with its creature.
export interface LadderStep {
  readonly schema: NumberSchema;
  readonly value: number;
}

/// The ladders drawn with a creature, of which this viewer knows the step.
export function laddersOf(table: Table, { numbers }: Creature, sheet: Sheet | null): readonly LadderStep[] {
  return table.schemaIndex.schema.numbers.flatMap((schema) => {
    if (schema.kind !== NumberSchema_Kind.LADDER || !schema.onToken) return [];
    const total = sheet?.lines.find(({ number }) => number === schema.key)?.sum?.total;
    const value = total === undefined ? numbers.get(schema.key) : Number(total);
    return value === undefined ? [] : [{ schema, value }];
  });
}

/// A word drawn with its creature, such as what it has chosen to do in its turn.
export interface Stance {
  readonly schema: NumberSchema;
  readonly value: Key;
  /// "Kneeling"
  readonly words: string;
  /// The icon of the action of the same name; "": none.
  readonly icon: string;
}

/// The stances of a creature: symbols drawn with it, other than their first.
export function stancesOf({ schemaIndex }: Table, { numbers }: Creature): readonly Stance[] {
  return schemaIndex.schema.numbers.flatMap((schema) => {
    const value = numbers.get(schema.key) ?? 0;
    if (schema.kind !== NumberSchema_Kind.SYMBOL || !schema.onToken || value === 0 || value === schema.symbols[0])
      return [];
    return [{ schema, value, words: schemaIndex.label(value), icon: schemaIndex.actions.get(value)?.icon ?? "" }];
  });
}

/// Whether a condition incapacitates it.
export function isDown(table: Table, creature: Creature): boolean {
  return creature.conditions.some(({ key }) => table.schemaIndex.conditions.get(key)?.incapacitates === true);
}

/// What takes a creature out of the fight: "Unconscious".
export function downNames(table: Table, creature: Creature): readonly string[] {
  const schemas = creature.conditions.flatMap(({ key }) => table.schemaIndex.conditions.get(key) ?? []);
  return [...new Set(schemas.filter(({ incapacitates }) => incapacitates).map(({ name }) => name))];
}

/// The only selected creature, if this person may move it; 0: none.
export function moverOf(table: Table, selected: ReadonlySet<CreatureId>): CreatureId {
  const [only, another] = selected;
  const creature = only === undefined || another !== undefined ? undefined : table.creatures.get(only);
  return creature !== undefined && plays(table, creature) ? creature.id : 0;
}

/// The scene this person views: the chosen one, else the one that opens.
export function sceneOf(table: Table, chosen: SceneId): Scene | null {
  return table.scenes.get(chosen) ?? table.scenes.get(homeScene(table)) ?? null;
}

/// The scene `actor` acts in: its own; for the GM and creatures without one, the viewed scene.
export function actingScene(table: Table, actor: CreatureId, chosen: number): Scene | null {
  return table.scenes.get(table.creatures.get(actor)?.scene ?? 0) ?? sceneOf(table, chosen);
}

/// Whether a kind of condition is only what the rules remember: it has neither icon nor text.
export function isMemory({ icon, text }: ConditionSchema): boolean {
  return icon === "" && text === "";
}

/// The conditions of a creature but for what only the rules remember.
export function shownConditions(table: Table, creature: Creature): readonly Condition[] {
  return creature.conditions.filter(({ key }) => {
    const schema = table.schemaIndex.conditions.get(key);
    return schema === undefined || !isMemory(schema);
  });
}

/// The icons of a creature's conditions and stances, each once, harmful ones first.
export function iconsOf(
  table: Table,
  creature: Creature,
): readonly { readonly icon: string; readonly harmful: boolean }[] {
  const schemas = creature.conditions.flatMap(({ key }) => table.schemaIndex.conditions.get(key) ?? []);
  const sorted = schemas.filter(({ icon }) => icon !== "").sort((a, b) => Number(b.harmful) - Number(a.harmful));
  const stances = stancesOf(table, creature).flatMap(({ icon }) => (icon === "" ? [] : { icon, harmful: false }));
  return [...new Map([...sorted, ...stances].map(({ icon, harmful }) => [icon, { icon, harmful }])).values()];
}

export interface Badge {
  readonly count: number;
  /// The text on the token: "11".
  readonly figure: string;
  /// The text in lists: "Block 11".
  readonly words: string;
}

/// The public numbers beside a creature: data of its conditions that the rulebook marks as badges.
export function badgesOf(table: Table, creature: Creature): readonly Badge[] {
  return creature.conditions.flatMap((condition) => badgeOf(table, condition) ?? []);
}

/// The public number of a condition, or null if the rulebook marks none.
export function badgeOf(table: Table, { key, data }: Condition): Badge | null {
  const schema = table.schemaIndex.conditions.get(key);
  const shown = data.find((datum) => datum.key === schema?.badge);
  if (schema === undefined || schema.badge === 0 || shown === undefined) return null;
  const symbol = table.schemaIndex.numbers.get(shown.key)?.kind === NumberSchema_Kind.SYMBOL;
  const figure = symbol ? table.schemaIndex.label(Number(shown.value)) : String(shown.value);
  return { count: Number(shown.value), figure, words: `${schema.name} ${figure}` };
}

/// The creature whose bar is shown: the selected one, else mine with the turn, else my first.
export function shownCreature(table: Table, chosen: CreatureId | undefined): Creature | null {
  const selected = chosen === undefined ? undefined : table.creatures.get(chosen);
  if (selected !== undefined) return selected;
  const own = ownCreatures(table);
  const turns = new Set([...table.encounters.values()].map(({ turn }) => turn));
  return own.find(({ id }) => turns.has(id)) ?? (table.gm ? null : (own[0] ?? null));
}

/// The name of the player in a seat.
export function playerName({ participants }: Pick<Table, "participants">, seat: SeatId): string {
  return participants.get(seat)?.name ?? "Unknown player";
}
