// Deletes one of the campaign's pictures, and names what shows it.
import { create } from "@bufbuild/protobuf";
import { type Asset, DeleteAssetSchema } from "../../generated/protocol/wire/v1/lobby_pb";
import { post } from "../../net/http";
import type { Table } from "../../state/table/table";
import type { Pictures } from "./pictures.svelte";

/// The names of the scenes and creatures that show it.
export function shownBy(table: Table, { hash }: Asset): readonly string[] {
  const scenes = [...table.scenes.values()].filter(({ picture }) => picture?.asset === hash);
  const creatures = [...table.creatures.values()].filter(({ picture }) => picture === hash);
  return [...scenes, ...creatures].map(({ name }) => name);
}

/// The reason stands in `problem` of the pictures where the server refuses.
export async function deletePicture(pictures: Pictures, campaign: string, { hash }: Asset): Promise<void> {
  const message = create(DeleteAssetSchema, { hash });
  const answer = await post(`/api/campaigns/${campaign}/assets/delete`, DeleteAssetSchema, {
    schema: DeleteAssetSchema,
    message,
  });
  pictures.problem = answer.kind === "ok" ? "" : answer.text;
  if (answer.kind === "ok" || answer.status === 404)
    pictures.all = pictures.all?.filter((one) => one.hash !== hash) ?? null;
}
