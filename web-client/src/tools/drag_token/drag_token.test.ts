import { create } from "@bufbuild/protobuf";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { center, gridOf } from "../../canvas/grid";
import { RefusalSchema } from "../../generated/protocol/wire/v1/common_pb";
import { DragPreviewSchema } from "../../generated/protocol/wire/v1/play_pb";
import { FieldSchema_Kind, SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { CreatureSchema, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../../state/fold/empty_table";
import { readCreature } from "../../state/fold/fold_creature";
import { encodePath } from "../../state/maps/path";
import type { Outcome } from "../../state/requests/outcome";
import { SchemaIndex } from "../../state/table/schema_index";
import type { Cell, Table } from "../../state/table/table";
import { toasts } from "../../ui/toast.svelte";
import type { MapPointer } from "../tool";
import type { ToolContext } from "../tool_context";
import { DragToken } from "./drag_token";
import type { Placed } from "./group";

const [MOVE, PATH] = [1, 2] as const;
const grid = gridOf(null);
const at = (column: number, row: number): Cell => ({ column, row });

beforeEach(() => vi.stubGlobal("window", globalThis));
afterEach(() => {
  vi.unstubAllGlobals();
  toasts.now = [];
});

function placed(id: number, name: string, cell: Cell): Placed {
  return { ...readCreature(create(CreatureSchema, { id, name, scene: 1, place: { kind: 1, ...cell } })), cell };
}

/// Ada (1) at 1,1 and Bo (2) at 2,1 in a rulebook with a movement action. refused: the creature that may not move.
function dragging(refused: number, gm = false) {
  const form = [{ key: PATH, kind: FieldSchema_Kind.PATH }];
  const schema = create(SchemaSchema, { actions: [{ key: MOVE, movement: true, form }] });
  const welcome = create(WelcomeSchema, { seat: 2, gm });
  const scenes = new Map([[1, create(SceneSchema, { id: 1, columns: 9, rows: 9 })]]);
  const table: Table = { ...emptyTable(welcome, new SchemaIndex(["", "move", "path"], schema)), scenes };
  const outcome = (creature: number): Promise<Outcome> =>
    Promise.resolve(
      creature === refused ? { kind: "refused", refusal: create(RefusalSchema) } : ({ kind: "accepted" } as const),
    );
  const asked: (readonly [number, readonly Cell[]])[] = [];
  const moved: (readonly [number, Cell | undefined])[] = [];
  const session = {
    table,
    drags: {
      drag: (creature: number, cells: readonly Cell[]) => asked.push([creature, cells]),
      answered: () => {
        const [creature, cells] = asked.at(-1) ?? [0, []];
        return Promise.resolve(create(DragPreviewSchema, { creature, path: encodePath(cells) }));
      },
      end: () => undefined,
    },
    drop: ({ actor }: { actor: number }, path: readonly Cell[]) => {
      moved.push([actor, path.at(-1)]);
      return outcome(actor);
    },
    place: (creature: number, _: number, cell: Cell) => {
      moved.push([creature, cell]);
      return outcome(creature);
    },
  };
  const group = [placed(1, "Ada", at(1, 1)), placed(2, "Bo", at(2, 1))];
  const context = { session, view: { unconstrained: gm }, overlay: { drag: null }, grid: () => grid, tokens: () => [] };
  const pointer = (cell: Cell) => ({ world: center(cell, 1, grid), cell, shift: false }) as MapPointer;
  const [taken] = group;
  if (taken === undefined) throw new Error("the test has a token");
  const drag = new DragToken(context as unknown as ToolContext, taken, group, pointer(at(1, 1)));
  const dropAt = async (cell: Cell) => {
    drag.drag(pointer(cell));
    drag.drop(pointer(cell));
    await vi.waitFor(() => expect(moved).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { dropAt, moved };
}

test("Each token of a group moves by the same offset, the foremost first", async () => {
  const { dropAt, moved } = dragging(0);

  await dropAt(at(4, 2));

  expect(moved).toEqual([
    [2, at(5, 2)],
    [1, at(4, 2)],
  ]);
  expect(toasts.now).toEqual([]);
});

test("A message names the token of a group that was refused", async () => {
  const { dropAt } = dragging(2);

  await dropAt(at(1, 3));

  expect(toasts.now.map(({ text }) => text)).toEqual(["Bo stays in place."]);
});

test("A GM who places freely places every token of the group", async () => {
  const { dropAt, moved } = dragging(0, true);

  await dropAt(at(0, 1));

  expect(moved).toEqual([
    [1, at(0, 1)],
    [2, at(1, 1)],
  ]);
});
