// Pins of a Foundry scene. Only the GM reads them. Source: conventions 5.2.
import { Note_Audience, Note_Shape } from "../../../../generated/protocol/wire/v1/state_pb";
import { pinColor } from "../../../../state/maps/drawings";
import { offMap } from "../clean_walls";
import type { FoundryMap } from "../foundry_grid";
import { type ImportReport, reasons } from "../import_report";
import { fieldsOf, pointOf } from "../json_fields";
import { readList } from "../read_list";
import { type DraftNote, mostNotes, notesLimit } from "../scene_draft";
import { plainText, titled } from "./plain_text";

/// Of a pin without a text.
const UNTITLED = "Pin";

export function foundryPins(value: unknown, map: FoundryMap, report: ImportReport): readonly DraftNote[] {
  return readList<DraftNote>(
    { kind: "pins", field: "notes", value, most: mostNotes, limit: notesLimit },
    (pin, at) => {
      const note = pinOf(pin, at, map, report);
      return typeof note === "string" ? note : [note];
    },
    report,
  );
}

/// Titles are in the file, the texts of journal entries are not.
function pinOf(value: unknown, at: string, map: FoundryMap, report: ImportReport): DraftNote | string {
  const { text, entryId, pageId } = fieldsOf(value);
  const px = pointOf(value);
  if (px === null) return reasons.noPlace;
  if (!map.holds([px])) return offMap.reason;
  if (entryId || pageId) report.add("pins", "changed", "Their journal entries are not in the file.", at);
  const words = titled(plainText(text));
  return {
    ...{ ...map.place(px), ...words, title: words.title || UNTITLED, color: pinColor, audience: Note_Audience.GM },
    ...{ shape: Note_Shape.A_PIN, corners: [], width: 0, filled: false },
  };
}
