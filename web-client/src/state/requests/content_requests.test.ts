import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { DraftSchema } from "../../generated/protocol/wire/v1/content_pb";
import { DeltaSchema } from "../../generated/protocol/wire/v1/envelope_pb";
import { ContentRequests } from "./content_requests.svelte";

/// A desk whose requests get the ids 1, 2, 3.
function deskOf() {
  let ids = 0;
  const desk = new ContentRequests({
    live: true,
    newId: () => ++ids,
    send: () => undefined,
    write: () => Promise.resolve({ kind: "accepted" }),
  });
  const onDelta = (is: MessageInitShape<typeof DeltaSchema>["is"]) =>
    desk.onDelta(create(DeltaSchema, is ? { is } : {}));
  return { desk, onDelta };
}

test("Only the newer of two tried heroes has a report", () => {
  const { desk, onDelta } = deskOf();
  desk.tryHero(create(DraftSchema));
  desk.tryHero(create(DraftSchema));

  onDelta({ case: "heroReport", value: { clientId: 2 } });
  onDelta({ case: "heroReport", value: { clientId: 1 } });

  expect(desk.heroReport?.clientId).toBe(2);
});

test("A hero that was made has no report, not even a late one", () => {
  const { desk, onDelta } = deskOf();
  desk.tryHero(create(DraftSchema));
  onDelta({ case: "heroReport", value: { clientId: 1 } });
  desk.tryHero(create(DraftSchema));

  desk.forgetHero();
  onDelta({ case: "heroReport", value: { clientId: 2 } });

  expect(desk.heroReport).toBeNull();
});
