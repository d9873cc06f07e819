import { expect, test } from "vitest";
import { numberedName } from "./numbered_name";

test.each([
  ["Raider", [], "Raider"],
  ["Raider", ["Raider"], "Raider 2"],
  ["Raider", ["Raider", "Raider 2"], "Raider 3"],
  ["Raider 2", ["Raider", "Raider 2"], "Raider 3"],
  ["Raider", ["Raider 7"], "Raider 8"],
  ["Raider", ["Raider in red", "Raiders"], "Raider"],
  ["Guard 2", [], "Guard 2"],
])("A new %s beside %j is named %s", (name, taken, named) => {
  expect(numberedName(name, taken)).toBe(named);
});
