// The hero being made.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { AllowanceSchema } from "../generated/protocol/wire/v1/content_pb";
import { SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { emptyTable } from "../state/fold/empty_table";
import { SchemaIndex } from "../state/table/schema_index";
import { unspentText } from "./hero";

const schema = create(SchemaSchema, {
  texts: [
    { key: 1, text: "Points" },
    { key: 2, text: "Hours" },
  ],
});
const table = emptyTable(create(WelcomeSchema), new SchemaIndex(["", "points", "hours"], schema));
const allowance = (name: number, spent: bigint, of: bigint) => create(AllowanceSchema, { name, spent, of });

test("What is left of the allowances is named", () => {
  expect(unspentText(table, [allowance(1, 0n, 12n), allowance(2, 250n, 300n)])).toBe("Points 12, Hours 50");
});

test("Spent and overspent allowances leave nothing", () => {
  expect(unspentText(table, [allowance(1, 12n, 12n), allowance(2, 301n, 300n)])).toBe("");
});
