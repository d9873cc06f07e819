// Doors on the map: a GM opens and closes them, a player's creature does so by the rules.
import { create } from "@bufbuild/protobuf";
import type { WallView } from "../../canvas/map_view";
import { doorAt, type Press } from "../../canvas/walls";
import { ParamSchema, RefSchema, ValueSchema } from "../../generated/protocol/wire/v1/common_pb";
import { FieldSchema_Kind } from "../../generated/protocol/wire/v1/schema_pb";
import { Wall_State } from "../../generated/protocol/wire/v1/state_pb";
import { moverOf, ownCreatures } from "../../state/table/selectors";
import type { ToolContext } from "../tool_context";

export function doorUnder({ walls, canvas }: Pick<ToolContext, "walls" | "canvas">, at: Press): WallView | null {
  return doorAt(walls(), at, canvas.camera.scale);
}

/// "Closed door: click to open".
export function doorHint({ door, kind }: WallView): string {
  const name = kind === "secret" ? "secret door" : "door";
  if (door === "locked") return `Locked ${name}: right-click to unlock`;
  return door === "open" ? `Open ${name}: click to close` : `Closed ${name}: click to open`;
}

/// A click on a door opens or closes it; a GM first unlocks a locked one, by its menu. A player's creature acts: the
/// selected one, else the first in the scene.
export function useDoor(context: ToolContext, door: WallView): void {
  const { session } = context;
  const opens = door.door !== "open";
  if (door.door === "locked") context.showRefusal({ why: "Locked. Right-click or long-press to unlock.", rule: 0 });
  else if (session.table.gm) setDoor(context, door, opens ? Wall_State.OPEN : Wall_State.CLOSED);
  else act(context, door, opens ? "open_door" : "close_door");
}

export function setDoor({ session, scene }: ToolContext, { id }: WallView, state: Wall_State): void {
  void session.edit({ case: "setDoor", value: { scene: scene(), wall: id, state } });
}

function act({ session, view, scene, showRefusal }: ToolContext, { id }: WallView, name: string): void {
  const { table } = session;
  const { schemaIndex } = table;
  const action = schemaIndex.actions.get(schemaIndex.key(name));
  const field = action?.form.find(({ kind }) => kind === FieldSchema_Kind.FIXTURE);
  const own = ownCreatures(table).find((creature) => creature.scene === scene());
  const actor = moverOf(table, view.selected) || (own?.id ?? 0);
  if (action === undefined || field === undefined) return;
  if (actor === 0) return showRefusal({ why: "None of your characters is in this scene.", rule: 0 });
  const ref = create(RefSchema, { of: { case: "fixture", value: id }, within: scene() });
  const form = [
    create(ParamSchema, { name: field.key, value: create(ValueSchema, { is: { case: "ref", value: ref } }) }),
  ];
  void session.command({ action: action.key, actor, form });
}
