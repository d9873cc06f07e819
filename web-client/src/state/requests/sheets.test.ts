import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DeltaSchema } from "../../generated/protocol/wire/v1/envelope_pb";
import { CreatureSchema } from "../../generated/protocol/wire/v1/state_pb";
import type { FrameIs } from "../../net/connection";
import { readCreature } from "../fold/fold_creature";
import { Sheets } from "./sheets.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const creature = (id: number) => readCreature(create(CreatureSchema, { id }));

/// asked: the creatures whose sheets went out as questions, in order.
function sheetsOf() {
  const asked: number[] = [];
  const send = (is: FrameIs) => void (is.case === "askSheet" && asked.push(is.value.creature ?? 0));
  const sheets = new Sheets({ send });
  const onDelta = (is: MessageInitShape<typeof DeltaSchema>["is"]) =>
    sheets.onDelta(create(DeltaSchema, is ? { is } : {}));
  return { asked, sheets, onDelta };
}

test("A sheet is requested once per change, for all of its readers", () => {
  const { asked, sheets } = sheetsOf();
  const ogre = creature(1);

  sheets.want(ogre, 5);
  sheets.want(ogre, 5);
  sheets.want(ogre);
  expect(asked).toEqual([1]);

  sheets.want(ogre, 6);
  sheets.want(creature(1));
  expect(asked).toEqual([1, 1, 1]);
});

test("Few are in flight at a time, and the rest follow as answers come", () => {
  const { asked, sheets, onDelta } = sheetsOf();

  for (const id of [1, 2, 3, 4, 5, 6]) sheets.want(creature(id));
  expect(asked).toEqual([1, 2, 3, 4]);

  onDelta({ case: "sheet", value: { creature: 2 } });
  vi.advanceTimersByTime(249);
  expect(asked).toHaveLength(4);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual([1, 2, 3, 4, 5]);
});

test("The sheet on screen is requested before those of tokens", () => {
  const { asked, sheets, onDelta } = sheetsOf();
  for (const id of [1, 2, 3, 4, 5]) sheets.want(creature(id));

  sheets.want(creature(6), 1);
  onDelta({ case: "sheet", value: { creature: 1 } });
  vi.advanceTimersByTime(250);

  expect(asked.at(-1)).toBe(6);
});

test("Answers that never come do not stop the rest", () => {
  const { asked, sheets } = sheetsOf();
  for (const id of [1, 2, 3, 4, 5]) sheets.want(creature(id));

  vi.advanceTimersByTime(3000);

  expect(asked).toEqual([1, 2, 3, 4, 5]);
});

test("A sheet is requested again after a drop or a house rule change", () => {
  const { asked, sheets, onDelta } = sheetsOf();
  const ogre = creature(1);
  sheets.want(ogre);

  onDelta({ case: "resumed", value: {} });
  sheets.want(ogre);
  onDelta({ case: "houseRule", value: {} });
  sheets.want(ogre);

  expect(asked).toEqual([1, 1, 1]);
});

test("A new Welcome drops sheets and waiting requests", () => {
  const { asked, sheets, onDelta } = sheetsOf();
  for (const id of [1, 2, 3, 4, 5]) sheets.want(creature(id));
  onDelta({ case: "sheet", value: { creature: 1 } });
  expect(sheets.of(1)).not.toBeNull();

  onDelta({ case: "welcome", value: {} });
  vi.advanceTimersByTime(3000);

  expect(sheets.of(1)).toBeNull();
  expect(asked).toEqual([1, 2, 3, 4]);
});
