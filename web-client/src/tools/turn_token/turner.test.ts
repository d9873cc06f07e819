import { create } from "@bufbuild/protobuf";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FieldSchema_Kind, SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { CreatureSchema, Scene_Grid, SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../../state/fold/empty_table";
import { readCreature } from "../../state/fold/fold_creature";
import type { Outcome } from "../../state/requests/outcome";
import { SchemaIndex } from "../../state/table/schema_index";
import type { TurnDraft } from "../overlay.svelte";
import { Turner } from "./turner";

const [TURN, DEGREES] = [1, 2] as const;

/// A token of mine that faces east on hexes in rows. mine: whether I play it.
function bench({ mine = true, gm = false, unconstrained = false } = {}) {
  const form = [{ key: DEGREES, kind: FieldSchema_Kind.NUMBER }];
  const schema = create(SchemaSchema, { actions: [{ key: TURN, facing: true, form }] });
  const table = emptyTable(create(WelcomeSchema, { seat: 2, gm }), new SchemaIndex(["", "turn", "degrees"], schema));
  const place = { kind: 1, column: 2, row: 2 };
  const ada = create(CreatureSchema, { id: 1, scene: 1, facing: 90, place, seats: mine ? [2] : [3] });
  const accepted = Promise.resolve<Outcome>({ kind: "accepted" });
  const session = {
    table: {
      ...table,
      scenes: new Map([[1, create(SceneSchema, { id: 1, grid: Scene_Grid.HEX_ROWS })]]),
      creatures: new Map([[1, readCreature(ada)]]),
    },
    command: vi.fn((_: unknown) => accepted),
    edit: vi.fn((_: unknown) => accepted),
  };
  const overlay: { turn: TurnDraft | null } = { turn: null };
  const turner = new Turner({ session, view: { selected: new Set([1]) as never, unconstrained }, overlay });
  const degrees = () =>
    session.command.mock.calls.map(
      ([sent]) => (sent as { form: { value: { is: { value: bigint } } }[] }).form[0]?.value.is.value,
    );
  return { turner, session, overlay, degrees };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("Clicks of a wheel become one command once it rests", async () => {
  const { turner, overlay, degrees } = bench();

  for (let click = 0; click < 3; click++) {
    turner.by(1);
    await vi.advanceTimersByTimeAsync(149);
  }
  expect(degrees()).toEqual([]);
  expect(overlay.turn).toEqual({ creature: 1, degrees: 270 });
  await vi.advanceTimersByTimeAsync(1);

  expect(degrees()).toEqual([270n]);
  expect(overlay.turn).toBeNull();
});

test("A turn there and back asks for nothing", async () => {
  const { turner, overlay, degrees } = bench();

  turner.by(1);
  turner.by(-1);
  await vi.advanceTimersByTimeAsync(150);

  expect(degrees()).toEqual([]);
  expect(overlay.turn).toBeNull();
});

test("A discarded turn sends nothing", async () => {
  const { turner, overlay, degrees } = bench();

  turner.by(1);
  turner.forget();
  await vi.advanceTimersByTimeAsync(500);

  expect(degrees()).toEqual([]);
  expect(overlay.turn).toBeNull();
});

test("A token of another player cannot be turned", () => {
  expect(bench({ mine: false }).turner.by(1)).toBe(false);
});

test("A GM who places freely turns a token by an edit", async () => {
  const { turner, session, degrees } = bench({ gm: true, unconstrained: true });

  turner.by(-1);
  await vi.advanceTimersByTimeAsync(150);

  expect(degrees()).toEqual([]);
  expect(session.edit).toHaveBeenCalledWith({ case: "editCreature", value: { creature: 1, facing: 30 } });
});
