import { expect, test } from "vitest";
import { Note_Audience, Note_Shape } from "../../../../generated/protocol/wire/v1/state_pb";
import { readFoundryScene } from "../foundry_scene";

/// v12: 20 x 10 squares of 100 pixels, padded by 5 and 3.
const scene = {
  ...{ name: "Mill", width: 2000, height: 1000, padding: 0.25, background: { src: "mill.webp" } },
  grid: { type: 1, size: 100, distance: 5, units: "ft" },
};
const pin = { x: 650, y: 400, text: "Well", entryId: null, pageId: null, iconSize: 40, global: true };

function read(notes: unknown) {
  const result = readFoundryScene(JSON.stringify({ ...scene, notes }));
  if (result.kind === "problem") throw new Error(result.text);
  const { draft, report } = result;
  const counts = report
    .filter(({ kind }) => kind === "pins")
    .map(({ fate, count, reason, places }) => [`${fate} ${count} ${reason}`.trimEnd(), ...places]);
  return { notes: draft.notes, counts };
}

test("A note is a pin at its place that the GM alone reads", () => {
  const { notes, counts } = read([pin]);

  // 650, 400 px less 5 and 3 squares of padding
  expect(notes).toEqual([
    {
      ...{ x: 1080, y: 720, title: "Well", text: "", color: 0xf0c75e, audience: Note_Audience.GM },
      ...{ shape: Note_Shape.A_PIN, corners: [], width: 0, filled: false },
    },
  ]);
  expect(counts).toEqual([["taken 1"]]);
});

test("A pin without a text is called Pin, and the lack of its journal entry is counted", () => {
  const { notes, counts } = read([
    { ...pin, text: "", entryId: "kX3" },
    { ...pin, text: " \u200b", pageId: "aB4" },
    { ...pin, text: undefined },
    { ...pin, text: 7 },
  ]);

  expect(notes.map(({ title }) => title)).toEqual(["Pin", "Pin", "Pin", "Pin"]);
  expect(counts).toEqual([
    ["changed 2 Their journal entries are not in the file.", "notes[0]", "notes[1]"],
    ["taken 4"],
  ]);
});

test("A title is one line of 80 characters, and the whole text stands below it", () => {
  const [note] = read([{ ...pin, text: `<h1>Inn</h1>${"x".repeat(100)}` }]).notes;

  expect(note).toMatchObject({ title: `Inn ${"x".repeat(76)}`, text: `Inn\n${"x".repeat(100)}` });
});

test("Pins without a place, or far off the map, are dropped", () => {
  // 100 squares and a pixel left of the map
  const far = { ...pin, x: 500 - 10_001 };

  const { notes, counts } = read([null, {}, { ...pin, x: "650" }, { ...pin, y: 1e308 }, far, { ...far, x: far.x + 1 }]);

  expect(notes.map(({ x }) => x)).toEqual([-72_000]);
  expect(counts).toEqual([
    ["dropped 3 Its place is not two numbers.", "notes[0]", "notes[1]", "notes[2]"],
    ["dropped 2 More than 100 squares off the map.", "notes[3]", "notes[4]"],
    ["taken 1"],
  ]);
});

test("1,000 pins are the most", () => {
  const { notes, counts } = read(Array(1003).fill(pin));

  expect(notes).toHaveLength(1000);
  expect(counts).toEqual([["dropped 3 A scene has at most 1000 pins and drawings."], ["taken 1000"]]);
  expect(read({ 0: pin }).counts).toEqual([["dropped 1 Not a list.", "notes"]]);
});
