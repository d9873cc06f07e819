import { expect, test } from "vitest";
import { readHex } from "./palette";

test("Colours read the same however short they are written", () => {
  expect(readHex(" #ffffff")).toBe(0xffffff);
  expect(readHex("#fff")).toBe(0xffffff);
  expect(readHex("#1a2")).toBe(0x11aa22);
});
