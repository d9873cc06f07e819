// The setup link, an empty campaign, a campaign with the ready scene.
import { expect, HIDDEN, test } from "./evening";
import { takePictures } from "./pictures";

test.describe.configure({ mode: "serial" });

test("The GM opens the setup link and finds an empty campaign empty", async ({ evening }) => {
  const { page, table } = evening.gm;

  await page.goto(evening.server.setupLink);
  await page.getByLabel("Name", { exact: true }).fill("Mira");
  await page.getByLabel("Password").fill("a long evening at the ford");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("button", { name: "New campaign" }).first().click();
  await page.getByRole("textbox", { name: "Name" }).fill("Nothing yet");
  await page.getByRole("radio", { name: /GRIMWIRE/ }).check();
  await page.getByText("Empty campaign").click();
  await page.getByRole("button", { name: "Create campaign" }).click();

  await expect(table.connection).toHaveText(/connected/);
  await table.tab("Creatures");
  await expect(page.getByText("No creatures in this scene")).toBeVisible();
});

test("The GM begins with the ready scene", async ({ evening }) => {
  const { page, table } = evening.gm;

  await page.getByRole("link", { name: "All campaigns" }).click();
  await takePictures(evening.gm, "lobby");
  await page.getByRole("button", { name: "New campaign" }).first().click();
  await page.getByRole("textbox", { name: "Name" }).fill("The Ford");
  await page.getByRole("radio", { name: /GRIMWIRE/ }).check();
  await page.getByRole("button", { name: "Create campaign" }).click();

  await expect(table.connection).toHaveText(/connected/);
  await table.tab("Creatures");
  for (const name of ["Cyrus", "Aune", "Brakk", "Old Hod", HIDDEN]) await expect(table.row(name)).toBeVisible();
});

test("The credits name every rulebook with its source", async ({ evening }) => {
  const { page } = evening.gm;
  await page.getByRole("link", { name: "All campaigns" }).click();
  await page.getByRole("button", { name: "About and credits" }).click();

  for (const title of ["GRIMWIRE", "Vigor", "Heimr", "3d6", "Reality Check"]) await expect(page.getByRole("term").getByText(title, { exact: true })).toBeVisible();
  await expect(page.getByText(/CC BY-SA 3\.0/)).toBeVisible();
  await takePictures(evening.gm, "about");
});
