// The fixed fields of an action's form as text. Pure.
import type { Param } from "../generated/protocol/wire/v1/common_pb";
import type { ActionSchema } from "../generated/protocol/wire/v1/schema_pb";
import type { SceneId, Table } from "../state/table/table";
import { valueText } from "../state/text/sentence";
import { isAdvanced } from "./take_action";

/// The texts of the fixed fields. An optional field has its name before its value, "Pay with Stamina: 1"; a
/// flag is its name. scene: the scene of fixed places.
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
