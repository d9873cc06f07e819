import { expect, test } from "vitest";
import { fromDraft, nameOf, toDraft, withField } from "./draft";

test("A record comes back from the wire as the form held it", () => {
  const filled = {
    kind: "technique",
    id: "kneecap",
    supernatural: false,
    cost: { focus: 3 },
    roll: { by: ["COR"], mod: -2 },
    on_success: [{ op: "weapon_damage", factor: 1 }, { op: "stop_movement" }],
  };

  expect(fromDraft(toDraft(filled))).toEqual(filled);
});

test("A field that is left out is not in the record", () => {
  expect(withField({ op: "push", m: 3 }, "m", undefined)).toEqual({ op: "push" });
});

test.each([
  ["Rope making", "Rope_making"],
  ["  Señor's blade ", "Sen_or_s_blade"],
  ["machete", "machete"],
])("%s is named %s in files", (typed, name) => {
  expect(nameOf(typed)).toBe(name);
});
