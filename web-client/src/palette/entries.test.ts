import { expect, test } from "vitest";
import { type Entry, matchingEntries } from "./entries";

function entry(group: string, name: string, detail = ""): Entry {
  return { id: `${group}:${name}`, group, name, detail, run: () => undefined };
}

const entries = [
  entry("Commands", "Deal damage", "To a creature"),
  entry("Commands", "Advance time"),
  entry("Creatures", "Old Hod"),
  entry("Rules", "Damage"),
  entry("Rules", "Falling", "Damage by height"),
  entry("Rules", "Knock back"),
];
const found = (typed: string) =>
  matchingEntries(entries, typed, ["Commands", "Creatures"]).map(({ name, entries: members }) => [
    name,
    members.map((one) => one.name),
  ]);

test("Before anything is typed only the first groups are listed", () => {
  expect(found("")).toEqual([
    ["Commands", ["Deal damage", "Advance time"]],
    ["Creatures", ["Old Hod"]],
  ]);
});

test("Names come before details, and beginnings first", () => {
  expect(found("damage")).toEqual([
    ["Commands", ["Deal damage"]],
    ["Rules", ["Damage", "Falling"]],
  ]);
});

test("Every word counts, in any order", () => {
  expect(found("back kn")).toEqual([["Rules", ["Knock back"]]]);
  expect(found("old troll")).toEqual([]);
});

test("A group shows its eight best", () => {
  const many = Array.from({ length: 20 }, (_, index) => entry("Rules", `Rule ${index}`));

  expect(matchingEntries(many, "rule", [])[0]?.entries).toHaveLength(8);
});
