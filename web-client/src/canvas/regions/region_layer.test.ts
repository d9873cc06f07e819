// What regions are drawn with. The graphics card has no part in this.
import { create } from "@bufbuild/protobuf";
import type { Graphics } from "pixi.js";
import { expect, test } from "vitest";
import { RegionSchema } from "../../generated/protocol/wire/v1/state_pb";
import { gridOf } from "../grid";
import type { RegionDraftView } from "../map_view";
import { RegionLayer } from "./region_layer";

const pit = create(RegionSchema, { id: "4", corners: [720, 720, 1440, 720, 1440, 1440, 720, 1440] });

function drawn(draft: RegionDraftView | null, scale = 1): readonly number[] {
  const layer = new RegionLayer();
  layer.draw({ regionDraft: draft, grid: gridOf(null) }, scale);
  const { minX, maxX, minY, maxY } = (layer.container.children[0] as Graphics).bounds;
  return [minX, maxX, minY, maxY].map(Math.round);
}

test("A region covers its corners; the selected one has handles, of the same size on the screen", () => {
  const draft = { regions: [pit], selected: "", chain: [] };

  expect(drawn(draft)).toEqual([63, 129, 63, 129]);
  expect(drawn({ ...draft, selected: "4" })).toEqual([58, 134, 58, 134]);
  expect(drawn({ ...draft, selected: "4" }, 0.5)).toEqual([53, 140, 53, 140]);
});

test("What is drawn corner by corner is a line; without the tool nothing is drawn", () => {
  const chain = [
    { x: 0, y: 0 },
    { x: 1440, y: 0 },
  ];

  expect(drawn({ regions: [], selected: "", chain })).toEqual([-6, 134, -6, 6]);
  expect(drawn(null)).toEqual([0, 0, 0, 0]);
});
