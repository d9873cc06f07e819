// The action by which the selected creature picks up an item beside it, where the rulebook has one.
import { create } from "@bufbuild/protobuf";
import { keyValue, param } from "../../actions/field_choices";
import { openForm } from "../../actions/take_action";
import { type Param, ValueSchema } from "../../generated/protocol/wire/v1/common_pb";
import { type ActionSchema, ActionSchema_For, FieldSchema_Kind } from "../../generated/protocol/wire/v1/schema_pb";
import type { Scene } from "../../generated/protocol/wire/v1/state_pb";
import { footprint, gridKind, stepsBetween } from "../../state/maps/cells";
import type { Session } from "../../state/session.svelte";
import type { SchemaIndex } from "../../state/table/schema_index";
import { moverOf } from "../../state/table/selectors";
import type { Cell } from "../../state/table/table";
import type { View } from "../../state/view.svelte";

const PICK_UP = "pick_up";

/// Opens its form with an item that lies in `cell`. Null: the selected creature is not beside it, or there is no action.
export function pickUp(
  { session, view }: { readonly session: Session; readonly view: View },
  scene: Scene,
  cell: Cell,
  item: string,
): (() => void) | null {
  const { table } = session;
  const actor = table.creatures.get(moverOf(table, view.selected));
  if (!actor?.cell || actor.scene !== scene.id) return null;
  const kind = gridKind(scene);
  const steps = footprint(kind, actor.cell, actor.size).map((own) => stepsBetween(kind, own, cell));
  const found = Math.min(...steps) > 1 ? null : pickUpAction(table.schemaIndex);
  const field = found?.action.form.find(({ kind }) => kind === FieldSchema_Kind.ITEM);
  if (found === null || field === undefined) return null;
  const given = [...found.given, param(field.key, itemValue(item))];
  return () => openForm(view, { action: found.action, actor: actor.id, given });
}

/// The action of that name, or one that has it among the choices of a required field.
export function pickUpAction(
  index: Pick<SchemaIndex, "schema" | "name">,
): { readonly action: ActionSchema; readonly given: readonly Param[] } | null {
  const actions = index.schema.actions.filter(({ who }) => who === ActionSchema_For.OF_CREATURE);
  const own = actions.find(({ key }) => index.name(key) === PICK_UP);
  if (own !== undefined) return { action: own, given: [] };
  for (const action of actions)
    for (const { key, required, choices } of action.form) {
      const choice = required ? choices.find((one) => index.name(one) === PICK_UP) : undefined;
      if (choice !== undefined) return { action, given: [param(key, keyValue(choice))] };
    }
  return null;
}

function itemValue(item: string) {
  return create(ValueSchema, { is: { case: "ref", value: { of: { case: "item", value: item } } } });
}
