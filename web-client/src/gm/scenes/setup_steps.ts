// The steps that make a scene, as a GM takes them.
import type { Scene } from "../../generated/protocol/wire/v1/state_pb";
import { isZones } from "../../state/maps/zones";
import { type SetupStep, setupSteps, type View } from "../../state/view.svelte";

/// The steps of a scene: a map of zones has no walls.
export function stepsOf(scene: Scene): readonly SetupStep[] {
  return setupSteps.filter((step) => step !== "walls" || !isZones(scene));
}

/// The step after `step`, or null.
export function stepAfter(scene: Scene, step: SetupStep): SetupStep | null {
  const steps = stepsOf(scene);
  return steps[steps.indexOf(step) + 1] ?? null;
}

/// Goes to a step and takes its tool.
export function takeStep(view: View, scene: Scene, step: SetupStep): void {
  view.endTool();
  view.setup = { scene: scene.id, step };
  if (step === "grid" && (scene.picture?.asset ?? "") !== "") view.tool = { kind: "grid_fit" };
  if (step === "walls") view.tool = { kind: "walls" };
  if (step === "terrain") view.tool = { kind: "paint", ground: isZones(scene) ? "describe" : "difficult" };
  if (step !== "creatures") return;
  view.panel = "creatures";
  view.panelOpen = true;
}
