// The items of a creature's menu, wherever it opens: on the map, in the turn order, in a list.
import { create } from "@bufbuild/protobuf";
import { RefSchema, ValueSchema } from "../../generated/protocol/wire/v1/common_pb";
import { FieldSchema_Kind } from "../../generated/protocol/wire/v1/schema_pb";
import { kindsOf } from "../../questions/auto_answers";
import type { Session } from "../../state/session.svelte";
import { fightAction } from "../../state/table/fight_actions";
import { encounterOf, plays } from "../../state/table/selectors";
import type { Creature, CreatureId } from "../../state/table/table";
import type { View } from "../../state/view.svelte";
import type { MenuItem } from "../../ui/menu_item";
import { texts } from "../../ui/texts";
import { showToast } from "../../ui/toast.svelte";
import { bringTo } from "./add_creature";
import { copy, duplicate } from "./copies";
import { turnItems } from "./turn_items";

/// The items that players have too, then `own` of the place where the menu opens, then the GM's.
export function creatureItems(
  session: Session,
  view: View,
  id: CreatureId,
  own: readonly MenuItem[] = [],
): readonly MenuItem[] {
  const creatures = view.meant(id).flatMap((each) => session.table.creatures.get(each) ?? []);
  const [only, another] = creatures;
  if (only === undefined) return [];
  const alone = another === undefined;
  const sheet = alone && view.sheetOf !== only.id ? [sheetItem(view, only.id)] : [];
  const picture = alone && plays(session.table, only) ? [pictureItem(view, only.id)] : [];
  const answers =
    alone && plays(session.table, only) && kindsOf(session.table).length > 0 ? [autoAnswersItem(view, only.id)] : [];
  const everyone = [...sheet, ...picture, ...own, ...answers];
  if (!session.table.gm) return everyone;
  const looking = session.viewed;
  const away = creatures.filter(({ scene }) => scene !== looking);
  const here = action("Move to this scene", () => {
    for (const { id: each } of away) bringTo(session, each, looking);
  });
  return [
    ...everyone,
    ...(everyone.length === 0 ? [] : [{ kind: "line" } as const]),
    ...joinItems(session, creatures),
    ...(alone ? turnItems(session, only) : []),
    ...(alone ? [editItem(view, only.id), commandsItem(view, only.id)] : []),
    ...(away.length === 0 || looking === 0 ? [] : [here]),
    action(`Duplicate${counted(creatures)}`, () => void duplicateSelected(session, view, creatures)),
    action(`Copy${counted(creatures)}`, () => copy(session.table, idsOf(creatures))),
    hideItem(session, creatures),
    { kind: "line" },
    { ...action(`Delete${counted(creatures)}…`, () => remove(session, view, creatures)), harm: true },
  ];
}

/// The item that opens the sheet of `creature`.
export function sheetItem(view: Pick<View, "sheetOf">, creature: CreatureId): MenuItem {
  return action("Open sheet", () => {
    view.sheetOf = creature;
  });
}

/// The item that opens the picture dialog of `creature`.
function pictureItem(view: Pick<View, "picturing">, creature: CreatureId): MenuItem {
  return action("Change picture…", () => {
    view.picturing = { creature, file: null };
  });
}

/// The item that opens the automatic answers of `creature`.
function autoAnswersItem(view: Pick<View, "autoAnswersOf">, creature: CreatureId): MenuItem {
  return action(texts.autoAnswers, () => {
    view.autoAnswersOf = creature;
  });
}

/// The item that opens the edit dialog of `creature`: name, side, size, players, image (GM).
export function editItem(view: Pick<View, "editing">, creature: CreatureId): MenuItem {
  return action("Edit…", () => {
    view.editing = creature;
  });
}

/// The item that hides creatures, or reveals them if all are hidden (GM).
export function hideItem(session: Pick<Session, "edit">, creatures: readonly Creature[]): MenuItem {
  const hidden = creatures.every((creature) => creature.hidden);
  return action(`${hidden ? "Reveal" : "Hide"}${counted(creatures)} ${hidden ? "to" : "from"} players`, () =>
    hide(session, creatures),
  );
}

/// Hides creatures, or reveals them if all are hidden (GM).
export function hide(session: Pick<Session, "edit">, creatures: readonly Creature[]): void {
  const hidden = !creatures.every((creature) => creature.hidden);
  for (const creature of creatures)
    if (creature.hidden !== hidden)
      void session.edit({ case: "hideCreature", value: { creature: creature.id, hidden } });
}

/// Deletes creatures after a question (GM).
export function remove(session: Session, view: View, creatures: readonly Creature[]): void {
  const run = () => {
    for (const { id } of creatures) {
      void session.edit({ case: "removeCreature", value: id });
      view.selected.delete(id);
      if (view.sheetOf === id) view.sheetOf = 0;
    }
  };
  showToast(`Delete ${creatures.map(({ name }) => name).join(", ")}?`, "note", [{ name: "Delete", run }]);
}

/// Duplicates creatures and selects the new ones (GM).
export async function duplicateSelected(session: Session, view: View, creatures: readonly Creature[]): Promise<void> {
  view.selectAll(await duplicate(session, idsOf(creatures)));
}

/// Adds who stands in a fight's scene without being in it, by the rulebook's action.
function joinItems(session: Session, creatures: readonly Creature[]): readonly MenuItem[] {
  const { table } = session;
  const join = fightAction(table.schemaIndex, "join");
  const field = join?.form.find(({ kind }) => kind === FieldSchema_Kind.CREATURE);
  const outside = creatures.filter((one) => encounterOf(table, one.scene)?.order.includes(one.id) === false);
  if (join === undefined || field === undefined || outside.length === 0) return [];
  const formOf = (id: CreatureId) => {
    const ref = create(RefSchema, { of: { case: "creature", value: id } });
    return [{ name: field.key, value: create(ValueSchema, { is: { case: "ref", value: ref } }) }];
  };
  const run = () => {
    for (const { id } of outside) void session.command({ action: join.key, actor: 0, form: formOf(id) });
  };
  return [action(`${join.name}${counted(outside)}`, run)];
}

function commandsItem(view: Pick<View, "palette">, about: CreatureId): MenuItem {
  return action("GM commands…", () => {
    view.palette = { about };
  });
}

function action(name: string, run: () => void): Extract<MenuItem, { kind: "action" }> {
  return { kind: "action", name, run };
}

function counted({ length }: readonly Creature[]): string {
  return length === 1 ? "" : ` ${length}`;
}

function idsOf(creatures: readonly Creature[]): readonly CreatureId[] {
  return creatures.map(({ id }) => id);
}
