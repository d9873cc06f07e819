// W145: the list of scenes in folders.
import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { SceneSchema } from "../../../generated/protocol/wire/v1/state_pb";
import { folderNames, inFolders } from "./scene_folders";

const scene = (name: string, folder = "", archived = false) => create(SceneSchema, { name, folder, archived });
const names = (scenes: readonly { readonly name: string }[]) => scenes.map(({ name }) => name);

test("Scenes without a folder come first, then the folders by name, each in its order", () => {
  const list = inFolders([scene("Ford", "River"), scene("Inn"), scene("Crypt", "Abbey"), scene("Mill", "River")]);

  expect(names(list.loose)).toEqual(["Inn"]);
  expect(list.folders.map(({ name, scenes }) => [name, names(scenes)])).toEqual([
    ["Abbey", ["Crypt"]],
    ["River", ["Ford", "Mill"]],
  ]);
});

test("Archived scenes are apart, and a folder of archived scenes alone is not shown", () => {
  const list = inFolders([scene("Ford", "River", true), scene("Inn", "", true), scene("Mill")]);

  expect(names(list.archived)).toEqual(["Ford", "Inn"]);
  expect(list.folders).toEqual([]);
  expect(names(list.loose)).toEqual(["Mill"]);
});

test("Each folder is named once", () => {
  expect(folderNames([scene("Ford", "River"), scene("Inn"), scene("Mill", "River")])).toEqual(["River"]);
});
