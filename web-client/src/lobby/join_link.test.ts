import { expect, test } from "vitest";
import { tokenOf } from "./join_link";

test("A pasted link gives the part after the hash", () => {
  expect(tokenOf(" http://192.168.1.7:8080/join#Ab3_x-9 ")).toBe("Ab3_x-9");
});

test("A bare code is its own token", () => {
  expect(tokenOf("Ab3_x-9")).toBe("Ab3_x-9");
});

test("A link without a code, an empty text and a sentence are no token", () => {
  expect(tokenOf("http://192.168.1.7:8080/join")).toBeNull();
  expect(tokenOf("")).toBeNull();
  expect(tokenOf("may I join?")).toBeNull();
});
