// W97: steps by keys while a player is asked.
import { create } from "@bufbuild/protobuf";
import { SvelteSet } from "svelte/reactivity";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gridOf } from "../canvas/grid";
import { QuestionSchema, QueuedSchema } from "../generated/protocol/wire/v1/play_pb";
import { FieldSchema_Kind, SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { CreatureSchema } from "../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../state/fold/empty_table";
import { readCreature } from "../state/fold/fold_creature";
import { SchemaIndex } from "../state/table/schema_index";
import type { Gestures } from "./gestures";
import { mapKey } from "./keyboard";
import type { ToolContext } from "./tool_context";

const [ADA, MOVE, PATH] = [1, 1, 2] as const;

beforeEach(() => {
  vi.stubGlobal("Element", class {});
  vi.stubGlobal("document", { body: undefined });
});
afterEach(() => vi.unstubAllGlobals());

/// How many moves three presses of an arrow key send. The first waits for an answer; asked: a player has a question;
/// queued: the creature with an action of mine in the queue; 0: none.
function movesOfThreeArrows(asked: boolean, queued = 0): number {
  const ada = readCreature(create(CreatureSchema, { id: ADA, seats: [2], scene: 1, place: { kind: 1 } }));
  const actions = [{ key: MOVE, movement: true, form: [{ key: PATH, kind: FieldSchema_Kind.PATH }] }];
  const schemaIndex = new SchemaIndex(["", "move", "path"], create(SchemaSchema, { actions }));
  const questions = asked ? [create(QuestionSchema, { id: "1.1" })] : [];
  const queue = queued === 0 ? [] : [create(QueuedSchema, { actor: queued, mine: true })];
  const optimisticMoves: unknown[] = [];
  const session = {
    table: {
      ...emptyTable(create(WelcomeSchema, { seat: 2 }), schemaIndex),
      creatures: new Map([[ADA, ada]]),
      questions,
      queue,
    },
    drags: { optimisticMoves },
    drop: ({ actor }: { actor: number }) => Promise.resolve(optimisticMoves.push({ creature: actor })),
  };
  const view = { selected: new SvelteSet([ADA]) };
  const context = { session, view, scene: () => 1, grid: () => gridOf(null) } as unknown as ToolContext;
  const press = { code: "ArrowRight", key: "ArrowRight", target: null } as unknown as KeyboardEvent;
  for (let at = 0; at < 3; at++) mapKey(press, context, {} as Gestures);
  return optimisticMoves.length;
}

test("While a player is asked, further steps of a creature whose step waits are not sent", () => {
  expect(movesOfThreeArrows(true)).toBe(1);
});

test("Otherwise each key is a step", () => {
  expect(movesOfThreeArrows(false)).toBe(3);
});

test("A creature whose action is in the queue takes no step, others do", () => {
  const other = 2;
  expect(movesOfThreeArrows(true, ADA)).toBe(0);
  expect(movesOfThreeArrows(false, other)).toBe(3);
});

test.each(["Digit0", "Numpad0"])("%s shows the whole map", (code) => {
  const fit = vi.fn();
  const session = { table: emptyTable(create(WelcomeSchema), new SchemaIndex([], create(SchemaSchema))) };
  const context = { session, view: { selected: new SvelteSet() }, canvas: { fit } } as unknown as ToolContext;

  expect(mapKey({ code, key: "0", target: null } as unknown as KeyboardEvent, context, {} as Gestures)).toBe(true);
  expect(fit).toHaveBeenCalledOnce();
});

/// The tool after W, or another key, is pressed by the GM or a player.
function toolAfterW({
  gm = true,
  shiftKey = false,
  selected = [] as number[],
  zones = false,
  code = "KeyW",
  draws = true,
}): string {
  const houseRules = [{ key: 1, defaultValue: draws ? 1n : 0n }];
  const schemaIndex = new SchemaIndex(["", "players_draw"], create(SchemaSchema, { houseRules }));
  const table = emptyTable(create(WelcomeSchema, { gm }), schemaIndex);
  const view = { selected: new SvelteSet(selected), tool: { kind: "select" } };
  const grid = () => gridOf(zones ? { grid: 4 } : null);
  const canvas = { panBy: () => undefined };
  const context = { session: { table }, view, canvas, grid } as unknown as ToolContext;
  mapKey({ code, key: "", target: null, shiftKey } as unknown as KeyboardEvent, context, {} as Gestures);
  return view.tool.kind;
}

test("W takes the GM's wall tool; with a token selected, which it moves, Shift+W does", () => {
  expect(toolAfterW({})).toBe("walls");
  expect(toolAfterW({ selected: [ADA] })).toBe("select");
  expect(toolAfterW({ selected: [ADA], shiftKey: true })).toBe("walls");
});

test("Players, and maps of zones, have no wall tool", () => {
  expect(toolAfterW({ gm: false })).toBe("select");
  expect(toolAfterW({ zones: true })).toBe("select");
});

test("L takes the GM's light tool, whatever is selected; players and maps of zones have none", () => {
  expect(toolAfterW({ code: "KeyL", selected: [ADA] })).toBe("lights");
  expect(toolAfterW({ code: "KeyL", gm: false })).toBe("select");
  expect(toolAfterW({ code: "KeyL", zones: true })).toBe("select");
});

test("N takes the GM's note tool, on every map; players have none", () => {
  expect(toolAfterW({ code: "KeyN", selected: [ADA] })).toBe("notes");
  expect(toolAfterW({ code: "KeyN", zones: true })).toBe("notes");
  expect(toolAfterW({ code: "KeyN", gm: false })).toBe("select");
});

test("G takes the GM's region tool, on every map; players have none", () => {
  expect(toolAfterW({ code: "KeyG", selected: [ADA] })).toBe("regions");
  expect(toolAfterW({ code: "KeyG", zones: true })).toBe("regions");
  expect(toolAfterW({ code: "KeyG", gm: false })).toBe("select");
});

test("Shift+A takes the template tool for everyone, whatever is selected; A does not, and maps of zones have none", () => {
  expect(toolAfterW({ code: "KeyA", gm: false, shiftKey: true, selected: [ADA] })).toBe("template");
  expect(toolAfterW({ code: "KeyA" })).toBe("select");
  expect(toolAfterW({ code: "KeyA", shiftKey: true, zones: true })).toBe("select");
});

test("F takes the GM's fog tool, whatever is selected; players have none", () => {
  expect(toolAfterW({ code: "KeyF", selected: [ADA] })).toBe("fog");
  expect(toolAfterW({ code: "KeyF", gm: false })).toBe("select");
});

test("Shift+D takes the draw tool, on every map, where the person may draw; D does not", () => {
  expect(toolAfterW({ code: "KeyD", shiftKey: true, selected: [ADA] })).toBe("draw");
  expect(toolAfterW({ code: "KeyD", shiftKey: true, zones: true })).toBe("draw");
  expect(toolAfterW({ code: "KeyD" })).toBe("select");
  expect(toolAfterW({ code: "KeyD", shiftKey: true, gm: false })).toBe("draw");
  expect(toolAfterW({ code: "KeyD", shiftKey: true, gm: false, draws: false })).toBe("select");
  expect(toolAfterW({ code: "KeyD", shiftKey: true, draws: false })).toBe("draw");
});
