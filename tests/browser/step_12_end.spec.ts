// The end of the fight. Step 12, PostgreSQL, is the second project of playwright.config.ts.
import { expect, test } from "./evening";

test("The GM ends the conflict", async ({ evening }) => {
  const { gm } = evening;
  await gm.table.tab("Table");

  await gm.page.getByRole("button", { name: "End conflict" }).click();
  await evening.playUntil("the conflict has ended", async () => {
    await gm.table.setAsideIfRefused("Enough for tonight");
    return !(await gm.table.order.isVisible());
  });

  for (const person of evening.everybody) await expect(person.table.order).toBeHidden();
});
