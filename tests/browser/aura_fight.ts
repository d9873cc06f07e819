// A fight without turns: placing tokens, attacking, passing, ending the Round.
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

/// Every player who is asked passes, until no action is declared.
export async function letItHappen(evening: Evening): Promise<void> {
  const { gm } = evening;
  await evening.playUntil("nothing is declared any more", async () => {
    return (await gm.declared.cards.count()) === 0 && !(await gm.question.isOpen());
  });
  for (const person of evening.everyone) await person.declared.none();
}

/// "Round 3" at the head of a person's screen.
export function round({ page }: Person): Locator {
  return page.getByRole("region", { name: "Combatants" }).locator(".round");
}

/// The GM ends the Round: every creature has Energy again.
export async function nextRound(evening: Evening): Promise<void> {
  const { gm } = evening;
  const before = Number(/\d+/.exec(await round(gm).innerText())?.[0]);
  await gm.table.command("End the Round");
  for (const person of evening.everyone) await expect(round(person)).toContainText(`${before + 1}`);
}

/// With every creature of the scene.
export async function startFight({ gm: { page, table } }: Evening): Promise<void> {
  await table.autoAnswers("Ask me", /declared action/); // else the GM's creatures let light attacks pass
  await table.command("Start encounter");
  await page.getByRole("form", { name: "Start encounter" }).getByRole("button", { name: "Start encounter" }).click();
}

export async function endFight({ gm, everyone }: Evening): Promise<void> {
  await gm.table.endFight("End encounter");
  for (const { page } of everyone) await expect(page.getByRole("region", { name: "Combatants" })).toBeHidden();
}

/// The title of a creature in the turn order: its name, what is known of its health, the Energy it has left.
export function withEnergy(creature: string, left: number): RegExp {
  return new RegExp(`^${creature}(, .*)?, Energy ${left}/5`);
}
