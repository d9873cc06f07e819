// What is fixed of an action's form, in words. Pure.
import type { Param } from "../generated/protocol/wire/v1/common_pb";
import type { ActionSchema } from "../generated/protocol/wire/v1/schema_pb";
import { valueText } from "../state/sentence";
import type { SceneId, Table } from "../state/table";
import { isAdvanced } from "./take_action";

/// What is seldom said is named: "Stamina instead of Energy: 1"; a switch is its name. scene: where the places that are fixed are.
export function fixedText(
  table: Table,
  action: ActionSchema,
  given: readonly Param[],
  scene: SceneId = 0,
): readonly string[] {
  return given.flatMap(({ name, value }) => {
    if (value === undefined) return [];
    const field = action.form.find(({ key }) => key === name);
    const words = valueText(table, value, scene);
    if (field === undefined || !isAdvanced(action, field)) return [words];
    if (value.is.case === "yes") return value.is.value ? [field.name] : [];
    return [`${field.name}: ${words}`];
  });
}
