// Who attacks at the ford, where the book asks the most questions.
import { expect } from "@playwright/test";
import type { Evening } from "./evening";

export const RED = "Raider in red";

/// The raider attacks Cyrus while Aune stands beside him: Bea is asked whether she gets in the way.
export async function attackOnCyrusThatBeaMayShield(evening: Evening): Promise<void> {
  const { table } = evening.gm;
  await evening.nextTurnOf(RED);
  const { column, row } = await table.cellOf("Cyrus");
  await table.place(RED, { column: column + 1, row });
  await table.place("Aune", { column, row: row + 1 });
  await table.choose(RED);
  await table.act(/^Attack .*machete/i, "Cyrus");
  await expect(evening.bea.question.mine).toBeVisible();
}

/// Cyrus attacks Marn, who is placed beside him; his log shows the roll.
export async function cyrusAttacksMarn(evening: Evening): Promise<void> {
  const { gm, ada } = evening;
  const { column, row } = await gm.table.cellOf("Cyrus");
  await gm.table.place("Deadeye Marn", { column: column + 1, row });
  await evening.turnFor(ada, "Cyrus", /^Attack .*machete/i);
  await ada.table.act(/^Attack .*machete/i, "Deadeye Marn");
  await ada.table.tab("Log");
  await evening.playUntil("the attack is rolled", () => ada.table.rolledCard("Cyrus Attack").isVisible());
}
