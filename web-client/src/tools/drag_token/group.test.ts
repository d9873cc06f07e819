import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { CreatureSchema } from "../../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../../state/fold/empty_table";
import { readCreature } from "../../state/fold/fold_creature";
import { SchemaIndex } from "../../state/table/schema_index";
import { frontFirst, groupOfDrag, offsetBetween, type Placed, shifted, stayedText } from "./group";

const at = (column: number, row: number) => ({ column, row });
const ids = (group: readonly Placed[]) => group.map(({ id }) => id);

/// Ada (1) and Bo (2) are mine, the goblin (3) is not; Cy (4) is mine in another scene, Dee (5) mine and on no map.
function table({ gm = false } = {}) {
  const wire = [
    { id: 1, name: "Ada", scene: 1, seats: [2], place: { kind: 1, column: 1, row: 1 } },
    { id: 2, name: "Bo", scene: 1, seats: [2], place: { kind: 1, column: 2, row: 1 } },
    { id: 3, name: "Goblin", scene: 1, place: { kind: 1, column: 3, row: 1 } },
    { id: 4, name: "Cy", scene: 2, seats: [2], place: { kind: 1, column: 1, row: 2 } },
    { id: 5, name: "Dee", scene: 1, seats: [2] },
  ];
  const empty = emptyTable(create(WelcomeSchema, { seat: 2, gm }), new SchemaIndex([], create(SchemaSchema)));
  const creatures = new Map(wire.map((one) => [one.id, readCreature(create(CreatureSchema, one))]));
  return { ...empty, creatures };
}

function placed(of: ReturnType<typeof table>, id: number): Placed {
  const creature = of.creatures.get(id);
  if (!creature?.cell) throw new Error("the test places this creature");
  return { ...creature, cell: creature.cell };
}

test("Dragging a selected token moves all that I control in its scene", () => {
  const of = table();

  expect(ids(groupOfDrag(of, new Set([2, 1, 3, 4, 5]), placed(of, 1)))).toEqual([1, 2]);
});

test("A GM controls every token of the scene", () => {
  const of = table({ gm: true });

  expect(ids(groupOfDrag(of, new Set([1, 2, 3]), placed(of, 3)))).toEqual([3, 1, 2]);
});

test("A token outside the selection moves alone", () => {
  const of = table();

  expect(ids(groupOfDrag(of, new Set([2]), placed(of, 1)))).toEqual([1]);
});

test("All tokens of a group move by the same offset", () => {
  const offset = offsetBetween(at(1, 1), at(4, -1));

  expect(shifted(at(1, 1), offset)).toEqual(at(4, -1));
  expect(shifted(at(2, 5), offset)).toEqual(at(5, 3));
});

test("The foremost token moves first", () => {
  const of = table({ gm: true });
  const group = [placed(of, 1), placed(of, 2), placed(of, 3)];

  expect(ids(frontFirst(group, at(2, 0)))).toEqual([3, 2, 1]);
  expect(ids(frontFirst(group, at(-1, 0)))).toEqual([1, 2, 3]);
});

test("The message names the tokens whose move is refused", () => {
  expect(stayedText([])).toBe("");
  expect(stayedText(["Ada"])).toBe("Ada stays in place.");
  expect(stayedText(["Ada", "Bo", "Cy"])).toBe("Ada, Bo and Cy stay in place.");
});
