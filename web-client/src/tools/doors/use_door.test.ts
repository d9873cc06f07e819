// W123: a click on a door.
import { create } from "@bufbuild/protobuf";
import { SvelteSet } from "svelte/reactivity";
import { expect, test } from "vitest";
import type { WallView } from "../../canvas/map_view";
import { FieldSchema_Kind, SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { CreatureSchema, Wall_State } from "../../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../../state/fold/empty_table";
import { readCreature } from "../../state/fold/fold_creature";
import { SchemaIndex } from "../../state/table/schema_index";
import type { ToolContext } from "../tool_context";
import { useDoor } from "./use_door";

const [OPEN, CLOSE, DOOR] = [1, 2, 3] as const;
const [ADA, BO, FOE] = [1, 2, 3] as const;

/// What a click on a door sends or says, by the GM or by the player of Ada and Bo in scene 1.
function clicked(door: WallView["door"], { gm = false, selected = [] as number[], own = true } = {}) {
  const form = [{ key: DOOR, kind: FieldSchema_Kind.FIXTURE }];
  const schema = create(SchemaSchema, { actions: [OPEN, CLOSE].map((key) => ({ key, form })) });
  const creature = (id: number, seats: number[]) =>
    readCreature(create(CreatureSchema, { id, seats, scene: 1, place: { kind: 1 } }));
  const creatures = own ? [creature(ADA, [2]), creature(BO, [2]), creature(FOE, [])] : [];
  const index = new SchemaIndex(["", "open_door", "close_door", "door"], schema);
  const table = {
    ...emptyTable(create(WelcomeSchema, { seat: 2, gm }), index),
    creatures: new Map(creatures.map((one) => [one.id, one])),
  };
  const sent: unknown[] = [];
  const context = {
    session: {
      table,
      edit: ({ value }: { value: object }) => sent.push(value),
      command: (command: object) => sent.push(command),
    },
    view: { selected: new SvelteSet(selected) },
    scene: () => 1,
    showRefusal: ({ why }: { why: string }) => sent.push(why),
  } as unknown as ToolContext;
  useDoor(context, { id: "7", door, kind: "door" } as WallView);
  return sent;
}

test("A GM opens and closes doors; a locked one is unlocked first", () => {
  expect(clicked("closed", { gm: true })).toEqual([{ scene: 1, wall: "7", state: Wall_State.OPEN }]);
  expect(clicked("open", { gm: true })).toEqual([{ scene: 1, wall: "7", state: Wall_State.CLOSED }]);
  expect(clicked("locked", { gm: true })).toEqual([expect.stringContaining("unlock")]);
});

test("A player's selected creature opens a door, else the first of theirs", () => {
  expect(clicked("closed")).toMatchObject([
    { action: OPEN, actor: ADA, form: [{ value: { is: { value: { of: { value: "7" }, within: 1 } } } }] },
  ]);
  expect(clicked("open", { selected: [BO] })).toMatchObject([{ action: CLOSE, actor: BO }]);
  expect(clicked("open", { selected: [FOE] })).toMatchObject([{ action: CLOSE, actor: ADA }]);
});

test("A player without a character in the scene is told so", () => {
  expect(clicked("closed", { own: false })).toEqual(["None of your characters is in this scene."]);
});
