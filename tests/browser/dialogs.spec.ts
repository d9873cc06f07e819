// Dialogs and forms that a GM seldom sees, and the first pages of a fresh server: axe-core finds nothing.
import { resolve } from "node:path";
import { expect, test } from "./evening";
import { expectNoViolations } from "./violations";
import { makeZones } from "./zone_editor";

test.describe.configure({ mode: "serial" });

const image = resolve(import.meta.dirname, "../../rules/systems/grimwire/sample/ford.webp");

test("The first choices and the guide have no violations", async ({ evening }) => {
  const { gm } = evening;
  const { page } = gm;
  await page.goto(evening.server.setupLink);
  await page.getByLabel("Name", { exact: true }).fill("Mira");
  await page.getByLabel("Password").fill("a long evening at the ford");
  await page.getByRole("button", { name: "Create account" }).click();
  const sample = page.getByRole("button", { name: /^Play a sample/ });
  await expect(sample).toBeVisible();
  await expectNoViolations(gm, "first choices");

  await sample.click();
  await expect(page.getByRole("region", { name: "First steps" })).toBeVisible();
  await expectNoViolations(gm, "guide");
  await page.getByRole("button", { name: "Dismiss the guide" }).click();
});

test("The picture of a creature and the image of a map have no violations", async ({ evening }) => {
  const { gm } = evening;
  const { page, table } = gm;
  const dialog = page.getByRole("dialog");
  await table.menu("Cyrus", "Change picture…");
  await dialog.locator("input[type=file]").setInputFiles(image);
  await expect(dialog.getByRole("slider", { name: "Zoom" })).toBeVisible();
  await expectNoViolations(gm, "crop of a picture");
  await page.keyboard.press("Escape");

  await table.tab("Game");
  await table.panel.locator("input[type=file]").setInputFiles(image);
  await expect(dialog).toContainText("active scene");
  await expectNoViolations(gm, "image of a map");
  await page.keyboard.press("Escape");
});

test("An override has no violations", async ({ evening }) => {
  const { gm } = evening;
  const { page, table } = gm;
  await table.command("Start conflict");
  await page.getByRole("form", { name: "Start conflict" }).getByRole("button", { name: "Start conflict" }).click();
  await table.choose((await evening.up()) === "Old Hod" ? "Raider in red" : "Old Hod");
  await (await table.action(/^Dash/)).click();
  await expect(page.getByRole("dialog", { name: "Override rule?" })).toBeVisible();
  await expectNoViolations(gm, "override");
  await page.keyboard.press("Escape");
});

test("The form of a zone has no violations", async ({ evening }) => {
  const { gm } = evening;
  await makeZones(gm, "The ward");
  await gm.table.openZones();
  await gm.page.getByRole("button", { name: /^Edit A2/ }).click();
  await expect(gm.page.getByRole("dialog", { name: "Zone A2" })).toBeVisible();
  await expectNoViolations(gm, "zone");
});
