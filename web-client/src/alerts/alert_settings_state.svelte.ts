// This browser's alert settings.
import { type AlertSettings, settingsFrom } from "./alert_settings";

const storedAs = "fairtable-alerts";

export const alertSettings = $state<{ now: AlertSettings }>({ now: settingsFrom(localStorage.getItem(storedAs)) });

export function setAlert(name: keyof AlertSettings, on: boolean): void {
  alertSettings.now = { ...alertSettings.now, [name]: on };
  localStorage.setItem(storedAs, JSON.stringify(alertSettings.now));
}
