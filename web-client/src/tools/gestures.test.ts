import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Grid } from "../canvas/grid";
import { type GestureHost, Gestures } from "./gestures";
import type { MapTool } from "./tool";

const grid: Grid = { kind: "square", width: 10 };

/// A map whose pixels are its world, the gestures on it, and the x of every hover.
function onTheMap(tool: MapTool = {}) {
  const handlers = new Map<string, (event: object) => void>();
  const element = {
    addEventListener: (name: string, handle: (event: object) => void) => handlers.set(name, handle),
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture: () => undefined,
  };
  const hovers: number[] = [];
  const host = {
    canvas: { camera: { toWorld: (screen: object) => screen }, scrollAtEdge: () => true },
    tool: () => ({
      startDrag: () => true,
      ...tool,
      hover: ({ screen }: { screen: { x: number } }) => hovers.push(screen.x),
    }),
    tokenAt: () => 0,
    grid: () => grid,
    waitsForDrag: () => true,
  };
  const gestures = new Gestures(element as unknown as HTMLElement, host as unknown as GestureHost);
  const mouse = { pointerId: 1, pointerType: "mouse", button: 0, buttons: 0, clientY: 0, timeStamp: 0 };
  const send = (name: string, clientX = 0, more = {}) => handlers.get(name)?.({ ...mouse, clientX, ...more });
  return { gestures, hovers, send };
}

beforeEach(() => vi.stubGlobal("window", globalThis));
afterEach(() => vi.unstubAllGlobals());

test("The map beneath a resting pointer is looked at again", () => {
  const { gestures, hovers, send } = onTheMap();
  send("pointermove", 5);

  gestures.hoverAgain();

  expect(hovers).toEqual([5, 5]);
});

test("After a drag the pointer rests where it was dropped", () => {
  const { gestures, hovers, send } = onTheMap();
  send("pointermove", 5);
  send("pointerdown", 5);
  send("pointermove", 60);
  send("pointerup", 60);

  gestures.hoverAgain();

  expect(hovers).toEqual([5, 60]);
});

test("A pointer that left the map, and a finger, rest nowhere on it", () => {
  const { gestures, hovers, send } = onTheMap();
  send("pointermove", 5);
  send("pointerleave");
  gestures.hoverAgain();
  send("pointerdown", 30, { pointerType: "touch" });
  send("pointerup", 30, { pointerType: "touch" });
  gestures.hoverAgain();

  expect(hovers).toEqual([5]);
});

test("A drag that rests at an edge goes on as the map scrolls, until the drop", () => {
  const frames: ((nowMs: number) => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: (nowMs: number) => void) => frames.push(frame));
  const dragged: number[] = [];
  const { send } = onTheMap({ scrolls: () => true, drag: ({ screen }) => dragged.push(screen.x) });
  send("pointerdown", 5);
  send("pointermove", 60);

  for (const now of [16, 32]) frames.shift()?.(now);
  send("pointerup", 60);
  frames.shift()?.(48);

  expect(dragged).toEqual([60, 60, 60]);
  expect(frames).toEqual([]);
});
