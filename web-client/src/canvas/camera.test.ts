import { expect, test } from "vitest";
import { Camera } from "./camera";

const clear = { top: 0, right: 0, bottom: 0, left: 0 };

test("The point under the pointer stays while zooming", () => {
  const camera = new Camera();
  camera.panBy(30, -20);
  const before = camera.toWorld({ x: 200, y: 100 });

  camera.zoomAt({ x: 200, y: 100 }, 1.7);

  const after = camera.toWorld({ x: 200, y: 100 });
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test("Zoom stops at its ends", () => {
  const camera = new Camera();

  camera.zoomAt({ x: 0, y: 0 }, 1000);

  expect(camera.scale).toBe(4);
});

test("Fit shows the whole world between the insets", () => {
  const camera = new Camera();

  camera.fit({ width: 2000, height: 1000 }, { width: 1200, height: 700 }, { ...clear, right: 200 });

  expect(camera.scale).toBe(0.5);
  expect(camera.toScreen({ x: 0, y: 0 })).toEqual({ x: 0, y: 100 });
  expect(camera.toScreen({ x: 2000, y: 1000 })).toEqual({ x: 1000, y: 600 });
});

test("A map larger than the screen opens around the point of interest", () => {
  const camera = new Camera();

  camera.open({ width: 6400, height: 6400 }, { width: 400, height: 400 }, clear, { x: 640, y: 640 }, 32);

  expect(camera.scale).toBe(0.5);
  expect(camera.toScreen({ x: 640, y: 640 })).toEqual({ x: 200, y: 200 });
});

test("A place is in sight if its surroundings are clear of the insets", () => {
  const camera = new Camera();
  const sees = (x: number, y: number) =>
    camera.sees({ x, y }, 50, { width: 400, height: 400 }, { ...clear, top: 100, right: 100 });

  expect([sees(50, 150), sees(250, 350)]).toEqual([true, true]);
  expect([sees(49, 150), sees(50, 149), sees(251, 150), sees(250, 351)]).toEqual([false, false, false, false]);
});

test.each([
  ["nothing is covered", [{ x: 100, y: 200 }], [0, 0]],
  [
    "one lies beneath the right edge",
    [
      { x: 100, y: 200 },
      { x: 290, y: 200 },
    ],
    [-40, 0],
  ],
  [
    "not all have room: the first counts",
    [
      { x: 10, y: 200 },
      { x: 900, y: 200 },
    ],
    [40, 0],
  ],
])("Points are brought into sight by the least pan: %s", (_, points, pan) => {
  const camera = new Camera();

  camera.bringIntoSight(points, 50, { width: 400, height: 400 }, { ...clear, right: 100 });

  expect([camera.x, camera.y]).toEqual(pan);
});

test("A point without room around it is centered between the insets", () => {
  const camera = new Camera();

  camera.bringIntoSight([{ x: 0, y: 0 }], 300, { width: 400, height: 400 }, { ...clear, right: 100 });

  expect([camera.x, camera.y]).toEqual([150, 200]);
});

test("Centered on a point near its corner a map still fills the screen", () => {
  const camera = new Camera();

  camera.centerOn(
    { x: 10, y: 950 },
    { width: 1000, height: 1000 },
    { width: 400, height: 400 },
    { ...clear, left: 50 },
  );

  expect(camera.toScreen({ x: 0, y: 1000 })).toEqual({ x: 50, y: 400 });
});
