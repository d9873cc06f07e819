// Step 5: the conflict begins and everybody sees the order.
import { expect, test } from "./evening";

test.describe.configure({ mode: "serial" });

test("The GM starts the conflict and everybody sees who is up and what is left of the turn", async ({ evening }) => {
  const { gm } = evening;
  await gm.table.tab("Game");

  await gm.page.getByRole("button", { name: "Start conflict" }).click();
  const form = gm.page.getByRole("form", { name: "Start conflict" });
  await form.getByRole("button", { name: "Start conflict" }).click();
  await evening.playUntil("somebody is up", async () => (await gm.table.whoIsUp()) !== "");

  const up = await gm.table.whoIsUp();
  for (const player of evening.players) await expect.poll(() => player.table.whoIsUp()).toBe(up);
  for (const person of evening.everybody)
    await expect(person.table.order.getByTitle(/^Auxiliary action/)).toBeVisible();
  await gm.table.tab("Log");
  await expect(gm.table.log).toContainText(/initiative/i);
});

test("The GM makes the foes last the evening", async ({ evening }) => {
  for (const foe of ["Raider in red", "Raider with a scar", "Deadeye Marn", "Old Hod"]) await evening.toughen(foe);
});
