// Sends a move: the schema's movement action with a path in its form.
import { create } from "@bufbuild/protobuf";
import { ParamSchema, ValueSchema } from "../generated/protocol/wire/v1/common_pb";
import { FieldSchema_Kind } from "../generated/protocol/wire/v1/schema_pb";
import { encodePath, sameCell } from "../state/maps/path";
import type { Outcome } from "../state/requests/outcome";
import type { Session } from "../state/session.svelte";
import type { Cell, CreatureId, Shift } from "../state/table/table";

/// Sends the movement action of `creature` along `path` (without the cell it stands on).
/// shift: where it then stands in the last cell, on maps without a grid. Returns the outcome, or null if the rulebook has no
/// movement action.
export async function moveAlong(
  session: Session,
  creature: CreatureId,
  path: readonly Cell[],
  shift?: Shift,
): Promise<Outcome | null> {
  const action = session.table.schemaIndex.schema.actions.find(({ movement }) => movement);
  const field = action?.form.find(({ kind }) => kind === FieldSchema_Kind.PATH);
  if (action === undefined || field === undefined) return null;
  const value = create(ValueSchema, { is: { case: "path", value: encodePath(path) } });
  const form = [create(ParamSchema, { name: field.key, value })];
  const fillsForm = session.wantsPath?.actor === creature;
  const outcome = await session.drop({ action: action.key, actor: creature, form }, path, shift);
  if (outcome.kind === "accepted" && shift !== undefined && !fillsForm)
    void adjust(session, creature, path.at(-1), shift);
  return outcome;
}

/// Moves a creature inside `cell`, on maps without a grid, once it stands there.
export async function adjust(
  session: Session,
  creature: CreatureId,
  cell: Cell | undefined,
  shift: Shift,
): Promise<Outcome | null> {
  if (cell === undefined || !(await arrives(session, creature, cell))) return null;
  if (session.wantsPath !== null) return null; // a form would take it for its path
  const { schemaIndex } = session.table;
  const form = Object.entries(shift).map(([name, far]) => {
    const value = create(ValueSchema, { is: { case: "number", value: BigInt(far) } });
    return create(ParamSchema, { name: schemaIndex.key(name), value });
  });
  return session.drop({ action: schemaIndex.key("adjust_position"), actor: creature, form }, [cell], shift);
}

/// How long questions may hold up a walk.
const ARRIVES_WITHIN_MS = 20_000;

/// Whether a creature stands in a cell, or comes there within a while.
function arrives(session: Session, creature: CreatureId, cell: Cell): Promise<boolean> {
  const stands = () => {
    const at = session.table.creatures.get(creature)?.cell ?? null;
    return at !== null && sameCell(at, cell);
  };
  if (stands()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const end = (arrived: boolean) => {
      clearTimeout(timer);
      session.watchers.delete(watch);
      resolve(arrived);
    };
    const watch = () => {
      if (stands()) end(true);
    };
    const timer = setTimeout(() => end(false), ARRIVES_WITHIN_MS);
    session.watchers.add(watch);
  });
}
