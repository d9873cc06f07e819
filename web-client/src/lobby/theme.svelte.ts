// Night or day: the person's last choice, else the system's preference.

export type Theme = "night" | "day";

const storedAs = "fairtable-theme";

function remembered(): Theme {
  const stored = localStorage.getItem(storedAs);
  if (stored === "night" || stored === "day") return stored;
  return matchMedia("(prefers-color-scheme: light)").matches ? "day" : "night";
}

export const theme = $state<{ now: Theme }>({ now: remembered() });

/// Shows the remembered theme. Call once, before the first paint.
export function applyTheme(): void {
  document.documentElement.dataset.theme = theme.now;
}

export function toggleTheme(): void {
  theme.now = theme.now === "night" ? "day" : "night";
  localStorage.setItem(storedAs, theme.now);
  applyTheme();
}
