import { expect, test } from "vitest";
import { readHex } from "./palette";

test("Short and long color texts read alike", () => {
  expect(readHex(" #ffffff")).toBe(0xffffff);
  expect(readHex("#fff")).toBe(0xffffff);
  expect(readHex("#1a2")).toBe(0x11aa22);
});
