// Items on the ground as the map shows them.
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { Scene_Grid, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../../state/fold/empty_table";
import { SchemaIndex } from "../../state/table/schema_index";
import { ghostViews } from "../ghosts/ghost_views";
import { pileViews, type Standing } from "./pile_views";

const names = ["", "weapon", "gear", "knife", "rope", "lamp"];
const [WEAPON, GEAR, KNIFE, ROPE, LAMP] = [1, 2, 3, 4, 5] as const;
const schema = create(SchemaSchema, {
  records: [
    { kind: WEAPON, id: KNIFE, name: "Knife" },
    { kind: GEAR, id: ROPE, name: "Rope" },
    { kind: GEAR, id: LAMP, name: "Lamp", icon: "lantern-flame" },
  ],
});
const table = emptyTable(create(WelcomeSchema), new SchemaIndex(names, schema));
const at = (column: number, row: number, shiftX = 0) => ({ kind: 1, column, row, shiftX });

function piles(scene: MessageInitShape<typeof SceneSchema>, tokens: readonly Standing[] = []) {
  return pileViews(table, create(SceneSchema, scene), tokens);
}

test("Items of one cell are one pile, each with its record's icon or one by its kind", () => {
  const items = [
    { id: "7", kind: KNIFE, place: at(2, 3) },
    { id: "8", kind: ROPE, place: at(2, 3) },
    { id: "9", kind: LAMP, place: at(4, 3) },
  ];

  // cells are 64 wide
  expect(piles({ items })).toMatchObject([
    {
      at: { x: 160, y: 224 },
      items: [
        { id: "7", name: "Knife", picture: "crossed-swords" },
        { id: "8", name: "Rope", picture: "swap-bag" },
      ],
      aside: false,
    },
    { at: { x: 288, y: 224 }, items: [{ name: "Lamp", picture: "lantern-flame" }] },
  ]);
});

test("Beside a token an item is smaller, and out of its middle", () => {
  const items = [{ id: "7", kind: KNIFE, place: at(2, 3) }];
  const [alone] = piles({ items });

  const [beside] = piles({ items }, [{ at: { x: 160, y: 224 }, width: 64 }]);
  const [apart] = piles({ items }, [{ at: { x: 224, y: 224 }, width: 64 }]);

  expect(beside).toMatchObject({ aside: true, cell: { column: 2, row: 3 } });
  expect(beside?.width).toBeLessThan(alone?.width ?? 0);
  expect(beside?.at.x).toBeGreaterThan(160);
  expect(apart).toEqual(alone);
});

test("An item lies where it is in its cell on a map without a grid, and in its hex or zone", () => {
  const lying = (grid: Scene_Grid, shiftX = 0) =>
    piles({ grid, columns: 9, rows: 9, items: [{ id: "7", kind: KNIFE, place: at(1, 1, shiftX) }] })[0]?.at;

  expect(lying(Scene_Grid.GRIDLESS, 360)).toEqual({ x: 128, y: 96 });
  expect(lying(Scene_Grid.HEX_ROWS)).toEqual({ x: 128, y: expect.closeTo(92.4, 1) });
  expect(lying(Scene_Grid.ZONES)?.x).toBeGreaterThan(256);
});

test("A remembered item is a pile of its own, and no ghost of a creature", () => {
  const scene = create(SceneSchema, {
    items: [{ id: "7", kind: KNIFE, place: at(2, 3) }],
    ghosts: [
      { item: "8", kind: ROPE, place: at(2, 3) },
      { creature: 5, name: "Ghoul", size: 1, place: at(4, 4) },
    ],
  });

  expect(piles(scene).map(({ items, remembered }) => [items.map(({ name }) => name), remembered])).toEqual([
    [["Knife"], false],
    [["Rope"], true],
  ]);
  expect(ghostViews(table, scene).map(({ name }) => name)).toEqual(["Ghoul"]);
});
