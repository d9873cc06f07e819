import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { center, type Grid } from "../canvas/grid";
import type { TokenView } from "../canvas/map_view";
import type { Param } from "../generated/protocol/wire/v1/common_pb";
import { DeclarationsSchema } from "../generated/protocol/wire/v1/play_pb";
import { SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { emptyTable } from "../state/fold/empty_table";
import { encodePath } from "../state/maps/path";
import { SchemaIndex } from "../state/table/schema_index";
import { declaredViews } from "./declared_views";

const [TARGET, PATH] = [1, 2];
const schemaIndex = new SchemaIndex(["", "target", "path"], create(SchemaSchema));
const grid: Grid = { kind: "square" } as Grid;
const at = (column: number, row: number) => center({ column, row }, 1, grid);
const token = (id: number, column: number, width: number) =>
  ({ id, at: at(column, 0), width, size: 1, side: 0 }) as TokenView;
const ref = (name: number, creature: number) => ({
  name,
  value: { is: { case: "ref" as const, value: { of: { case: "creature" as const, value: creature } } } },
});

function views(actor: number, ...details: object[]) {
  const { open } = create(DeclarationsSchema, { open: [{ declared: [{ actor, details: details as Param[] }] }] });
  const table = { ...emptyTable(create(WelcomeSchema), schemaIndex), declarations: open };
  return declaredViews(table, [token(1, 0, 64), token(2, 3, 128)], grid);
}

test("An action with a target has an arrow to it", () => {
  expect(views(1, ref(TARGET, 2))).toMatchObject([{ way: [at(0, 0), at(3, 0)], width: 64, endWidth: 128 }]);
});

test("A move leads along its way", () => {
  const path = encodePath([
    { column: 0, row: 1 },
    { column: 1, row: 2 },
  ]);
  const way = { name: PATH, value: { is: { case: "path" as const, value: path } } };

  expect(views(1, way)).toMatchObject([{ way: [at(0, 0), at(0, 1), at(1, 2)], endWidth: 0 }]);
});

test("An actor that is its own target, or not seen, has no arrow", () => {
  expect(views(1)).toEqual([]);
  expect(views(1, ref(TARGET, 1))).toEqual([]);
  expect(views(9, ref(TARGET, 2))).toEqual([]);
});
