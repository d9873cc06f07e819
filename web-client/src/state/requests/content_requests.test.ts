import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { DraftSchema } from "../../generated/protocol/wire/v1/content_pb";
import { DeltaSchema } from "../../generated/protocol/wire/v1/envelope_pb";
import { ContentRequests } from "./content_requests.svelte";

/// A desk whose requests get the ids 1, 2, 3.
function deskOf() {
  let ids = 0;
  const sent: (string | undefined)[] = [];
  const desk = new ContentRequests({
    live: true,
    newId: () => ++ids,
    send: ({ case: kind }) => sent.push(kind),
    write: () => Promise.resolve({ kind: "accepted" }),
  });
  const onDelta = (is: MessageInitShape<typeof DeltaSchema>["is"]) =>
    desk.onDelta(create(DeltaSchema, is ? { is } : {}));
  return { desk, onDelta, sent };
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

test("A record is read once until content changes", async () => {
  const { desk, onDelta, sent } = deskOf();
  const record = { kind: 1, id: 7 };
  desk.wantRecord(record);
  desk.wantRecord(record);
  await Promise.resolve();
  onDelta({ case: "recordDraft", value: { clientId: 1, draft: { is: { case: "text", value: "A blade." } } } });
  await Promise.resolve();

  expect(sent).toEqual(["askRecord"]);
  expect(desk.recordOf(7)?.is.value).toBe("A blade.");

  onDelta({ case: "record", value: {} });
  expect(desk.recordOf(7)).toBeNull();
});
