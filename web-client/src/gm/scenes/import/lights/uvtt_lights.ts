// Lights and darkness of a Universal VTT file. Source: conventions 5.1, sight 7.
import { Light_Glow } from "../../../../generated/protocol/wire/v1/state_pb";
import type { Extent } from "../../../../state/maps/cells";
import { PITCH_DARK } from "../../../../state/maps/lights";
import type { ImportReport } from "../import_report";
import { fieldsOf, numberOf, pointOf } from "../json_fields";
import { latticePoint } from "../placement";
import type { DraftLight, Lighting } from "../scene_draft";
import type { UvttList } from "../uvtt_walls";
import { colorOf, colorOrWhite } from "./colors";
import { reachOf, readLights } from "./read_lights";

/// extent: of the map, in lattice units. Where the light is in the image already, the scene is bright and its lights are off.
export function uvttLighting(list: UvttList, environment: unknown, extent: Extent, report: ImportReport): Lighting {
  const { ambient_light: ambient, baked_lighting } = fieldsOf(environment);
  const baked = baked_lighting === true;
  const lights = readLights({ ...list, extent }, (light, at) => lightOf(light, at, list, report), report);
  if (!baked) return { darkness: darknessOf(ambient, report), lights };
  if (lights.length > 0)
    report.addAll(
      { kind: "lights", fate: "changed", reason: "The image shows their light: they are off." },
      lights.length,
    );
  return { darkness: 0, lights: lights.map((light) => ({ ...light, off: true })) };
}

function lightOf(value: unknown, at: string, { corner }: UvttList, report: ImportReport): DraftLight | string {
  const { position, range, intensity, color, shadows } = fieldsOf(value);
  const place = pointOf(position);
  if (place === null) return "Its position is not two numbers.";
  const stated = numberOf(range);
  if (stated === null || stated <= 0) return "Its range is no number above 0.";
  const squares = reachOf(stated, at, report);
  const read = colorOrWhite(color, { kind: "lights", at }, report);
  return {
    ...latticePoint(place, corner),
    ...{ brightSquares: squares / 2, dimSquares: squares, degrees: 360, direction: 0 },
    color: weakened(read, numberOf(intensity) ?? 1),
    ...{ glow: Light_Glow.STEADY, off: false, throughWalls: shadows === false, darkens: false },
  };
}

/// The color of a weak light: each part of it is less. strength: 1 and above leave it.
function weakened(color: number, strength: number): number {
  const part = Math.min(1, Math.max(0, strength));
  const byte = (shift: number) => Math.round(((color >> shift) & 0xff) * part) << shift;
  return byte(16) | byte(8) | byte(0);
}

/// As bright as the strongest part of the color of the light that is everywhere.
function darknessOf(ambient: unknown, report: ImportReport): number {
  if (ambient === undefined || ambient === null || ambient === "") return 0;
  const color = colorOf(ambient);
  if (color === null) {
    report.add("darkness", "dropped", "Its color cannot be read: the scene is bright.", "environment.ambient_light");
    return 0;
  }
  const brightest = Math.max(color >> 16, (color >> 8) & 0xff, color & 0xff);
  return Math.round(PITCH_DARK - (PITCH_DARK * brightest) / 255);
}
