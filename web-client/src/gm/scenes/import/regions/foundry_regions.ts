// Regions of a Foundry scene, v12 to v14: each shape and each thing it does is a region. Source: conventions 5.2.
import { Region_Kind } from "../../../../generated/protocol/wire/v1/state_pb";
import { MOST_CORNERS, MOST_REGION_NAME, wireCorners } from "../../../../state/maps/regions";
import type { MapPoint } from "../../../../state/maps/walls";
import type { FoundryMap } from "../foundry_grid";
import type { ImportReport } from "../import_report";
import { type Fields, fieldsOf, listOf, numberOf } from "../json_fields";
import { inOneLine, plainText } from "../notes/plain_text";
import { readList } from "../read_list";
import { type DraftRegion, mostRegionCorners, mostRegions } from "../scene_draft";
import { distinct, thinned, thinnedTo } from "../shapes/corners";
import { linkedRegions, type UnlinkedRegion } from "./linked_regions";
import { destinationsOf, effectsOf, type RegionEffect } from "./region_behaviors";
import { regionOutline } from "./region_shape";

/// In the report.
const SHAPES = "region shapes";
const LIMIT = `A scene has at most ${mostRegions} regions.`;

export interface RegionMap extends FoundryMap {
  /// Of the scene.
  readonly darkness: number;
}

export function foundryRegions(value: unknown, map: RegionMap, report: ImportReport): readonly DraftRegion[] {
  const wanted = new Set(listOf(value).flatMap((region) => destinationsOf(fieldsOf(region)["behaviors"])));
  let room = mostRegionCorners;
  const regions = readList<UnlinkedRegion>(
    { kind: "regions", field: "regions", value, most: mostRegions, limit: LIMIT },
    (one, at) => {
      const fields = fieldsOf(one);
      const id = typeof fields["_id"] === "string" ? fields["_id"] : "";
      const name = inOneLine(plainText(fields["name"]), MOST_REGION_NAME);
      const source = { fields, at: name || at, map };
      const effects = effectsWith(source, wanted.has(id), report);
      if (effects.length === 0) return "It does nothing that regions do.";
      const outlines = outlinesOf(source, report);
      if (outlines.length === 0) return "None of its shapes can be a region.";
      reportSettings(fields, source.at, report);
      const corners = effects.length * outlines.reduce((sum, { length }) => sum + Math.min(length, MOST_CORNERS), 0);
      if (corners > room) return `Regions have at most ${mostRegionCorners} corners together.`;
      room -= corners;
      const shapes = outlines.map((outline) => wireCorners(fewCorners(outline, source.at, report)));
      return shapes.flatMap((shape) =>
        effects.map((effect) => ({ ...effect, id, name, at: source.at, corners: shape })),
      );
    },
    report,
  );
  return linkedRegions(regions, report);
}

interface Source {
  readonly fields: Fields;
  /// What the report calls it.
  readonly at: string;
  readonly map: RegionMap;
}

/// isWanted: others lead there, so it is a passage at least.
function effectsWith(source: Source, isWanted: boolean, report: ImportReport): readonly RegionEffect[] {
  const { fields, at, map } = source;
  const effects = effectsOf(fields["behaviors"], { name: at, darkness: map.darkness }, report);
  if (!isWanted || effects.some(({ kind }) => kind === Region_Kind.PASSAGE)) return effects;
  return [...effects, { kind: Region_Kind.PASSAGE, darkness: 0, off: false, destinations: null }];
}

/// The corners of its shapes, however many they are.
function outlinesOf({ fields, at, map }: Source, report: ImportReport): readonly (readonly MapPoint[])[] {
  const shapes = listOf(fields["shapes"]);
  report.addAll({ kind: SHAPES, fate: "dropped", reason: LIMIT }, shapes.length - mostRegions);
  return shapes.slice(0, mostRegions).flatMap((one) => {
    const shape = fieldsOf(one);
    const corners = shape["hole"] === true ? "Regions have no holes." : cornersOf(shape, map);
    if (typeof corners !== "string") return [corners];
    report.add(SHAPES, "dropped", corners, at);
    return [];
  });
}

function cornersOf(shape: Fields, map: RegionMap): readonly MapPoint[] | string {
  const outline = regionOutline(shape, map);
  if (typeof outline === "string") return outline;
  const corners = distinct(outline.map(map.place), "closed");
  return corners.length < 3 ? "It has no inside." : corners;
}

function fewCorners(corners: readonly MapPoint[], at: string, report: ImportReport): readonly MapPoint[] {
  if (corners.length > MOST_CORNERS) report.add(SHAPES, "changed", thinnedTo(MOST_CORNERS), at);
  return thinned(corners, "closed", MOST_CORNERS);
}

/// What a region of the table does not have.
function reportSettings({ elevation }: Fields, at: string, report: ImportReport): void {
  const { bottom, top } = fieldsOf(elevation);
  if (numberOf(bottom) !== null || numberOf(top) !== null)
    report.add("region heights", "dropped", "Regions have no height.", at);
}
