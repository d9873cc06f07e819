// What a GM may paint, by the kind of map. Pure.
import type { Scene } from "../generated/protocol/wire/v1/state_pb";
import type { GroundKind } from "./view.svelte";
import { isZones } from "./zones";

/// The brushes for this scene, each with its name.
export function groundKinds(scene: Scene | null): readonly { readonly ground: GroundKind; readonly name: string }[] {
  const zones = isZones(scene);
  return [
    ...(zones ? [{ ground: "describe", name: "Name and describe…" } as const] : []),
    { ground: "difficult", name: "Difficult" },
    { ground: "blocking", name: zones ? "Closed" : "Blocking" },
    { ground: "clear", name: "Plain" },
  ];
}
