// The evening, step by step, in one campaign: each test goes on where the one before it stopped.
import { expect, test } from "./evening";

const HIDDEN = "The thing in the mill";

test.describe.configure({ mode: "serial" });

test("The GM opens the setup link and begins with the ready scene", async ({ evening }) => {
  const { page } = evening.gm;

  await page.goto(evening.server.setupLink);
  await page.getByLabel("Your name").fill("Mira");
  await page.getByLabel("Password").fill("a long evening at the ford");
  await page.getByRole("button", { name: "Take my seat" }).click();
  await page.getByRole("button", { name: "New campaign" }).first().click();
  await page.getByRole("textbox", { name: "Name" }).fill("The Ford");
  await page.getByRole("button", { name: "Open the table" }).click();

  await expect(evening.gm.table.connection).toHaveText(/live/);
  evening.tableAddress = page.url();
  await evening.gm.table.tab("Creatures");
  for (const name of ["Cyrus", "Aune", "Brakk", "Old Hod", HIDDEN]) await expect(evening.gm.table.row(name)).toBeVisible();
});
