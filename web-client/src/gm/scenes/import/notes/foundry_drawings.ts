// Drawings of a Foundry scene, v8 to v14. Source: conventions 5.2.
import { Note_Audience, Note_Shape } from "../../../../generated/protocol/wire/v1/state_pb";
import { aroundMiddle, MOST_CORNERS } from "../../../../tools/drawings/drawn";
import { offMap } from "../clean_walls";
import type { FoundryMap } from "../foundry_grid";
import { type ImportReport, reasons } from "../import_report";
import { fieldsOf, numberOf, pointOf } from "../json_fields";
import { readList } from "../read_list";
import { type DraftNote, mostDrawnCorners, notesLimit } from "../scene_draft";
import { distinct, thinned, thinnedTo } from "../shapes/corners";
import { middleOf } from "../shapes/outlines";
import { type FoundryDrawing, lettersOf, lookOf, type Strokes, strokesOf } from "./drawing_look";
import { type FoundryShape, foundryOutline, foundryShape } from "./foundry_outline";
import { plainText, titled } from "./plain_text";

/// most: the drawings that a scene has room for beside its pins.
export function foundryDrawings(
  value: unknown,
  most: number,
  map: FoundryMap,
  report: ImportReport,
): readonly DraftNote[] {
  let room = mostDrawnCorners;
  return readList<DraftNote>(
    { kind: "drawings", field: "drawings", value, most, limit: notesLimit },
    (one, at) => {
      const note = drawingOf({ fields: fieldsOf(one), at, map, room }, report);
      if (typeof note === "string") return note;
      room -= note.corners.length / 2;
      return [note];
    },
    report,
  );
}

interface Source extends FoundryDrawing {
  readonly map: FoundryMap;
  /// Corners that the scene has room for.
  readonly room: number;
}

type Form = Omit<DraftNote, "title" | "text" | "audience">;

function drawingOf(source: Source, report: ImportReport): DraftNote | string {
  const { fields, at } = source;
  const px = pointOf(fields);
  if (px === null) return reasons.noPlace;
  const shape = foundryShape(fields, px);
  const words = titled(numberOf(fields["textAlpha"]) === 0 ? "" : plainText(fields["text"]));
  const strokes = strokesOf(fields);
  const hasShape = shape.type !== "t" && (strokes.lined || strokes.filled);
  if (!hasShape && words.title === "") return "Nothing of it is seen.";
  const form = hasShape ? shapeForm(source, shape, strokes, report) : textForm(source, shape, report);
  if (typeof form === "string") return form;
  if (words.text !== "") report.add("drawings", "changed", "Written in one line; its note has the whole text.", at);
  return { ...form, ...words, audience: fields["hidden"] === true ? Note_Audience.GM : Note_Audience.ALL };
}

/// In the middle of its shape, as Foundry writes it.
function textForm(source: Source, { area }: FoundryShape, report: ImportReport): Form | string {
  const { place, holds } = source.map;
  const middle = middleOf(area);
  if (!holds([middle])) return offMap.reason;
  return { ...place(middle), ...lettersOf(source, report), shape: Note_Shape.TEXT, corners: [], filled: false };
}

function shapeForm(source: Source, from: FoundryShape, strokes: Strokes, report: ImportReport): Form | string {
  const { at, map, room } = source;
  const outline = foundryOutline(from, strokes.filled, map);
  if (typeof outline === "string") return outline;
  const line = outline.shape === Note_Shape.POLYGON ? "closed" : "open";
  const all = distinct(outline.points.map(map.place), line);
  if (all.length < 2) return "All of its points are one.";
  if (Math.min(all.length, MOST_CORNERS) > room) return `Drawings of a scene have at most ${mostDrawnCorners} corners.`;
  const corners = thinned(all, line, MOST_CORNERS);
  if (corners.length < all.length) report.add("drawings", "changed", thinnedTo(MOST_CORNERS), at);
  const shape = line === "closed" && corners.length < 3 ? Note_Shape.LINE : outline.shape;
  const filled = strokes.filled && shape !== Note_Shape.LINE;
  return { ...aroundMiddle(corners), ...lookOf(source, { ...strokes, filled }, report), shape, filled };
}
