// A device in words. Pure.
import type { Device } from "../generated/protocol/wire/v1/lobby_pb";
import { ago } from "../lobby/played_ago";

const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", year: "numeric" });

/// "Firefox on Linux".
export function browserName(device: Device): string {
  return device.browser === "" ? "Unknown browser" : device.browser;
}

/// "Since Nov 3, 2026, last used 2 days ago". The server keeps uses to the hour, so a recent one is no number of minutes.
export function deviceText(device: Device, nowS: number): string {
  const used = Number(device.usedAtS);
  const when = device.here || nowS - used < 7200 ? "in use" : `last used ${ago(used, nowS)}`;
  return `Since ${day.format(Number(device.sinceS) * 1000)}, ${when}`;
}
