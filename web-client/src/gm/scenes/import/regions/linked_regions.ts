// Where the passages of a file lead.
import { Region_Kind } from "../../../../generated/protocol/wire/v1/state_pb";
import type { ImportReport } from "../import_report";
import type { DraftRegion } from "../scene_draft";
import type { RegionEffect } from "./region_behaviors";

/// A region of the draft with what the file says of it.
export interface UnlinkedRegion extends RegionEffect, Pick<DraftRegion, "name" | "corners"> {
  /// Of the region in the file; "": none.
  readonly id: string;
  /// What the report calls it.
  readonly at: string;
}

/// A passage leads to the first passage of the region that it names.
export function linkedRegions(regions: readonly UnlinkedRegion[], report: ImportReport): readonly DraftRegion[] {
  const numbers = new Map<string, number>();
  for (const [number, { id, kind }] of regions.entries())
    if (kind === Region_Kind.PASSAGE && id !== "" && !numbers.has(id)) numbers.set(id, number);
  return regions.map(({ kind, name, corners, darkness, off, ...source }) => ({
    ...{ kind, name, corners, darkness, off },
    leadsTo: kind === Region_Kind.PASSAGE ? leadsTo(source, numbers, report) : null,
  }));
}

function leadsTo(
  { id, at, destinations }: Pick<UnlinkedRegion, "id" | "at" | "destinations">,
  numbers: ReadonlyMap<string, number>,
  report: ImportReport,
): number | null {
  if (destinations === null) return null;
  const change = (reason: string) => report.add("regions", "changed", reason, at);
  const [first, ...more] = destinations.filter((one) => one !== id).flatMap((one) => numbers.get(one) ?? []);
  if (first === undefined) change("It leads nowhere yet: its destination is not in this file.");
  if (more.length > 0) change("It leads to the first of its destinations.");
  return first ?? null;
}
