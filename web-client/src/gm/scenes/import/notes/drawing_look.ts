// How a Foundry drawing looks: its line, its fill, its letters. Source: conventions 5.2.
import { SQUARE } from "../../../../state/maps/walls";
import type { FoundryMap } from "../foundry_grid";
import type { ImportReport } from "../import_report";
import { type Fields, numberOf } from "../json_fields";
import { colorOf, colorOrWhite } from "../lights/colors";
import type { DraftNote } from "../scene_draft";

/// Where a drawing does not say.
const [LINE_PX, LETTERS_PX, FILL_ALPHA] = [8, 48, 0.5];
/// A line, and the height of letters, in 1/720 square, as the protocol bounds them.
const WIDEST = 7200;
/// Foundry's numbers of fills.
const [SOLID, PATTERN] = [1, 2];

export interface FoundryDrawing {
  readonly fields: Fields;
  /// Where it is in the file.
  readonly at: string;
  readonly map: Pick<FoundryMap, "cellPx">;
}

/// What is seen of a drawing besides its text.
export interface Strokes {
  readonly lined: boolean;
  readonly filled: boolean;
}

export type Look = Pick<DraftNote, "color" | "width">;

export function strokesOf({ strokeWidth, strokeAlpha, fillType, fillAlpha }: Fields): Strokes {
  return {
    lined: (numberOf(strokeWidth) ?? LINE_PX) > 0 && (numberOf(strokeAlpha) ?? 1) > 0,
    filled: (fillType === SOLID || fillType === PATTERN) && (numberOf(fillAlpha) ?? FILL_ALPHA) > 0,
  };
}

/// A drawing of the table has one color: that of its line, else of its fill.
export function lookOf(drawing: FoundryDrawing, { lined, filled }: Strokes, report: ImportReport): Look {
  const { strokeWidth, strokeColor, fillType, fillColor } = drawing.fields;
  const change = (reason: string) => report.add("drawings", "changed", reason, drawing.at);
  if (filled && fillType === PATTERN) change("Its pattern is a plain fill.");
  if (filled && lined && colorOf(fillColor) !== colorOf(strokeColor)) change("Its fill has the color of its line.");
  const width = lined ? unitsOf(numberOf(strokeWidth) ?? LINE_PX, drawing) : 0;
  return { color: tint(lined ? strokeColor : fillColor, drawing, report), width };
}

/// Of a text that stands alone.
export function lettersOf(drawing: FoundryDrawing, report: ImportReport): Look {
  const { fontSize, textColor } = drawing.fields;
  return { color: tint(textColor, drawing, report), width: unitsOf(numberOf(fontSize) ?? LETTERS_PX, drawing) };
}

function tint(value: unknown, { at }: FoundryDrawing, report: ImportReport): number {
  return colorOrWhite(value === "" ? null : value, { kind: "drawings", at }, report);
}

function unitsOf(px: number, { map }: FoundryDrawing): number {
  return Math.min(WIDEST, Math.max(1, Math.round((px / map.cellPx) * SQUARE)));
}
