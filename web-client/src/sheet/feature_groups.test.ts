import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { CreatureSchema } from "../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../state/fold/empty_table";
import { SchemaIndex } from "../state/table/schema_index";
import { featureGroups } from "./feature_groups";

const schema = create(SchemaSchema, {
  recordKinds: [
    { kind: "talent", name: "Talent" },
    { kind: "skill", name: "Skill" },
  ],
  records: [
    { kind: 1, id: 2, name: "Blades" },
    { kind: 3, id: 4, name: "Quick" },
  ],
  texts: [{ key: 5, text: "level" }],
});
const table = emptyTable(create(WelcomeSchema), new SchemaIndex(["", "skill", "blades", "talent", "quick"], schema));

test("Features stand by kind of content, in the schema's order, with their own numbers", () => {
  const { features } = create(CreatureSchema, {
    features: [{ key: 2, data: [{ key: 5, value: 12n }] }, { key: 4 }, { key: 6 }],
  });

  expect(featureGroups(table, { features })).toEqual([
    { name: "Talent", features: [{ key: 4, brief: "" }] },
    { name: "Skill", features: [{ key: 2, brief: "level 12" }] },
    { name: "Features", features: [{ key: 6, brief: "" }] },
  ]);
});
