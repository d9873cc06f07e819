import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { ServerFrameSchema } from "../../generated/protocol/wire/v1/envelope_pb";
import { shownPlace, stillPending } from "./optimistic_moves";

const centered = { x: 0, y: 0 };
const creature = { id: 1, cell: { column: 0, row: 0 }, shift: { x: 90, y: -90 } };
const drop = (clientId: number, column: number) => ({ creature: 1, clientId, to: { column, row: 0 }, shift: centered });

test("A token is shown where I dropped it until the table answers", () => {
  expect(shownPlace([drop(5, 4)], creature)).toEqual({ cell: { column: 4, row: 0 }, shift: centered });
  expect(shownPlace([], creature)).toEqual(creature);
});

test("The newer of two drops is shown", () => {
  expect(shownPlace([drop(5, 4), drop(6, 9)], creature).cell?.column).toBe(9);
});

test("A refused drop is forgotten, so the token goes back", () => {
  const frame = create(ServerFrameSchema, { deltas: [{ is: { case: "refused", value: { clientId: 5 } } }] });

  expect(stillPending([drop(5, 4), drop(6, 9)], frame)).toEqual([drop(6, 9)]);
});

test("A frame that answers nothing of mine keeps my drops", () => {
  const optimisticMoves = [drop(5, 4)];
  const frame = create(ServerFrameSchema, { deltas: [{ is: { case: "snapshot", value: {} } }] });

  expect(stillPending(optimisticMoves, frame)).toBe(optimisticMoves);
});

test("A drop that waits for something else is forgotten, for it may be long", () => {
  const queue = [
    { clientId: 5, mine: true },
    { clientId: 6, mine: false },
  ];
  const frame = create(ServerFrameSchema, { deltas: [{ is: { case: "declarations", value: { queue } } }] });

  expect(stillPending([drop(5, 4), drop(6, 9)], frame)).toEqual([drop(6, 9)]);
});
