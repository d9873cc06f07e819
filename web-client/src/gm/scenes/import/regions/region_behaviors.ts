// What a Foundry region does, as far as regions of the table do it. Scripts are never read. Source: conventions 5.2.
import { Region_Kind } from "../../../../generated/protocol/wire/v1/state_pb";
import { PITCH_DARK } from "../../../../state/maps/lights";
import type { ImportReport } from "../import_report";
import { type Fields, fieldsOf, listOf, numberOf } from "../json_fields";
import type { DraftRegion } from "../scene_draft";

export interface RegionEffect extends Pick<DraftRegion, "kind" | "darkness" | "off"> {
  /// The ids of the regions where a passage leads, in the file; null: it only is where others lead.
  readonly destinations: readonly string[] | null;
}

/// What has no counterpart, with the reason.
const DROPPED: ReadonlyMap<unknown, string> = new Map([
  ["executeScript", "executeScript: scripts are never run."],
  ["executeMacro", "executeMacro: macros are never run."],
  ["displayScrollingText", "displayScrollingText: regions show no text."],
  ["suppressWeather", "suppressWeather: scenes have no weather."],
  ["toggleBehavior", "toggleBehavior: regions do not turn others on or off."],
  ["modifyMovementCost", "modifyMovementCost: paint difficult terrain instead."],
  ["applyActiveEffect", "applyActiveEffect: conditions come from the rulebook."],
  ["changeLevel", "changeLevel: scenes have one level."],
  ["defineSurface", "defineSurface: scenes have one level."],
]);

/// name: of the region, for the report. darkness: of the scene. Returns one effect of a kind at most: the first that is on.
export function effectsOf(
  behaviors: unknown,
  { name, darkness }: { readonly name: string; readonly darkness: number },
  report: ImportReport,
): readonly RegionEffect[] {
  const effects = new Map<Region_Kind, RegionEffect>();
  const all = listOf(behaviors).map(fieldsOf);
  const on = ({ disabled }: Fields) => disabled !== true;
  for (const behavior of [...all.filter(on), ...all.filter((one) => !on(one))]) {
    const effect = effectOf(behavior, darkness);
    if (typeof effect === "string" || effects.has(effect.kind)) {
      const reason = typeof effect === "string" ? effect : "A region does each thing once.";
      report.add(KIND, "dropped", reason, placeOf(behavior, name));
      continue;
    }
    effects.set(effect.kind, { ...effect, off: !on(behavior) });
    const change = changeOf(behavior);
    if (change !== null) report.add(KIND, "changed", change, name);
  }
  return [...effects.values()];
}

const KIND = "region behaviors";

/// Where the tokens come out that enter regions with these behaviors.
export function destinationsOf(behaviors: unknown): readonly string[] {
  return listOf(behaviors)
    .map(fieldsOf)
    .filter(({ type }) => type === "teleportToken")
    .flatMap(({ system }) => idsOf(fieldsOf(system)));
}

function effectOf({ type, system }: Fields, sceneDarkness: number): Omit<RegionEffect, "off"> | string {
  const fields = fieldsOf(system);
  const none = { darkness: 0, destinations: [] };
  if (type === "teleportToken") return { ...none, kind: Region_Kind.PASSAGE, destinations: idsOf(fields) };
  if (type === "pauseGame") return { ...none, kind: Region_Kind.TRAP };
  if (type !== "adjustDarknessLevel") return DROPPED.get(type) ?? "A behavior that regions do not have.";
  const darkness = darknessOf(fields, sceneDarkness);
  return darkness === null
    ? "adjustDarknessLevel: its mode is unknown."
    : { ...none, kind: Region_Kind.DARKNESS, darkness };
}

/// Mode 0 sets the level, 1 brightens and 2 darkens that of the scene. Null: another mode.
function darknessOf({ mode, modifier }: Fields, sceneDarkness: number): number | null {
  const part = Math.min(1, Math.max(0, numberOf(modifier) ?? 0));
  const scene = sceneDarkness / PITCH_DARK;
  const level = [part, scene * (1 - part), 1 - (1 - scene) * (1 - part)][numberOf(mode ?? 0) ?? -1];
  return level === undefined ? null : Math.round(level * PITCH_DARK);
}

function changeOf({ type, system }: Fields): string | null {
  if (type === "pauseGame") return "pauseGame: a walk ends there and the log tells you; the game goes on.";
  const mode = fieldsOf(system)["mode"] ?? 0;
  return type === "adjustDarknessLevel" && mode !== 0 ? "adjustDarknessLevel: it stays as dark as it is now." : null;
}

/// More than any region leads to: a crowd costs no time.
const MOST_DESTINATIONS = 100;

/// A destination reads "Scene.ID.Region.ID"; v14 has several.
function idsOf({ destination, destinations }: Fields): readonly string[] {
  return [destination, ...listOf(destinations).slice(0, MOST_DESTINATIONS)].flatMap((one) => {
    const id = typeof one === "string" ? one.slice(one.lastIndexOf(".") + 1) : "";
    return id === "" ? [] : [id];
  });
}

/// Names kinds of behaviors that only modules know.
function placeOf({ type }: Fields, name: string): string {
  return DROPPED.has(type) || typeof type !== "string" ? name : `${name}: ${type.slice(0, 100)}`;
}
