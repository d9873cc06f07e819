import { expect, test } from "vitest";
import { isLike, lightPresets } from "./light_presets";

const reaches = (unit: string) => lightPresets(unit).map(({ name, light }) => [name, light.bright, light.dim]);

test("Lights reach round lengths in metres", () => {
  expect(reaches("m")).toEqual([
    ["Torch", 60_000n, 120_000n],
    ["Candle", 15_000n, 30_000n],
    ["Lantern", 90_000n, 180_000n],
    ["Daylight", 90_000n, 180_000n],
    ["Darkness source", 0n, 60_000n],
  ]);
});

test("In feet a torch is bright for 20 and dim for 40, in yards for 6 and 12", () => {
  const [torch, candle] = reaches("ft");

  expect(torch).toEqual(["Torch", 20n * 3048n, 40n * 3048n]);
  expect(candle).toEqual(["Candle", 5n * 3048n, 10n * 3048n]);
  expect(reaches("yd")[0]).toEqual(["Torch", 6n * 9144n, 12n * 9144n]);
});

test("A cone is like its preset wherever it points; another reach is another light", () => {
  const daylight = lightPresets("m")[3];
  if (daylight === undefined) throw new Error("there are five presets");

  expect(isLike({ ...daylight.light, direction: 45 }, daylight)).toBe(true);
  expect(isLike({ ...daylight.light, dim: 1n }, daylight)).toBe(false);
});
