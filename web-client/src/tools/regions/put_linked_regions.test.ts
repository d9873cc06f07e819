import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { RefusalSchema } from "../../generated/protocol/wire/v1/common_pb";
import {
  type Region,
  Region_Kind,
  RegionSchema,
  type Scene,
  SceneSchema,
} from "../../generated/protocol/wire/v1/state_pb";
import type { Session } from "../../state/session.svelte";
import { putLinkedRegions } from "./put_linked_regions";

const passage = (name: string, leadsTo: number | null, corners = 3) => ({
  region: create(RegionSchema, { name, kind: Region_Kind.PASSAGE, corners: Array<number>(2 * corners).fill(7) }),
  leadsTo,
});

/// Scene 2 with an old region, in which the server names regions from 10 on. accepts: how many edits.
function tableThat(accepts: number) {
  let scene: Scene = create(SceneSchema, { id: 2, regions: [{ id: "1", name: "Old" }] });
  let next = 10;
  const sent: (readonly Region[])[] = [];
  const session = {
    get table() {
      return { scenes: new Map([[2, scene]]) };
    },
    edit: ({ value }: { value: { regions: Region[] } }) => {
      sent.push(value.regions);
      if (sent.length > accepts) return Promise.resolve({ kind: "refused", refusal: create(RefusalSchema) });
      const put = value.regions.map((one) => (one.id === "0" ? { ...one, id: `${next++}` } : one));
      const others = scene.regions.filter(({ id }) => put.every((one) => one.id !== id));
      scene = { ...scene, regions: [...others, ...put] };
      return Promise.resolve({ kind: "accepted" });
    },
  } as unknown as Session;
  const links = () => scene.regions.map(({ id, name, toRegion }) => [id, name, toRegion]);
  return { session, sent, links };
}

test("New passages lead to each other once the server has named them", async () => {
  const { session, sent, links } = tableThat(9);

  const outcome = await putLinkedRegions(session, 2, [passage("Up", 1), passage("Down", 0), passage("Out", null)]);

  expect(outcome).toEqual({ kind: "accepted" });
  expect(sent.map((some) => some.length)).toEqual([3, 2]);
  expect(links()).toEqual([
    ["1", "Old", "0"],
    ["12", "Out", "0"],
    ["10", "Up", "11"],
    ["11", "Down", "10"],
  ]);
});

test("They are found also where one frame has no room for all", async () => {
  const { session, sent, links } = tableThat(9);

  // 26 of the largest regions fit into a frame
  await putLinkedRegions(
    session,
    2,
    Array.from({ length: 30 }, (_, at) => passage(`${at}`, at === 28 ? 0 : null, 256)),
  );

  expect(sent.map((some) => some.length)).toEqual([26, 4, 1]);
  expect(links().at(-1)).toEqual(["38", "28", "10"]);
});

test("Nothing follows a refusal, and without links nothing is sent twice", async () => {
  const refused = tableThat(0);
  expect((await putLinkedRegions(refused.session, 2, [passage("Up", 0)])).kind).toBe("refused");
  expect(refused.sent).toHaveLength(1);

  const half = tableThat(1);
  expect((await putLinkedRegions(half.session, 2, [passage("Up", 0)])).kind).toBe("refused");
  expect(half.sent).toHaveLength(2);

  const { session, sent } = tableThat(9);
  await putLinkedRegions(session, 2, [passage("Out", null)]);
  await putLinkedRegions(session, 2, []);
  expect(sent).toHaveLength(1);
});
