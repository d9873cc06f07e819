// Somebody in a fight without turns: who stands where, strikes at whom, lets it happen, and goes on to the next Round.
import { expect, type Locator } from "@playwright/test";
import type { Evening } from "./evening";
import type { Person } from "./person";

export const FOE = "Hob with the maul";
export const OTHER_FOE = "Old Marrow";

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
    return (await gm.declared.cards.count()) === 0 && !(await gm.question.isOpen());
  });
  for (const person of evening.everybody) await person.declared.none();
}

/// "Round 3" at the head of somebody's screen.
export function round({ page }: Person): Locator {
  return page.getByRole("region", { name: "Combatants" }).locator(".round");
}

/// The GM ends the Round: everybody has Energy again.
export async function nextRound(evening: Evening): Promise<void> {
  const { gm } = evening;
  const before = Number(/\d+/.exec(await round(gm).innerText())?.[0]);
  await gm.table.tab("Game");
  await gm.page.getByRole("button", { name: "End the Round" }).click();
  for (const person of evening.everybody) await expect(round(person)).toContainText(`${before + 1}`);
}

/// With everybody who is in the scene.
export async function startFight({ gm: { page, table } }: Evening): Promise<void> {
  await table.tab("Game");
  await page.getByRole("button", { name: "Start encounter" }).click();
  await page.getByRole("form", { name: "Start encounter" }).getByRole("button", { name: "Start encounter" }).click();
}

export async function endFight({ gm, everybody }: Evening): Promise<void> {
  await gm.table.tab("Game");
  await gm.page.getByRole("button", { name: "End encounter" }).click();
  for (const { page } of everybody) await expect(page.getByRole("region", { name: "Combatants" })).toBeHidden();
}
