// Which alerts a person wants, and their stored form. Pure.
import type { Alert } from "./attention";

/// The tab's title and icon, a sound for each kind of alert, vibration.
export type AlertSettings = Readonly<Record<"title" | "icon" | Alert | "vibration", boolean>>;

const initial: AlertSettings = { title: true, icon: true, turn: true, prompt: true, whisper: true, vibration: false };

/// The settings in `stored`; what it lacks is as at first.
export function settingsFrom(stored: string | null): AlertSettings {
  let known: Record<string, unknown> = {};
  try {
    known = Object(JSON.parse(stored ?? "{}"));
  } catch {
    // Not ours: the first settings.
  }
  const entries = Object.entries(initial).map(([name, on]) => {
    const value = known[name];
    return [name, typeof value === "boolean" ? value : on];
  });
  return Object.fromEntries(entries);
}
