// W98: a drag of another's token.
import { create } from "@bufbuild/protobuf";
import { SvelteSet } from "svelte/reactivity";
import { expect, test } from "vitest";
import { SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { CreatureSchema } from "../../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../../state/fold/empty_table";
import { readCreature } from "../../state/fold/fold_creature";
import { SchemaIndex } from "../../state/table/schema_index";
import type { MapPointer } from "../tool";
import type { ToolContext } from "../tool_context";
import { SelectTool } from "./select_tool";

const [ADA, BO] = [1, 2] as const;

test("A player's drag of another's token selects nothing, and says why", () => {
  const bo = readCreature(create(CreatureSchema, { id: BO, name: "Bo", seats: [3], place: { kind: 1 } }));
  const table = emptyTable(create(WelcomeSchema, { seat: 2 }), new SchemaIndex([""], create(SchemaSchema)));
  const selected = new SvelteSet([ADA]);
  const said: string[] = [];
  const context = {
    overlay: { hint: null },
    session: { table: { ...table, creatures: new Map([[BO, bo]]) } },
    view: { selected },
    turning: () => null,
    turner: { chosen: () => null },
    showRefusal: ({ why }: { why: string }) => said.push(why),
  } as unknown as ToolContext;
  const from = { token: BO, touch: false } as unknown as MapPointer;
  const tool = new SelectTool(context);

  tool.startDrag(from);
  tool.drag(from);
  tool.drop(from);

  expect([...selected]).toEqual([ADA]);
  expect(said).toEqual(["You do not control Bo."]);
});
