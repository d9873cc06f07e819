// A form that needs a path beside its target.
import { create } from "@bufbuild/protobuf";
import { SvelteSet } from "svelte/reactivity";
import { expect, test } from "vitest";
import { gridOf } from "../../canvas/grid";
import { SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { CreatureSchema } from "../../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../../state/fold/empty_table";
import { readCreature } from "../../state/fold/fold_creature";
import { SchemaIndex } from "../../state/table/schema_index";
import type { MapPointer } from "../tool";
import type { ToolContext } from "../tool_context";
import { TargetTool } from "./target_tool";

const [ADA, BO] = [1, 2] as const;

/// The GM chooses a target of an action. wanted: the creature whose path its form needs, or 0.
function choosing(wanted: number) {
  const creatures = new Map(
    [ADA, BO].map((id) => [id, readCreature(create(CreatureSchema, { id, place: { kind: 1, column: id, row: 1 } }))]),
  );
  const table = emptyTable(create(WelcomeSchema, { seat: 1, gm: true }), new SchemaIndex([""], create(SchemaSchema)));
  const said: string[] = [];
  const context = {
    overlay: { hint: null },
    session: {
      table: { ...table, creatures },
      wantsPath: wanted === 0 ? null : { actor: wanted, take: () => undefined },
    },
    view: { selected: new SvelteSet([ADA]) },
    tokens: () => [],
    grid: () => gridOf(null),
    showRefusal: ({ why }: { why: string }) => said.push(why),
  } as unknown as ToolContext;
  const targeting = { creatures: new Map(), overridable: new Set<number>() };
  return { tool: new TargetTool(context, targeting as never), said };
}

const over = (token: number) => ({ token, world: { x: 0, y: 0 } }) as unknown as MapPointer;

test("The actor is dragged while the form needs its path, and no other token", () => {
  const { tool } = choosing(ADA);

  expect(tool.startDrag(over(BO))).toBe(false);
  expect(tool.startDrag(over(ADA))).toBe(true);
  expect(tool.scrolls()).toBe(true);
});

test("Without a path to fill, a drag pans the map", () => {
  expect(choosing(0).tool.startDrag(over(ADA))).toBe(false);
});

test("A creature that is no target says so, the actor to be dragged does not", () => {
  const { tool, said } = choosing(ADA);

  tool.tap(over(ADA));
  expect(said).toEqual([]);
  tool.tap(over(BO));
  expect(said).toEqual(["Invalid target."]);
});
