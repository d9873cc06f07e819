// The steps that make a scene, as a GM takes them.
import type { Scene } from "../../generated/protocol/wire/v1/state_pb";
import { isZones } from "../../state/maps/zones";
import { type SetupStep, setupSteps, type View } from "../../state/view.svelte";

/// The step after `step`, or null.
export function stepAfter(step: SetupStep): SetupStep | null {
  return setupSteps[setupSteps.indexOf(step) + 1] ?? null;
}

/// Goes to a step and takes its tool.
export function takeStep(view: View, scene: Scene, step: SetupStep): void {
  view.endTool();
  view.setup = { scene: scene.id, step };
  if (step === "grid" && (scene.picture?.asset ?? "") !== "") view.tool = { kind: "grid_fit" };
  if (step === "terrain") view.tool = { kind: "paint", ground: isZones(scene) ? "describe" : "blocking" };
  if (step !== "creatures") return;
  view.panel = "creatures";
  view.panelOpen = true;
}
