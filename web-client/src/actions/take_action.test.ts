import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { FieldSchemaSchema, SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { SchemaIndex } from "../state/table/schema_index";
import { missingFieldText } from "./take_action";

test("A form without a field names it in the schema's words", () => {
  const refusals = [{ code: 1, text: "Select {field} first." }];
  const schemaIndex = new SchemaIndex(["", "E_FORM"], create(SchemaSchema, { refusals }));

  const text = missingFieldText({ schemaIndex }, create(FieldSchemaSchema, { name: "Target" }));

  expect(text).toBe("Select target first.");
});
