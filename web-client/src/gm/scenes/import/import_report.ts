// What became of a file's parts: counts, reasons and places.
import type { MapPoint, WallKind } from "../../../state/maps/walls";

/// warning: kept, but the GM should look at it.
export type Fate = "taken" | "changed" | "dropped" | "warning";

/// A point of the map, or the field of the file that could not be read.
export type ReportPlace = MapPoint | string;

export interface ReportEntry {
  /// What it is about: "walls", "doors", "lights".
  readonly kind: string;
  readonly fate: Fate;
  /// In plain words; empty for what was taken.
  readonly reason: string;
  readonly count: number;
  /// The first ten.
  readonly places: readonly ReportPlace[];
}

/// Reasons of more than one list.
export const reasons = {
  noList: "Not a list.",
  noPlace: "Its place is not two numbers.",
  noWidth: "The scene does not state how wide a square is.",
} as const;

/// Kinds of walls.
export const kindNames: Readonly<Record<WallKind, string>> = {
  wall: "walls",
  window: "windows",
  door: "doors",
  secret: "secret doors",
  outline: "outlines",
  curtain: "curtains",
};

const MOST_PLACES = 10;

export class ImportReport {
  private readonly found = new Map<string, ReportEntry & { count: number; places: ReportPlace[] }>();

  get entries(): readonly ReportEntry[] {
    return [...this.found.values()];
  }

  /// Counts one more part of a kind with the same fate for the same reason.
  add(kind: string, fate: Fate, reason: string, place: ReportPlace): void {
    const { places } = this.count({ kind, fate, reason }, 1);
    if (places.length < MOST_PLACES) places.push(place);
  }

  /// Counts parts that have no place. None leaves no entry.
  addAll(what: Pick<ReportEntry, "kind" | "fate" | "reason">, count: number): void {
    if (count > 0) this.count(what, count);
  }

  /// A remark on the whole file.
  warn(kind: string, reason: string): void {
    this.count({ kind, fate: "warning", reason }, 1);
  }

  private count(what: Pick<ReportEntry, "kind" | "fate" | "reason">, by: number) {
    const key = `${what.kind} ${what.fate} ${what.reason}`;
    const entry = this.found.get(key) ?? { ...what, count: 0, places: [] };
    this.found.set(key, entry);
    entry.count += by;
    return entry;
  }
}
