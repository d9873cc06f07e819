// What the GM reads of a file before it becomes a scene. Pure.
import { drawingsOf, pinsOf } from "../../../state/maps/drawings";
import { kindOfWall, SQUARE, type WallKind } from "../../../state/maps/walls";
import { type Fate, kindNames, type ReportEntry, type ReportPlace } from "../import/import_report";
import type { SceneDraft } from "../import/scene_draft";

const KINDS = Object.keys(kindNames) as WallKind[];

/// "30 × 20 squares: 214 walls, 12 doors"
export function draftText({ grid, columns, rows, walls, lights, notes, regions }: SceneDraft): string {
  const counts = KINDS.map((kind) => ({ kind, count: walls.filter((wall) => kindOfWall(wall) === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => countText(kindNames[kind], count));
  const cells = grid === "square" ? "squares" : "hexes";
  const others = Object.entries({ lights, pins: pinsOf(notes), drawings: drawingsOf(notes), regions })
    .filter(([, list]) => list.length > 0)
    .map(([kind, list]) => countText(kind, list.length));
  return `${columns} × ${rows} ${cells}: ${[counts.join(", ") || "no walls", ...others].join(", ")}`;
}

/// kind: a plural is counted, another word stands alone where there is one of it.
function countText(kind: string, count: number): string {
  const one = kind.replace(/([^s])s$/, "$1");
  if (count > 1) return `${count} ${kind}`;
  return one === kind ? kind : `1 ${one}`;
}

export interface ReportLine {
  readonly fate: Fate;
  readonly text: string;
  /// The first of them.
  readonly places: readonly string[];
}

const ORDER: readonly Fate[] = ["warning", "dropped", "changed"];

/// What a GM must know comes first; all that was taken is one line.
export function reportLines(report: readonly ReportEntry[]): readonly ReportLine[] {
  const taken = report.filter(({ fate }) => fate === "taken").map(({ kind, count }) => countText(kind, count));
  const rest = ORDER.flatMap((wanted) => report.filter(({ fate }) => fate === wanted));
  return [
    ...rest.map(({ fate, kind, count, reason, places }) => ({
      fate,
      text: `${countText(kind, count)}: ${reason}`,
      places: places.map(placeText),
    })),
    ...(taken.length > 0 ? [{ fate: "taken" as const, text: taken.join(", "), places: [] }] : []),
  ];
}

/// A point in squares from the top left corner.
function placeText(place: ReportPlace): string {
  if (typeof place === "string") return place;
  return `${(place.x / SQUARE).toFixed(1)} across, ${(place.y / SQUARE).toFixed(1)} down`;
}
