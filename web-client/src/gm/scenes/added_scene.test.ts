import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { SceneSchema } from "../../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../../state/fold/empty_table";
import { SchemaIndex } from "../../state/table/schema_index";
import { addedScene } from "./added_scene";

function tableWith(...scenes: number[]) {
  const empty = emptyTable(create(WelcomeSchema), new SchemaIndex([""], create(SchemaSchema)));
  return { ...empty, scenes: new Map(scenes.map((id) => [id, create(SceneSchema, { id })])) };
}

test("The added scene is the one that was not there before", () => {
  expect(addedScene(tableWith(1, 2), tableWith(1, 2, 70))).toBe(70);
});

test("Nothing was added where the edit was refused", () => {
  expect(addedScene(tableWith(1), tableWith(1))).toBe(0);
});
