// What pins are drawn with. The graphics card has no part in this.
import { create } from "@bufbuild/protobuf";
import type { Graphics } from "pixi.js";
import { expect, test } from "vitest";
import { type Note, NoteSchema } from "../../generated/protocol/wire/v1/state_pb";
import { gridOf } from "../grid";
import type { NoteDraftView } from "../map_view";
import { NoteLayer } from "./note_layer";

const grid = gridOf(null);
const well = create(NoteSchema, { id: "4", x: 720, y: 1440, color: 0xffffff });

function layerOn() {
  const layer = new NoteLayer();
  const [pins] = layer.container.children as Graphics[];
  const draw = (all: readonly Note[], draft: NoteDraftView | null = null, scale = 1) => {
    layer.draw({ notes: { all, draft }, grid }, scale);
    const { minX, maxX, minY, maxY } = pins?.bounds ?? { minX: 0, maxX: 0, minY: 0, maxY: 0 };
    return [minX, maxX, minY, maxY].map(Math.round);
  };
  return { draw };
}

test("A pin stands on its point, its head above it", () => {
  const [left, right, top, bottom] = layerOn().draw([well]);

  expect([left, right, top, bottom]).toEqual([52, 76, 96, 128]);
});

test("Farther away it covers more of the map", () => {
  const [, , top, bottom] = layerOn().draw([well], null, 0.5);

  expect([top, bottom]).toEqual([64, 128]);
});

test("A note that is dragged is drawn where it is dragged to, and there alone", () => {
  const notes = [well];
  const { draw } = layerOn();
  draw(notes);

  const changed = [{ ...well, x: 7200 }];
  expect(draw(notes, { selected: "", changed, next: null })).toEqual([628, 652, 96, 128]);
});
