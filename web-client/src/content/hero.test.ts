import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { HeroReportSchema } from "../generated/protocol/wire/v1/content_pb";
import { SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { emptyTable } from "../state/fold/empty_table";
import { SchemaIndex } from "../state/table/schema_index";
import { unspentText } from "./hero";

const names = ["", "modifiers", "skills"];
const texts = [
  { key: 1, text: "Modifiers" },
  { key: 2, text: "Skills" },
];
const table = emptyTable(create(WelcomeSchema), new SchemaIndex(names, create(SchemaSchema, { texts })));

test("What is left of each allowance is named, with its amount", () => {
  const allowances = [
    { name: 1, spent: 0n, of: 12n },
    { name: 2, spent: 38n, of: 40n },
  ];
  expect(unspentText(table, create(HeroReportSchema, { allowances }))).toBe("Modifiers 12, Skills 2");
});

test("Nothing is left where all is spent, or too much", () => {
  const allowances = [
    { name: 1, spent: 12n, of: 12n },
    { name: 2, spent: 41n, of: 40n },
  ];
  expect(unspentText(table, create(HeroReportSchema, { allowances }))).toBe("");
});
