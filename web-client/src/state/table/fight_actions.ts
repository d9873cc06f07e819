// The GM's actions that every rulebook has for its fights, found by their names. Pure.
import { type ActionSchema, ActionSchema_For, FieldSchema_Kind } from "../../generated/protocol/wire/v1/schema_pb";
import type { SchemaIndex } from "./schema_index";

export type FightStep = "start" | "join" | "end" | "round";

const FIGHT = "(conflict|encounter|fight)$";
const STEPS: readonly (readonly [FightStep, RegExp])[] = [
  ["start", new RegExp(`^start_${FIGHT}`)],
  ["join", new RegExp(`^join_${FIGHT}`)],
  ["end", new RegExp(`^end_${FIGHT}`)],
  ["round", /^end_round$/],
];

/// What `action` does with a whole fight or its round; null: another action.
export function fightStepOf(schemaIndex: SchemaIndex, { key, who }: ActionSchema): FightStep | null {
  if (who !== ActionSchema_For.OF_GM) return null;
  return STEPS.find(([, says]) => says.test(schemaIndex.name(key)))?.[0] ?? null;
}

/// The GM's action that starts, joins or ends a fight, or ends its round, if the rulebook has one.
export function fightAction(schemaIndex: SchemaIndex, step: FightStep): ActionSchema | undefined {
  return schemaIndex.schema.actions.find((action) => fightStepOf(schemaIndex, action) === step);
}

export type CommandGroup = "fight" | "creatures" | "time" | "other";

const OF_FIGHT = /(^|_)(conflict|encounter|fight|round|turn|initiative)(_|$)/;
const OF_TIME = /(^|_)(time|hour|hours|day|days|night|watch|week|rest)(_|$)/;

/// The group of a GM's action: by its name, else by whether it concerns a creature.
export function commandGroupOf(schemaIndex: SchemaIndex, { key, form }: ActionSchema): CommandGroup {
  const name = schemaIndex.name(key);
  if (OF_FIGHT.test(name)) return "fight";
  if (OF_TIME.test(name)) return "time";
  return form.some(({ kind }) => kind === FieldSchema_Kind.CREATURE) ? "creatures" : "other";
}
