// Regions in words. Pure.
import { type Region, Region_Kind } from "../../generated/protocol/wire/v1/state_pb";

export const KINDS = [
  { value: Region_Kind.STOP, name: "Stop" },
  { value: Region_Kind.ALERT, name: "Alert" },
  { value: Region_Kind.TRAP, name: "Trap" },
  { value: Region_Kind.PASSAGE, name: "Stairs or portal" },
  { value: Region_Kind.DARKNESS, name: "Light level" },
  { value: Region_Kind.DAMAGE, name: "Damage" },
] as const;

export const LEVELS = Array.from({ length: 11 }, (_, value) => ({
  value,
  name: value === 0 ? "0 Bright" : value === 5 ? "5 Dim" : value === 10 ? "10 Pitch dark" : `${value}`,
}));

const EFFECTS: Readonly<Record<Region_Kind, string>> = {
  [Region_Kind.STOP]: "A walk ends here.",
  [Region_Kind.ALERT]: "The log tells you who walks in.",
  [Region_Kind.TRAP]: "A walk ends here, and the log tells you who it is.",
  [Region_Kind.PASSAGE]: "A creature that walks in comes out in the other region.",
  [Region_Kind.DARKNESS]: "Counts here instead of the scene's darkness, on maps with vision.",
  [Region_Kind.DAMAGE]: "A creature that walks in takes damage, and its walk ends. The log tells you who it is.",
};

export function effectOf({ kind }: Pick<Region, "kind">): string {
  return EFFECTS[kind] ?? "";
}

export function nameOfRegion({ name, kind }: Pick<Region, "name" | "kind">): string {
  return name === "" ? (KINDS.find(({ value }) => value === kind)?.name ?? "") : name;
}
