// Somebody in a fight without turns: who stands where, strikes at whom, and lets it happen.
import type { Evening } from "./evening";
import type { Person } from "./person";

export const FOE = "Hob with the maul";
const OTHER_FOE = "Old Marrow";

/// Foes stand before the heroes, who see them come.
export async function standFaceToFace({ gm: { table } }: Evening): Promise<void> {
  for (const [creature, column, row] of [
    ["Ash", 6, 7],
    [FOE, 7, 7],
    [OTHER_FOE, 7, 8],
  ] as const)
    await table.place(creature, { column, row });
}

/// `creature` declares an attack with the weapon in its hand.
export async function attacks({ table }: Person, creature: string, target: string): Promise<void> {
  await table.choose(creature);
  await table.act(/^Attack /, target);
}

/// Whoever is asked lets it pass until nothing is about to happen.
export async function letItHappen(evening: Evening): Promise<void> {
  const { gm } = evening;
  await evening.playUntil("nothing is declared any more", async () => {
    return (await gm.declared.cards.count()) === 0 && !(await gm.question.any.isVisible());
  });
  for (const person of evening.everybody) await person.declared.none();
}
