import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { DeltaSchema } from "../generated/protocol/wire/v1/envelope_pb";
import { SchemaSchema } from "../generated/protocol/wire/v1/schema_pb";
import { WelcomeSchema } from "../generated/protocol/wire/v1/session_pb";
import { Dictionary } from "./dictionary";
import { emptyTable } from "./empty_table";
import { foldDelta } from "./fold_table";
import { listedCreatures } from "./selectors";

const HEROES = 2;
const FOES = 1;
const told = [
  { id: 1, name: "Raider 10", side: FOES },
  { id: 2, name: "Cyrus", side: HEROES, seats: [7] },
  { id: 3, name: "Raider 2", side: FOES },
  { id: 4, name: "Aune", side: HEROES },
];

test.each([[told], [told.toReversed()]])(
  "Creatures are listed side after side by name, in whatever order they were told",
  (order) => {
    const empty = emptyTable(create(WelcomeSchema), new Dictionary(["", "foes", "heroes"], create(SchemaSchema)));
    const table = order.reduce(
      (known, value) => foldDelta(known, create(DeltaSchema, { is: { case: "creature", value } })),
      empty,
    );

    expect(listedCreatures(table).map(({ name }) => name)).toEqual(["Aune", "Cyrus", "Raider 2", "Raider 10"]);
  },
);
