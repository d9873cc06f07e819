// The GM's actions that every rulebook has for its fights, found by their names. Pure.
import { type ActionSchema, ActionSchema_For, FieldSchema_Kind } from "../../generated/protocol/wire/v1/schema_pb";
import type { SchemaIndex } from "./schema_index";

export type FightStep = "start" | "join" | "end";

const FIGHT = "(conflict|encounter|fight)$";

/// What `action` does with a whole fight; null: another action.
export function fightStepOf(schemaIndex: SchemaIndex, { key, who }: ActionSchema): FightStep | null {
  const name = schemaIndex.name(key);
  const steps: readonly FightStep[] = ["start", "join", "end"];
  const isStep = (step: FightStep) => new RegExp(`^${step}_${FIGHT}`).test(name);
  return who === ActionSchema_For.OF_GM ? (steps.find(isStep) ?? null) : null;
}

/// The GM's action that starts, joins or ends a fight, if the rulebook has one.
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
