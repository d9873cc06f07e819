// The list of scenes in folders, with the archived ones apart. Pure.
import type { Scene } from "../../../generated/protocol/wire/v1/state_pb";

export interface SceneFolder {
  readonly name: string;
  readonly scenes: readonly Scene[];
}

export interface SceneFolders {
  /// Those of no folder.
  readonly loose: readonly Scene[];
  /// By name.
  readonly folders: readonly SceneFolder[];
  /// Of all folders.
  readonly archived: readonly Scene[];
}

export function inFolders(scenes: readonly Scene[]): SceneFolders {
  const listed = scenes.filter(({ archived }) => !archived);
  const folders = folderNames(listed).map((name) => ({ name, scenes: listed.filter(({ folder }) => folder === name) }));
  return {
    loose: listed.filter(({ folder }) => folder === ""),
    folders,
    archived: scenes.filter(({ archived }) => archived),
  };
}

/// The folders that there are, by name.
export function folderNames(scenes: readonly Scene[]): readonly string[] {
  const names = new Set(scenes.map(({ folder }) => folder).filter((name) => name !== ""));
  return [...names].sort((a, b) => a.localeCompare(b));
}
