import { expect, test } from "vitest";
import { darknessWord } from "./lights";

test("Only the greatest darkness is pitch dark", () => {
  const words = [0, 2, 3, 5, 6, 7, 9, 10].map(darknessWord);

  expect(words).toEqual(["bright", "bright", "dim", "dim", "dim", "dark", "dark", "pitch dark"]);
});
