// What a region of damage does, as it is written: dice, and what is added to them. Pure.
import type { Region } from "../../generated/protocol/wire/v1/state_pb";

export type RegionDamage = Pick<Region, "dice" | "sides" | "damage">;

/// As the protocol bounds them.
const MOST = { dice: 20, sides: 100, damage: 1000 };

/// "2d6+3", "1d8", "4".
export function damageText({ dice, sides, damage }: RegionDamage): string {
  if (dice === 0) return `${damage}`;
  return `${dice}d${sides}${damage === 0 ? "" : `+${damage}`}`;
}

/// Else what would be right.
export function readDamage(typed: string): RegionDamage | string {
  const found = /^(?:(\d*)d(\d+)(?:\+(\d+))?|(\d+))$/i.exec(typed.replaceAll(/\s/g, ""));
  if (found === null) return "Write dice such as 2d6+3, or a number such as 4.";
  const [, count, faces, plus, flat] = found;
  const rolls = faces !== undefined;
  const dice = rolls ? Number(count === "" ? 1 : count) : 0;
  const sides = rolls ? Number(faces) : 0;
  const damage = Number(plus ?? flat ?? 0);
  if (rolls && (dice < 1 || dice > MOST.dice)) return `Write 1 to ${MOST.dice} dice.`;
  if (rolls && (sides < 1 || sides > MOST.sides)) return `Write dice of 1 to ${MOST.sides} sides.`;
  if (rolls && damage > MOST.damage) return "Add 1,000 at most.";
  if (!rolls && (damage < 1 || damage > MOST.damage)) return "Write 1 to 1,000.";
  return { dice, sides, damage };
}
