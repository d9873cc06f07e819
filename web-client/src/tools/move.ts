// Sends a move: the schema's movement action with a path in its form.
import { create } from "@bufbuild/protobuf";
import { ParamSchema, ValueSchema } from "../generated/protocol/wire/v1/common_pb";
import { FieldSchema_Kind } from "../generated/protocol/wire/v1/schema_pb";
import { encodePath } from "../state/maps/path";
import type { Outcome } from "../state/requests/outcome";
import type { Session } from "../state/session.svelte";
import type { Cell, CreatureId } from "../state/table/table";

/// Sends the movement action of `creature` along `path` (without the cell it stands on).
/// Returns the outcome, or null if the rulebook has no movement action.
export async function moveAlong(
  session: Session,
  creature: CreatureId,
  path: readonly Cell[],
): Promise<Outcome | null> {
  const action = session.table.schemaIndex.schema.actions.find(({ movement }) => movement);
  const field = action?.form.find(({ kind }) => kind === FieldSchema_Kind.PATH);
  if (action === undefined || field === undefined) return null;
  const value = create(ValueSchema, { is: { case: "path", value: encodePath(path) } });
  const form = [create(ParamSchema, { name: field.key, value })];
  return session.drop({ action: action.key, actor: creature, form }, path);
}
