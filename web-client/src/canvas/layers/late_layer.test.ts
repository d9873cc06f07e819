import { Container } from "pixi.js";
import { expect, test, vi } from "vitest";
import { LateLayer } from "./late_layer";

const layer = () => ({ container: new Container() });
const settled = () => new Promise((done) => setTimeout(done));

test("A layer is loaded once, when it is first needed, and takes its place", async () => {
  const load = vi.fn(async () => layer());
  const came = vi.fn();
  const late = new LateLayer(load, came);

  expect(late.get(false)).toBeNull();
  expect(load).not.toHaveBeenCalled();
  expect([late.get(true), late.get(true)]).toEqual([null, null]);
  await settled();

  expect(load).toHaveBeenCalledOnce();
  expect(came).toHaveBeenCalledOnce();
  expect(late.get(false)?.container.parent).toBe(late.container);
});

test("A layer that fails to load is tried again", async () => {
  const load = vi.fn(async () => layer()).mockRejectedValueOnce(new Error("offline"));
  const late = new LateLayer(load, () => undefined);

  late.get(true);
  await settled();
  late.get(true);
  await settled();

  expect(late.get(true)).not.toBeNull();
});

test("A layer that comes after its map is gone is dropped", async () => {
  const late = new LateLayer(
    async () => layer(),
    () => expect.unreachable(),
  );

  late.get(true);
  late.container.destroy();
  await settled();

  expect(late.get(true)).toBeNull();
});
