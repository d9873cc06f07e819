import { toBinary } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { RevealAreaSchema } from "../../generated/protocol/wire/v1/table_pb";
import { countOf, rasterOfChunks, union } from "../../state/maps/raster";
import { filled } from "../../state/maps/raster_fill";
import { revealEdits } from "./send_fog";

const of = { scene: 3, creature: 7, hides: true };

test("A stroke is one edit of its scene and creature", () => {
  const edits = revealEdits(filled([{ row: 5, from: 60, to: 70 }]), of);

  expect(edits).toMatchObject([{ scene: 3, hide: true, area: { creature: 7 } }]);
  expect(edits[0]?.area?.chunks).toHaveLength(2);
});

test("A large stroke is as many edits as its bytes need, together what was drawn", () => {
  // every second row: no chunk is full
  const spans = Array.from({ length: 500 }, (_, at) => ({ row: at * 2, from: 0, to: 1999 }));
  const raster = filled(spans);

  const edits = revealEdits(raster, of);

  expect(edits).toHaveLength(5); // 16 x 32 chunks of 522 bytes
  for (const edit of edits) expect(toBinary(RevealAreaSchema, edit).length).toBeLessThan(64 * 1024);
  const sent = edits.map(({ area }) => rasterOfChunks(area?.chunks ?? [])).reduce(union);
  expect(countOf(sent)).toBe(500 * 2000);
});

test("The whole of the largest map is one edit: its full chunks have no bytes", () => {
  const spans = Array.from({ length: 2000 }, (_, row) => ({ row, from: 0, to: 1999 }));

  expect(revealEdits(filled(spans), of)).toHaveLength(1);
});

test("Nothing drawn is no edit", () => {
  expect(revealEdits(new Map(), of)).toEqual([]);
});
