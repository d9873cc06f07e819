import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { OfferSchema } from "../generated/protocol/wire/v1/play_pb";
import { FieldSchema_Kind, SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { emptyTable } from "../state/fold/empty_table";
import { SchemaIndex } from "../state/table/schema_index";
import { pinned, refilled, unpinned } from "./bar_order";
import { offeredOf } from "./offered";

const names = [
  "",
  "attack",
  "dash",
  "trip",
  "cast",
  "rest",
  "target",
  "spell",
  "weapon",
  "fire",
  "axe",
  "bow",
  "major",
];
const key = (name: string) => names.indexOf(name);
const target = { key: key("target"), kind: FieldSchema_Kind.CREATURE, required: true };
const spell = { key: key("spell"), kind: FieldSchema_Kind.CHOICE };
const schema = create(SchemaSchema, {
  actions: [
    { key: key("rest") },
    { key: key("dash"), primary: true },
    { key: key("trip"), cost: key("major"), form: [target] },
    { key: key("attack"), cost: key("major"), primary: true, form: [target, { key: key("weapon") }] },
    { key: key("cast"), form: [spell, target] },
  ],
});
const table = emptyTable(create(WelcomeSchema), new SchemaIndex(names, schema));
const value = (name: string) => ({ is: { case: "key" as const, value: key(name) } });

/// "attack / axe": an offer with a fixed field; "!" before it: illegal now.
function offers(...ids: readonly string[]) {
  const made = ids.map((id) => {
    const [action = "", fixed = ""] = id.replace("!", "").split(" / ");
    const name = action === "cast" ? key("spell") : key("weapon");
    return create(OfferSchema, {
      action: key(action),
      form: fixed === "" ? [] : [{ name, value: value(fixed) }],
      ...(id.startsWith("!") ? { whyNot: { code: 1 } } : {}),
    });
  });
  return offeredOf(table, made);
}
const used = (slots: readonly string[]) => slots.filter((id) => id !== "");

test("Attacks come first, then other primary actions, abilities, and what else has a target", () => {
  const slots = refilled([], offers("rest", "dash", "trip", "cast / fire", "attack / axe"));

  expect(used(slots)).toEqual(["attack / axe", "dash", "cast / fire", "trip"]);
  expect(slots).toHaveLength(9);
});

test("What is impossible now keeps its key", () => {
  const before = refilled([], offers("attack / axe", "dash", "trip"));

  expect(refilled(before, offers("!attack / axe", "dash", "!trip"))).toEqual(before);
});

test("A new action takes the key of one that is gone, which returns to no other's place", () => {
  const before = refilled([], offers("attack / axe", "dash", "trip"));
  const after = refilled(before, offers("attack / bow", "dash", "trip"));

  expect(used(after)).toEqual(["attack / bow", "dash", "trip"]);
  expect(used(refilled(after, offers("attack / axe", "attack / bow", "dash", "trip")))).toEqual([
    "attack / bow",
    "dash",
    "trip",
    "attack / axe",
  ]);
});

test("On a full bar a new attack replaces the last filler", () => {
  const full = ["attack / axe", ..."abcdefg".split("").map((spell) => `cast / ${spell}`), "trip"];
  const known = [...offers("attack / axe", "attack / bow", "trip")];
  const casts = full.slice(1, 8).map((id) => ({ ...offers("cast / fire")[0], id }) as (typeof known)[number]);

  expect(refilled(full, [...known, ...casts])[8]).toBe("attack / bow");
});

test.each([
  ["b", 0, ["b", "a", "", "c"]],
  ["a", 2, ["", "b", "a", "c"]],
  ["new", 1, ["a", "new", "b", "c"]],
])("%s pinned to slot %i", (id, at, slots) => {
  expect(pinned(["a", "b", "", "c"], id, at)).toEqual(slots);
});

test("An action removed from the bar leaves its key free", () => {
  expect(unpinned(["a", "b", "c"], "b")).toEqual(["a", "", "c"]);
});

test("Offers of one action with the same fixed fields differ in their ids, and the payment does not count", () => {
  expect(offers("attack / axe", "attack / axe").map(({ id }) => id)).toEqual(["attack / axe", "attack / axe #2"]);
});
