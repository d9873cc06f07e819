import { expect, test } from "vitest";
import { printable } from "./printable";

test("Control characters go, line ends, tabs and every other letter stay", () => {
  expect(printable("a\u000Bb\u007F\n\tü\u0085 😀")).toBe("ab\n\tü 😀");
});
