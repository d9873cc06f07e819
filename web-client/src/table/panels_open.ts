// Which docked panels are open, remembered on this device.
import type { Panel } from "../state/view.svelte";

const storedAs = "fairtable-panels";
const all: readonly Panel[] = ["log", "creatures", "table"];

/// The panels of a remembered text; all where there is none.
export function readPanels(stored: string | null): readonly Panel[] {
  return stored === null ? all : all.filter((panel) => stored.split(",").includes(panel));
}

export function rememberedPanels(): readonly Panel[] {
  return readPanels(localStorage.getItem(storedAs));
}

export function rememberPanels(open: readonly Panel[]): void {
  localStorage.setItem(storedAs, open.join(","));
}

/// `open` with `panel` opened or closed, in their order.
export function withPanel(open: readonly Panel[], panel: Panel, shown: boolean): readonly Panel[] {
  return all.filter((each) => (each === panel ? shown : open.includes(each)));
}
