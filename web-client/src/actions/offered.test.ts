import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { OfferSchema } from "../generated/protocol/wire/v1/play_pb";
import { SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { Dictionary } from "../state/dictionary";
import { emptyTable } from "../state/empty_table";
import { offeredOf } from "./offered";

const names = ["", "strike", "tool", "hammer", "no_tool", "whom"];
const schema = create(SchemaSchema, {
  actions: [{ key: 1, name: "Strike", form: [{ key: 2 }, { key: 5, required: true }] }],
  texts: [{ key: 4, text: "Bare hands" }],
});
const table = emptyTable(create(WelcomeSchema), new Dictionary(names, schema));

test("An offer says what it fixes, and what it leaves out where the rulebook has a word for that", () => {
  const withHammer = create(OfferSchema, {
    action: 1,
    form: [{ name: 2, value: { is: { case: "key", value: 3 } } }],
  });
  const without = create(OfferSchema, { action: 1 });

  expect(offeredOf(table, [withHammer, without]).map(({ detail }) => detail)).toEqual(["hammer", "Bare hands"]);
});
