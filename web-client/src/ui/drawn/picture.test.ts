import { expect, test } from "vitest";
import { initialsOf, isIcon, pictureUrl } from "./picture";

test("a hash is an uploaded image, any other name an icon", () => {
  const hash = "0123456789abcdef".repeat(4);
  expect([isIcon(hash), isIcon("wolf-head"), isIcon("")]).toEqual([false, true, false]);
  expect([pictureUrl(hash), pictureUrl("wolf-head")]).toEqual([`/assets/${hash}`, "/icons/wolf-head.svg"]);
});

test("initials are those of the first two words", () => {
  expect(["Raider with a scar", "Cyrus", ""].map(initialsOf)).toEqual(["Rw", "Cy", "?"]);
});
