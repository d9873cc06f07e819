// Which reader reads a file. Pure.
import { readFoundryScene } from "../import/foundry_scene";
import type { ImportResult } from "../import/scene_draft";
import { ownSoftware, readUniversalVtt, type UniversalVttChoices } from "../import/universal_vtt";

export type Choices = Required<UniversalVttChoices>;

/// Whether the GM has choices for a file of this name.
export function hasChoices(name: string): boolean {
  return !name.toLowerCase().endsWith(".json");
}

export function readMapFile(name: string, text: string, choices: Choices): ImportResult {
  return hasChoices(name) ? readUniversalVtt(text, choices) : readFoundryScene(text);
}

/// What the GM is offered first: our own exports keep windows among the openings.
export function usualChoices(text: string): Choices {
  const own = new RegExp(`"software"\\s*:\\s*"${ownSoftware}"`).test(text.slice(0, 1000));
  return { objects: "pillars", openings: own ? "windows" : "nothing" };
}
