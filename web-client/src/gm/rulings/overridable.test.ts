import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { RefusalSchema } from "../../generated/protocol/wire/v1/common_pb";
import { ClientFrameSchema } from "../../generated/protocol/wire/v1/envelope_pb";
import { SchemaSchema } from "../../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../../generated/protocol/wire/v1/session_pb";
import { EncounterSchema } from "../../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../../state/fold/empty_table";
import { SchemaIndex } from "../../state/table/schema_index";
import { endsPastTurn, overridable } from "./overridable";

const schema = create(SchemaSchema, {
  refusals: [
    { code: 1, text: "Too far." },
    { code: 2, text: "No such target.", absolute: true },
  ],
});
const tableOf = (gm: boolean) =>
  emptyTable(create(WelcomeSchema, { gm }), new SchemaIndex(["", "E_FAR", "E_NO"], schema));
const refusal = (code: number) => create(RefusalSchema, { code });
const command = (overrides: number[] = []) =>
  create(ClientFrameSchema, { is: { case: "command", value: { action: 9, actor: 4, overrides } } });

test("A GM may override the rule that refused a command", () => {
  expect(overridable(tableOf(true), refusal(1), command())?.action).toBe(9);
});

test("An absolute or unknown refusal is never overridden", () => {
  expect(overridable(tableOf(true), refusal(2), command())).toBeNull();
  expect(overridable(tableOf(true), refusal(7), command())).toBeNull();
});

test("A player sets nothing aside", () => {
  expect(overridable(tableOf(false), refusal(1), command())).toBeNull();
});

test("An overridden refusal or an edit is not offered again", () => {
  const edit = create(ClientFrameSchema, { is: { case: "edit", value: {} } });

  expect(overridable(tableOf(true), refusal(1), command([1]))).toBeNull();
  expect(overridable(tableOf(true), refusal(1), edit)).toBeNull();
});

test("The end of a turn that is over is no refusal to show", () => {
  const index = new SchemaIndex(["", "end_turn", "attack"], schema);
  const table = emptyTable(create(WelcomeSchema, { gm: true }), index);
  const turnOf = (turn: number) => ({ ...table, encounters: new Map([[1, create(EncounterSchema, { id: 1, turn })]]) });
  const sent = (action: number) => create(ClientFrameSchema, { is: { case: "command", value: { action, actor: 4 } } });

  expect(endsPastTurn(turnOf(5), sent(1))).toBe(true);
  expect(endsPastTurn(turnOf(4), sent(1))).toBe(false);
  expect(endsPastTurn(turnOf(5), sent(2))).toBe(false);
});
