import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { DeltaSchema } from "../../generated/protocol/wire/v1/envelope_pb";
import { LogEntrySchema } from "../../generated/protocol/wire/v1/log_pb";
import { SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { emptyTable } from "../fold/empty_table";
import { foldDelta } from "../fold/fold_table";
import { SchemaIndex } from "../table/schema_index";
import type { Table } from "../table/table";
import { nameThen } from "./log_names";
import { refText, sentence } from "./sentence";

const names = ["", "who", "with", "strikes", "sword"];
const schema = create(SchemaSchema, {
  texts: [{ key: 3, text: "{who} strikes with {with}" }],
  records: [{ id: 4, name: "Long sword" }],
});
const empty = emptyTable(create(WelcomeSchema), new SchemaIndex(names, schema));

function after(table: Table, ...deltas: NonNullable<MessageInitShape<typeof DeltaSchema>["is"]>[]): Table {
  return deltas.reduce((now, is) => foldDelta(now, create(DeltaSchema, { is })), table);
}

const ada = { case: "creature" as const, value: { id: 7, name: "Ada", items: [{ id: "70", kind: 4 }] } };
const strikes: MessageInitShape<typeof LogEntrySchema> = {
  actor: 7,
  is: {
    case: "logLine",
    value: {
      text: 3,
      params: [
        { name: 1, value: { is: { case: "ref", value: { of: { case: "creature", value: 7 } } } } },
        { name: 2, value: { is: { case: "ref", value: { of: { case: "item", value: "70" } } } } },
      ],
    },
  },
};

function lastLine(table: Table): string {
  const line = table.log.at(-1)?.is;
  return line?.case === "logLine" ? sentence(table, line.value.text, line.value.params) : "";
}

test("A line keeps the names of a creature that was renamed or went, and of its things", () => {
  const written = after(empty, ada, { case: "log", value: strikes });
  expect(lastLine(written)).toBe("Ada strikes with Long sword");

  const renamed = after(written, { case: "creature", value: { ...ada.value, name: "Ada of the Ford", items: [] } });
  expect(lastLine(renamed)).toBe("Ada strikes with Long sword");
  expect(nameThen(renamed, renamed.log, 7)).toBe("Ada");

  const gone = after(written, { case: "creatureRemoved", value: 7 });
  expect(lastLine(gone)).toBe("Ada strikes with Long sword");
});

test("The log of a snapshot keeps the names of its state, or those that the server sends", () => {
  const state = { creatures: [ada.value] };
  const older = { ...strikes, actorName: "Ida" };
  const table = after(
    empty,
    { case: "snapshot", value: { state, log: [older, strikes] } },
    { case: "creatureRemoved", value: 7 },
  );
  expect(lastLine(table)).toBe("Ada strikes with Long sword");
  expect(table.log.map(({ actorName }) => actorName)).toEqual(["Ida", "Ada"]);
});

test("A name that the reader never knew stays unknown, also once the creature is found", () => {
  const unknown = create(LogEntrySchema, strikes);
  expect(nameThen(empty, [unknown], 7)).toBe("");
  const line = after(empty, { case: "log", value: strikes });
  expect(lastLine(line)).toBe("someone strikes with something");
  expect(refText(line, undefined)).toBe("none");
});
