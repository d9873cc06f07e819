import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { emptyTable } from "../../state/fold/empty_table";
import { SchemaIndex } from "../../state/table/schema_index";
import { placements } from "./common_words";

test("Items have the rulebook's placements, in its words and order", () => {
  const schema = create(SchemaSchema, {
    placements: [3, 1],
    texts: [
      { key: 1, text: "left hand" },
      { key: 2, text: "pack" },
      { key: 3, text: "accessible" },
    ],
  });
  const table = emptyTable(create(WelcomeSchema), new SchemaIndex(["", "left_hand", "pack", "accessible"], schema));

  expect(placements(table)).toEqual([
    { value: 3, name: "accessible" },
    { value: 1, name: "left hand" },
  ]);
});
