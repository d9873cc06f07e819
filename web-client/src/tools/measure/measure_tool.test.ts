import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MapPointer } from "../tool";
import type { ToolContext } from "../tool_context";
import { MeasureTool } from "./measure_tool";

const squares = { kind: "square", width: 64 };
const at = (column: number) => ({ cell: { column, row: 0 } }) as MapPointer;

/// A tool, and the x of the end of each ruler that it shares; none: removed.
function measuring() {
  const shared: (number | undefined)[] = [];
  const context = {
    overlay: { ruler: [] },
    grid: () => squares,
    scene: () => 1,
    session: { pointers: { measure: (_: number, xy: number[]) => shared.push(xy.at(-2)) } },
  };
  return { tool: new MeasureTool(context as unknown as ToolContext), shared };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("Others see where the ruler rests, however fast it was drawn", () => {
  const { tool, shared } = measuring();
  vi.advanceTimersByTime(1000);
  tool.startDrag(at(0));
  for (const column of [1, 2, 3, 4]) tool.drag(at(column));

  vi.advanceTimersByTime(100);

  expect(shared).toEqual([1500, 4500]);
});

test("A ruler that was dropped stays away", () => {
  const { tool, shared } = measuring();
  vi.advanceTimersByTime(1000);
  tool.startDrag(at(0));
  for (const column of [1, 2]) tool.drag(at(column));
  tool.drop();

  vi.advanceTimersByTime(1000);

  expect(shared).toEqual([1500, undefined]);
});
