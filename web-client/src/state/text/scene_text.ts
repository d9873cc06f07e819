// Scenes in words. Pure.
import type { Scene } from "../../generated/protocol/wire/v1/state_pb";

/// Its name, or what stands for it in lists.
export function sceneName({ name }: Pick<Scene, "name">): string {
  return name === "" ? "Unnamed scene" : name;
}
