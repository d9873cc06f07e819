// W99: the menu of a token offers what the shown creature can do to it.
import { create } from "@bufbuild/protobuf";
import { SvelteSet } from "svelte/reactivity";
import { expect, test } from "vitest";
import { RefusalSchema } from "../generated/protocol/wire/v1/common_pb";
import { OfferSchema } from "../generated/protocol/wire/v1/play_pb";
import { FieldSchema_Kind, SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { CreatureSchema } from "../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../state/fold/empty_table";
import { readCreature } from "../state/fold/fold_creature";
import type { Session } from "../state/session.svelte";
import { SchemaIndex } from "../state/table/schema_index";
import type { View } from "../state/view.svelte";
import { attackItems } from "./attack_items";

const [ADA, BO] = [1, 2] as const;
const form = [{ key: 4, kind: FieldSchema_Kind.CREATURE, required: true }];
const schema = create(SchemaSchema, {
  actions: [
    { key: 1, name: "Strike", primary: true, form },
    { key: 2, name: "Shove", primary: true, form },
    { key: 3, name: "Help", form },
  ],
  refusals: [{ code: 5, text: "Both hands are full." }],
});

/// The menu on `target` for the player of Ada, who can strike and help, and not shove. sent: the commands.
function menuOn(target: number, sent: unknown[] = []) {
  const creatures = new Map(
    [ADA, BO].map((id) => [
      id,
      readCreature(create(CreatureSchema, { id, name: id === ADA ? "Ada" : "Bo", seats: [id] })),
    ]),
  );
  const table = emptyTable(
    create(WelcomeSchema, { seat: ADA }),
    new SchemaIndex(["", "strike", "shove", "help", "whom"], schema),
  );
  const whyNot = create(RefusalSchema, { code: 5 });
  const offers = [
    create(OfferSchema, { action: 1 }),
    create(OfferSchema, { action: 2, whyNot }),
    create(OfferSchema, { action: 3 }),
  ];
  const command = (is: { action: number }) => {
    sent.push(is.action);
    return Promise.resolve({ kind: "accepted" as const });
  };
  const session = { table: { ...table, creatures }, queries: { offers: () => offers }, command } as unknown as Session;
  return attackItems(session, { selected: new SvelteSet() } as unknown as View, target);
}

test("The possible primary actions of my creature are offered against another, and made by one click", () => {
  const sent: unknown[] = [];

  const [strike, ...others] = menuOn(BO, sent);
  if (strike?.kind === "action") strike.run();

  expect(strike).toMatchObject({ name: "Ada: Strike" });
  expect(others).toEqual([]);
  expect(sent).toEqual([1]);
});

test("Nothing is offered against itself", () => {
  expect(menuOn(ADA)).toEqual([]);
});
