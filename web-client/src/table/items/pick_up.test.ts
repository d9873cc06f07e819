// The action by which an item is picked up, whatever the rulebook calls it.
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { type ActionSchemaSchema, FieldSchema_Kind, SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { CreatureSchema, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../../state/fold/empty_table";
import { readCreature } from "../../state/fold/fold_creature";
import type { Session } from "../../state/session.svelte";
import { SchemaIndex } from "../../state/table/schema_index";
import type { OpenForm, View } from "../../state/view.svelte";
import { pickUp } from "./pick_up";

const names = ["", "item", "job", "draw", "pick_up", "ready", "wait"];
const [ITEM, JOB, DRAW, PICK_UP, READY, WAIT] = [1, 2, 3, 4, 5, 6] as const;
const item = { key: ITEM, kind: FieldSchema_Kind.ITEM, required: true };
const job = (required: boolean) => ({ key: JOB, kind: FieldSchema_Kind.CHOICE, choices: [DRAW, PICK_UP], required });

/// What a press on an item in the cell of `column` opens for Ada, who is in column 2 and `size` cells wide.
function opened(
  actions: MessageInitShape<typeof ActionSchemaSchema>[],
  column: number,
  { selected = 1, size = 1 } = {},
) {
  const schema = create(SchemaSchema, { actions });
  const empty = emptyTable(create(WelcomeSchema, { seat: 2 }), new SchemaIndex(names, schema));
  const place = { kind: 1, column: 2, row: 5 };
  const ada = readCreature(create(CreatureSchema, { id: 1, seats: [2], scene: 3, size, place }));
  const session = { table: { ...empty, creatures: new Map([[1, ada]]) } } as unknown as Session;
  const view = { selected: new Set([selected]), form: null as OpenForm | null };
  pickUp({ session, view: view as unknown as View }, create(SceneSchema, { id: 3 }), { column, row: 5 }, "77")?.();
  return view.form;
}

test("The selected creature picks up what lies beside it or under it", () => {
  const action = [{ key: PICK_UP, form: [item] }];

  for (const column of [1, 2, 3])
    expect(opened(action, column)).toMatchObject({
      ...{ action: PICK_UP, actor: 1 },
      given: [{ name: ITEM, value: { is: { value: { of: { case: "item", value: "77" } } } } }],
    });
  expect(opened(action, 4)).toBeNull();
  expect(opened(action, 4, { size: 2 })).not.toBeNull();
  expect(opened(action, 2, { selected: 9 })).toBeNull();
});

test("Picking up may be the choice of a required field", () => {
  const actions = [
    { key: WAIT, form: [job(false), item] },
    { key: READY, form: [job(true), { ...item, required: false }] },
  ];

  expect(opened(actions, 2)).toMatchObject({
    action: READY,
    given: [{ name: JOB, value: { is: { case: "key", value: PICK_UP } } }, { name: ITEM }],
  });
});

test("A rulebook without such an action opens nothing", () => {
  expect(opened([{ key: DRAW, form: [item] }], 2)).toBeNull();
});
