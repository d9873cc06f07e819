import { expect, test } from "vitest";
import { chunksOf, markOf } from "./file_chunks";

test("A short file is one part, and so is an empty one", () => {
  expect(chunksOf("name = 1")).toEqual(["name = 1"]);
  expect(chunksOf("")).toEqual([""]);
});

test("Parts are cut where they are full", () => {
  expect(chunksOf("abcdefg", 3)).toEqual(["abc", "def", "g"]);
});

test("No letter is cut: ä has two bytes, the dragon four", () => {
  expect(chunksOf("aää🐉b", 4)).toEqual(["aä", "ä", "🐉", "b"]);
});

test("A megabyte file makes fewer parts than one connection may send at once", () => {
  const parts = chunksOf("x".repeat(1024 * 1024));

  expect(parts).toHaveLength(18);
  expect(parts.join("")).toHaveLength(1024 * 1024);
});

test("A file is marked by its bytes, not its letters", () => {
  expect(markOf("a")).toEqual({ bytes: 1, digest: 0xe40c292c }); // the hash's published test vectors
  expect(markOf("foobar")).toEqual({ bytes: 6, digest: 0xbf9cf968 });
  expect(markOf("ä").bytes).toBe(2);
});
