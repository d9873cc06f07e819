import { expect, test } from "vitest";
import { glowTexels, strengthAt } from "./glow";

const alphaAt = (texels: Uint8Array, size: number, x: number, y: number) => texels[(y * size + x) * 4 + 3] ?? -1;

test("A glow is strongest in its middle and ends before the edge of its square", () => {
  const texels = glowTexels(32, 360);
  const across = Array.from({ length: 16 }, (_, x) => alphaAt(texels, 32, 16 + x, 16));

  expect(across[0]).toBeGreaterThan(250);
  expect(across).toEqual([...across].sort((a, b) => b - a));
  expect(alphaAt(texels, 32, 0, 0)).toBe(0);
  expect(alphaAt(texels, 32, 31, 16)).toBeLessThan(5);
});

test("A cone points up and is as wide as its degrees", () => {
  const texels = glowTexels(64, 90);
  const lit = (x: number, y: number) => alphaAt(texels, 64, 32 + x, 32 + y) > 0;

  expect([lit(0, -16), lit(10, -16), lit(-10, -16)]).toEqual([true, true, true]);
  expect([lit(20, -10), lit(-20, -10), lit(0, 16)]).toEqual([false, false, false]);
});

test("A wide cone leaves out what is behind it", () => {
  const texels = glowTexels(64, 270);

  expect([alphaAt(texels, 64, 52, 32) > 0, alphaAt(texels, 64, 32, 52) > 0]).toEqual([true, false]);
});

test("A steady light never changes, others stay between 0.7 and 1", () => {
  const times = Array.from({ length: 500 }, (_, at) => at * 37);

  expect(new Set(times.map((ms) => strengthAt("steady", 1, ms)))).toEqual(new Set([1]));
  for (const glow of ["flicker", "pulse"] as const) {
    const strengths = times.map((ms) => strengthAt(glow, 0.3, ms));
    expect(Math.min(...strengths)).toBeGreaterThanOrEqual(0.699);
    expect(Math.max(...strengths)).toBeLessThanOrEqual(1.001);
    expect(Math.max(...strengths) - Math.min(...strengths)).toBeGreaterThan(0.2);
  }
});
