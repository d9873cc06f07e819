// The menu items by which the creature whose bar is shown acts on another one.
import { create } from "@bufbuild/protobuf";
import { ParamSchema, RefSchema, ValueSchema } from "../generated/protocol/wire/v1/common_pb";
import { FieldSchema_Kind } from "../generated/protocol/wire/v1/schema_pb";
import type { Session } from "../state/session.svelte";
import { plays, shownCreature } from "../state/table/selectors";
import type { CreatureId } from "../state/table/table";
import type { View } from "../state/view.svelte";
import type { MenuItem } from "../ui/menu_item";
import { offeredOf } from "./offered";
import { takeAction } from "./take_action";

/// Its primary actions that are possible now and take a creature, with `target` filled in.
export function attackItems(session: Session, view: View, target: CreatureId): readonly MenuItem[] {
  const { table, queries } = session;
  const actor = shownCreature(table, [...view.selected][0]);
  if (actor === null || actor.id === target || !plays(table, actor)) return [];
  return offeredOf(table, queries.offers(actor.id) ?? [], actor).flatMap(({ schema, given, id, ...offered }) => {
    const field = schema.form.find(({ kind }) => kind === FieldSchema_Kind.CREATURE);
    if (!schema.primary || offered.why !== "" || field === undefined) return [];
    const ref = create(RefSchema, { of: { case: "creature", value: target } });
    const aimed = create(ParamSchema, {
      name: field.key,
      value: create(ValueSchema, { is: { case: "ref", value: ref } }),
    });
    const name = [offered.name, offered.detail].filter((words) => words !== "").join(" ");
    const run = () =>
      takeAction(session, view, { action: schema, actor: actor.id, given: [...given, aimed], offer: id });
    return [{ kind: "action", name: `${actor.name}: ${name}`, run }];
  });
}
