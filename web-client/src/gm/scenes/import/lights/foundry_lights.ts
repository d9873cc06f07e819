// Lights and darkness of a Foundry scene, v8 to v14. Source: conventions 5.2, sight 7.
import { Light_Glow } from "../../../../generated/protocol/wire/v1/state_pb";
import { PITCH_DARK } from "../../../../state/maps/lights";
import type { MapPoint } from "../../../../state/maps/walls";
import { type ImportReport, reasons } from "../import_report";
import { type Fields, fieldsOf, numberOf } from "../json_fields";
import type { DraftLight } from "../scene_draft";
import { colorOrWhite } from "./colors";
import { type LightList, reachOf, readLights } from "./read_lights";

/// Foundry's animations; others are steady here.
const GLOWS = new Map([
  ["torch", Light_Glow.FLICKER],
  ["flame", Light_Glow.FLICKER],
  ["pulse", Light_Glow.PULSE],
]);

export interface FoundryPlaces {
  /// The lattice point of a place in pixels.
  readonly place: (px: MapPoint) => MapPoint;
  /// How many of the scene's units of length a square is wide; 0: not stated.
  readonly distance: number;
}

export function foundryLights(list: LightList, places: FoundryPlaces, report: ImportReport): readonly DraftLight[] {
  return readLights(list, (light, at) => lightOf(fieldsOf(light), at, places, report), report);
}

/// 0 to 10. Where there is light everywhere, the scene is bright.
export function foundryDarkness(scene: Fields): number {
  const { darknessLevel, globalLight } = fieldsOf(scene["environment"]);
  if (fieldsOf(globalLight)["enabled"] === true || scene["globalLight"] === true) return 0;
  const level = numberOf(darknessLevel) ?? numberOf(scene["darkness"]) ?? 0;
  return Math.round(PITCH_DARK * Math.min(1, Math.max(0, level)));
}

/// Up to v8 the fields of the configuration are the light's own.
function lightOf(
  light: Fields,
  at: string,
  { place, distance }: FoundryPlaces,
  report: ImportReport,
): DraftLight | string {
  const config = light["config"] === undefined ? light : fieldsOf(light["config"]);
  const [x, y] = [numberOf(light["x"]), numberOf(light["y"])];
  if (x === null || y === null) return reasons.noPlace;
  const [bright, dim] = [numberOf(config["bright"]) ?? 0, numberOf(config["dim"]) ?? 0];
  const reach = Math.max(Math.abs(bright), Math.abs(dim));
  if (reach === 0) return "It reaches no distance.";
  if (distance <= 0) return reasons.noWidth;
  const dimSquares = reachOf(reach / distance, at, report);
  const darkens = isDark(config, bright, dim);
  const angle = angleOf(config["angle"] ?? light["angle"], at, report);
  const rotation = numberOf(light["rotation"] ?? config["rotation"]) ?? 0;
  reportSettings(light, config, at, report);
  return {
    ...place({ x, y }),
    brightSquares: darkens ? 0 : Math.min(dimSquares, Math.abs(bright) / distance),
    dimSquares,
    degrees: angle,
    // Foundry's first direction is down
    direction: angle === 360 ? 0 : (((Math.round(rotation % 360) + 180) % 360) + 360) % 360,
    color: tint(config["color"] ?? config["tintColor"] ?? light["tintColor"], at, report),
    glow: glowOf(config, light, at, report),
    off: light["hidden"] === true,
    throughWalls: (light["walls"] ?? config["walls"]) === false,
    darkens,
  };
}

/// v12 and later say so; v10 by a negative luminosity, before by a negative reach.
function isDark({ negative, luminosity }: Fields, bright: number, dim: number): boolean {
  return negative === true || (numberOf(luminosity) ?? 0) < 0 || bright < 0 || dim < 0;
}

function angleOf(value: unknown, at: string, report: ImportReport): number {
  const angle = numberOf(value) ?? 360;
  if (angle > 0 && angle <= 360) return Math.max(1, Math.round(angle));
  if (angle !== 0) report.add("lights", "changed", "Its angle is none: it shines all around.", at);
  return 360;
}

function tint(value: unknown, at: string, report: ImportReport): number {
  return colorOrWhite(value === "" ? null : value, { kind: "lights", at }, report);
}

function glowOf(config: Fields, light: Fields, at: string, report: ImportReport): Light_Glow {
  const { type } = fieldsOf(config["animation"] ?? light["lightAnimation"]);
  if (type === undefined || type === null || type === "" || type === "none") return Light_Glow.STEADY;
  const glow = GLOWS.get(String(type));
  if (glow === undefined) report.add("lights", "changed", "Its animation is unknown: it is steady.", at);
  return glow ?? Light_Glow.STEADY;
}

/// What a light of the table does not have.
function reportSettings({ vision }: Fields, { darkness }: Fields, at: string, report: ImportReport): void {
  const { min, max } = fieldsOf(darkness);
  const ranges = (numberOf(min) ?? 0) > 0 || (numberOf(max) ?? 1) < 1;
  if (ranges) report.add("darkness of lights", "dropped", "Lights shine in every darkness.", at);
  if (vision === true) report.add("sight of lights", "dropped", "Lights do not see.", at);
}
