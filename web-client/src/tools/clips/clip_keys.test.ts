// W144: what a map tool has selected is copied, cut and pasted.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gridOf } from "../../canvas/grid";
import { Scene_Grid } from "../../generated/protocol/wire/v1/state_pb";
import { atPoint, type Clip, ClipKeys, type Clipped, wayTo } from "./clip_keys";

interface Thing {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

let selectedText = false;
beforeEach(() => vi.stubGlobal("getSelection", () => ({ isCollapsed: !selectedText })));
afterEach(() => {
  selectedText = false;
  vi.unstubAllGlobals();
});

const grid = gridOf(null);
const thing = (id: string, x: number, y: number): Thing => ({ id, x, y });

/// The keys of a tool with things of which some are selected.
function toolWith(things: readonly Thing[], chosen: readonly string[], clip: Clip<Thing> = { things: [] }) {
  let all = things;
  let selected = chosen;
  const put: (readonly Thing[])[] = [];
  const clipped: Clipped<Thing> = {
    ...atPoint,
    all: () => all,
    chosen: () => all.filter(({ id }) => selected.includes(id)),
    put: (some) => {
      put.push(some);
      all = [...all, ...some.map((one, at) => ({ ...one, id: `n${at}` }))];
      return Promise.resolve();
    },
    select: (ids) => {
      selected = ids;
    },
    remove: () => {
      all = all.filter(({ id }) => !selected.includes(id));
    },
  };
  const keys = new ClipKeys({ grid: () => grid }, clip, clipped);
  const press = (code: string, more = {}) => keys.key({ code, ctrlKey: true, ...more } as KeyboardEvent);
  return { keys, press, put, clip, all: () => all, selected: () => selected };
}

test("Copies are pasted where the pointer is, as they stand to each other, and selected", async () => {
  const tool = toolWith([thing("1", 360, 360), thing("2", 1080, 360), thing("3", 0, 0)], ["1", "2"]);
  tool.press("KeyC");
  tool.keys.pointer = { x: 64 * 5.3, y: 64 * 4.8 };

  expect(tool.press("KeyV")).toBe(true);

  expect(tool.put).toEqual([[thing("0", 2880 + 360, 2880 + 360), thing("0", 2880 + 1080, 2880 + 360)]]);
  await Promise.resolve();
  expect(tool.selected()).toEqual(["n0", "n1"]);
});

test("What was copied in one scene is pasted in another", () => {
  const { press, clip } = toolWith([thing("1", 360, 360)], ["1"]);
  press("KeyC");
  const other = toolWith([], [], clip);
  other.keys.pointer = { x: 32, y: 32 };

  other.press("KeyV");

  expect(other.put).toEqual([[thing("0", 360, 360)]]);
});

test("What is cut is gone, and pasted beside where it was without a pointer", () => {
  const tool = toolWith([thing("1", 360, 360), thing("2", 0, 0)], ["1"]);

  expect(tool.press("KeyX")).toBe(true);
  expect(tool.all()).toEqual([thing("2", 0, 0)]);
  tool.press("KeyV");

  expect(tool.put).toEqual([[thing("0", 1080, 1080)]]);
});

test("Without a selection or a copy, and with Shift, the keys are another's", () => {
  const tool = toolWith([thing("1", 360, 360)], []);

  expect([tool.press("KeyC"), tool.press("KeyX"), tool.press("KeyV")]).toEqual([false, false, false]);
  expect(toolWith([thing("1", 360, 360)], ["1"]).press("KeyC", { shiftKey: true })).toBe(false);
  expect(toolWith([thing("1", 360, 360)], ["1"]).press("KeyC", { ctrlKey: false })).toBe(false);
});

test("Marked text is copied instead", () => {
  selectedText = true;

  expect(toolWith([thing("1", 360, 360)], ["1"]).press("KeyC")).toBe(false);
});

test("On hexes copies keep to the middles and corners of the cells", () => {
  const hexes = gridOf({ grid: Scene_Grid.HEX_ROWS });

  expect(wayTo([{ x: 360, y: 480 }], { x: 64, y: 32 + 55.4 }, hexes)).toEqual({ x: 360, y: 720 });
});
