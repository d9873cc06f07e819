import { expect, test } from "vitest";
import { cpuMs } from "./cpu_ms";
import { readJson } from "./read_json";

const problemOf = (text: string) => {
  const read = readJson(text);
  return read.kind === "problem" ? read.text : null;
};

test("Plain JSON is read as it is", () => {
  expect(readJson('{"a":[1,-2.5e3,"x",true,null]}')).toEqual({
    kind: "value",
    value: { a: [1, -2500, "x", true, null] },
  });
});

test("Bare NaN and Infinity become null", () => {
  expect(readJson("[NaN, Infinity, -Infinity, -NaN, -1]")).toEqual({
    kind: "value",
    value: [null, null, null, null, -1],
  });
});

test("NaN in a string stays, whatever is escaped before it", () => {
  const text = String.raw`["NaN \" Infinity", "\\", NaN, "\\\"NaN"]`;

  expect(readJson(text)).toEqual({ kind: "value", value: ['NaN " Infinity', "\\", null, '\\"NaN'] });
});

test.each([
  ['{"a":}', "Not valid JSON: line 1, column 6."],
  ['{\n  "a": 1,\n  "b" 2\n}', "Not valid JSON: line 3, column 7."],
  ["[1,]", "Not valid JSON: line 1, column 4."],
  ['{"a":1,}', "Not valid JSON: line 1, column 8."],
  ["[1 2]", "Not valid JSON: line 1, column 4."],
  ["[01]", "Not valid JSON: line 1, column 3."],
  ['["a\nb"]', "Not valid JSON: line 1, column 2."],
  ["[1]]", "Not valid JSON: line 1, column 4."],
  ["[1}", "Not valid JSON: line 1, column 3."],
  ["{1:2}", "Not valid JSON: line 1, column 2."],
  ["[1,\n[2", "Not valid JSON: line 2, column 3."],
  ["", "Not valid JSON: line 1, column 1."],
  ['"abc', "Not valid JSON: line 1, column 1."],
  ["PK\u0003\u0004", "Not valid JSON: line 1, column 1."],
])("A fault in %j has its line and column (sight S21)", (text, problem) => {
  expect(problemOf(text)).toBe(problem);
});

test("Deep nesting is refused at once (sight S21)", { timeout: 60_000 }, () => {
  const text = "[".repeat(20_000_000);

  expect(problemOf(text)).toBe("Nested too deep: line 1, column 65.");
  expect(problemOf(`{"a":${'{"a":'.repeat(64)}1`)).toBe("Nested too deep: line 1, column 321.");
  expect(cpuMs(() => readJson(text))).toBeLessThan(1000);
});

test("64 levels are read", () => {
  expect(readJson("[".repeat(64) + "]".repeat(64)).kind).toBe("value");
});

test("Many escaped quotes cost linear time (sight S21)", { timeout: 60_000 }, () => {
  const text = `["${'\\"'.repeat(2_000_000)}${"\\\\".repeat(2_000_000)}", NaN]`;

  expect(cpuMs(() => expect(readJson(text).kind).toBe("value"))).toBeLessThan(5000);
});

test("A file above 96 MB is refused (sight S21)", () => {
  expect(problemOf(" ".repeat(96 * 1024 * 1024 + 1))).toBe("File too large (limit 96.0 MB).");
});
