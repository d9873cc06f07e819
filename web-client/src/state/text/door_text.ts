// Where a door is, in words. Pure.
import type { Value } from "../../generated/protocol/wire/v1/common_pb";
import { gridKind } from "../maps/cells";
import { degreesToward, windOf } from "../maps/facing";
import { endsOf, middleOf, squareOf } from "../maps/walls";
import type { Creature, Table } from "../table/table";

/// The direction of the door that `value` names from a creature: "north-east". "": it names none, or one not known.
export function doorText(
  { scenes }: Pick<Table, "scenes">,
  { scene, cell, size }: Pick<Creature, "scene" | "cell" | "size">,
  value: Value | undefined,
): string {
  const of = value?.is.case === "ref" ? value.is.value.of : undefined;
  const map = scenes.get(scene);
  const wall = of?.case === "fixture" ? map?.walls.find(({ id }) => id === of.value) : undefined;
  if (wall === undefined || cell === null) return "";
  const kind = gridKind(map);
  const [from, to] = endsOf(wall);
  const [middle, square] = [middleOf(kind, cell, size), squareOf(kind)];
  const right = ((from.x + to.x) / 2 - middle.x) * square.width;
  const down = ((from.y + to.y) / 2 - middle.y) * square.height;
  return right === 0 && down === 0 ? "here" : windOf(degreesToward(right, down));
}
