import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { CreatureSchema, EncounterSchema, Scene_Grid, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../../state/fold/empty_table";
import { readCreature } from "../../state/fold/fold_creature";
import { SchemaIndex } from "../../state/table/schema_index";
import type { Table } from "../../state/table/table";
import { addition, freeCell } from "./add_creature";

function tableWith(creatures: { column: number; row: number; size?: number }[]): Table {
  const read = creatures.map(({ column, row, size = 1 }, index) =>
    readCreature(create(CreatureSchema, { id: index + 1, scene: 1, size, place: { kind: 1, column, row } })),
  );
  return {
    ...emptyTable(create(WelcomeSchema, { gm: true }), new SchemaIndex([""], create(SchemaSchema))),
    scenes: new Map([
      [
        1,
        create(SceneSchema, {
          id: 1,
          columns: 3,
          rows: 3,
          terrain: [{ first: { column: 1, row: 0 }, cells: 1, blocksMove: true }],
        }),
      ],
    ]),
    creatures: new Map(read.map((creature) => [creature.id, creature])),
  };
}

test("A free cell is taken as wanted", () => {
  expect(freeCell(tableWith([]), 1, { column: 2, row: 1 })).toEqual({ column: 2, row: 1 });
});

test("An occupied or blocking cell gives the nearest free one", () => {
  expect(freeCell(tableWith([{ column: 0, row: 0 }]), 1, { column: 0, row: 0 })).toEqual({ column: 0, row: 1 });
  expect(freeCell(tableWith([]), 1, { column: 1, row: 0 })).toEqual({ column: 0, row: 0 });
});

test("A large creature takes all of its cells", () => {
  expect(freeCell(tableWith([{ column: 0, row: 1, size: 2 }]), 1, { column: 1, row: 2 })).toEqual({
    column: 2,
    row: 2,
  });
});

test("A newcomer of two cells stands where all of them are free", () => {
  expect(freeCell(tableWith([{ column: 2, row: 2 }]), 1, { column: 1, row: 1 }, 2)).toEqual({ column: 0, row: 1 });
});

test("A newcomer joins a fight only where one runs in its scene", () => {
  const calm = tableWith([]);
  const fight = { ...calm, encounters: new Map([[4, create(EncounterSchema, { id: 4, scene: 1 })]]) };
  const cell = { column: 0, row: 0 };

  expect(addition(calm, 7, cell, 1).join).toBe(false);
  expect(addition(fight, 7, cell, 1).join).toBe(true);
  expect(addition(fight, 7, cell, 2).join).toBe(false);
});

test("Between hexes a creature of two leaves the three it stands on", () => {
  const table = tableWith([{ column: 0, row: 0, size: 2 }]);
  const scene = create(SceneSchema, { id: 1, grid: Scene_Grid.HEX_ROWS, columns: 3, rows: 3 });
  const hexes = { ...table, scenes: new Map([[1, scene]]) };

  // 0,0 1,0 and 0,1 are taken; beside 0,1 are 1,1 and, lower left of it, -1,2.
  expect(freeCell(hexes, 1, { column: 0, row: 1 })).toEqual({ column: 1, row: 1 });
  expect(freeCell(hexes, 1, { column: -1, row: 2 })).toEqual({ column: -1, row: 2 });
});
