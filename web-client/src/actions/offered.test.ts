import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { type Param, ParamSchema } from "../generated/protocol/wire/v1/common_pb";
import { OfferSchema } from "../generated/protocol/wire/v1/play_pb";
import { FieldSchema_Kind, RecordEntrySchema, SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { CreatureSchema, SceneSchema } from "../generated/protocol/wire/v1/state_pb";
import { emptyTable } from "../state/fold/empty_table";
import { readCreature } from "../state/fold/fold_creature";
import { SchemaIndex } from "../state/table/schema_index";
import { matchingOffers, offeredOf } from "./offered";

const names = ["", "strike", "tool", "hammer", "no_tool", "whom"];
const schema = create(SchemaSchema, {
  actions: [{ key: 1, name: "Strike", form: [{ key: 2 }, { key: 5, required: true }] }],
  texts: [{ key: 4, text: "Bare hands" }],
});
const table = emptyTable(create(WelcomeSchema), new SchemaIndex(names, schema));

test("An offer names its fixed fields, and omitted ones with a text", () => {
  const withHammer = create(OfferSchema, {
    action: 1,
    form: [{ name: 2, value: { is: { case: "key", value: 3 } } }],
  });
  const without = create(OfferSchema, { action: 1 });

  expect(offeredOf(table, [withHammer, without]).map(({ detail }) => detail)).toEqual(["hammer", "Bare hands"]);
});

test("An offer about one item or record names it apart, one about several does not", () => {
  const kit = new SchemaIndex(names, schema).withRecords([create(RecordEntrySchema, { id: 3, name: "Hammer" })]);
  const forge = emptyTable(create(WelcomeSchema), kit);
  const hammer = create(ParamSchema, { name: 2, value: { is: { case: "key", value: 3 } } });
  const thrice = create(ParamSchema, { name: 5, value: { is: { case: "number", value: 3n } } });
  const faces = (form: Param[]) =>
    offeredOf(forge, [create(OfferSchema, { action: 1, form })]).map(({ about, beside }) => [about, beside]);

  expect(faces([hammer, thrice])).toEqual([["Hammer", "3"]]);
  expect(faces([thrice])).toEqual([["", "3, Bare hands"]]);
  expect(faces([hammer, { ...hammer, name: 5 }])).toEqual([["", "Hammer, Hammer"]]);
});

test("The payment of an offer is named", () => {
  const fields = create(SchemaSchema, {
    actions: [
      {
        key: 1,
        name: "Defend",
        form: [
          { key: 2, name: "Pay with Stamina", kind: FieldSchema_Kind.NUMBER },
          { key: 3, name: "Allow last Stamina", kind: FieldSchema_Kind.YES_NO },
        ],
      },
    ],
  });
  const paid = create(OfferSchema, {
    action: 1,
    form: [
      { name: 2, value: { is: { case: "number", value: 1n } } },
      { name: 3, value: { is: { case: "yes", value: true } } },
    ],
  });
  const tired = emptyTable(create(WelcomeSchema), new SchemaIndex(["", "defend", "pay", "sure"], fields));

  expect(offeredOf(tired, [paid])[0]?.detail).toBe("Pay with Stamina: 1, Allow last Stamina");
});

const rest = create(SchemaSchema, {
  actions: [
    { key: 1, name: "Strike", primary: true },
    { key: 2, name: "Long rest", text: "Eight hours of sleep." },
    { key: 3, name: "Learn" },
  ],
});
const peace = emptyTable(create(WelcomeSchema), new SchemaIndex(["", "strike", "rest", "learn", "E_DEAD"], rest));
const offers = offeredOf(peace, [
  create(OfferSchema, { action: 1, whyNot: { code: 4 } }),
  create(OfferSchema, { action: 2 }),
  create(OfferSchema, { action: 3, whyNot: { code: 4 } }),
]);

test("Actions are found by their texts", () => {
  expect(matchingOffers(peace, offers, "hours sleep").map(({ name }) => name)).toEqual(["Long rest"]);
});

test("Offers of several doors are told apart by where they are", () => {
  const OPEN = 1;
  const names = ["", "open_door", "door"];
  const index = new SchemaIndex(names, create(SchemaSchema, { actions: [{ key: OPEN, name: "Open door" }] }));
  const wall = (id: string, fromY: number, toY: number) => ({ id, toX: 720, fromY, toY, door: 1 });
  const scene = create(SceneSchema, { id: 1, walls: [wall("5", 0, 0), wall("6", 720, 720), wall("7", 40, 40)] });
  const table = { ...emptyTable(create(WelcomeSchema), index), scenes: new Map([[1, scene]]) };
  const actor = readCreature(create(CreatureSchema, { id: 1, scene: 1, size: 1, place: { kind: 1 } }));
  const open = (id: string) =>
    create(OfferSchema, {
      action: OPEN,
      form: [{ name: 2, value: { is: { case: "ref", value: { of: { case: "fixture", value: id }, within: 1 } } } }],
    });

  const offered = offeredOf(table, [open("5"), open("6"), open("7")], actor);

  expect(offered.map(({ beside }) => beside)).toEqual(["north", "south", "north (2)"]);
  expect(offered.map(({ id }) => id)).toEqual(["open_door / north", "open_door / south", "open_door / north #2"]);
});
