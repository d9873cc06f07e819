// The GM writes content of the campaign's own, and takes it to another campaign.
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./evening";
import { takePictures } from "./pictures";

test.describe.configure({ mode: "serial" });
test.use({ opening: "ford" });

const NAME = "Ferryman's hook";
let exported = "";

async function openContent(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: /^Edit compendium/ }).first().click();
  return page.getByRole("region", { name: "Compendium", exact: true });
}

test("An invalid entry is not saved, and its field says what was expected", async ({ evening }) => {
  const { page } = evening.gm;
  const content = await openContent(page);
  await content.getByRole("region", { name: "Weapon", exact: true }).getByRole("button", { name: "New" }).click();
  const form = content.getByRole("form", { name: "Weapon" });
  await form.getByLabel("Name", { exact: true }).fill(NAME);
  await form.getByLabel("Damage", { exact: true }).fill("a lot");

  await form.getByRole("button", { name: "Save" }).click();

  await expect(form.locator('[data-field="class"]')).toContainText("Expected: a value");
  await expect(form.locator('[data-field="damage"]')).toContainText("Expected: dice");
  await takePictures(evening.gm, "content_problems");
});

test("A saved entry is in the compendium of this campaign", async ({ evening }) => {
  const { page } = evening.gm;
  const content = page.getByRole("region", { name: "Compendium", exact: true });
  const form = content.getByRole("form", { name: "Weapon" });
  await form.getByLabel(/^Class/).selectOption({ label: "light" });
  await form.getByLabel(/^Damage type/).selectOption({ label: "edged" });
  await form.getByLabel("Damage", { exact: true }).fill("1d6+1");

  await form.getByRole("button", { name: "Save" }).click();

  const row = content.getByRole("navigation").getByRole("button", { name: NAME });
  await expect(row).toContainText("own");
  await expect(form.locator(".problem")).toHaveCount(0);
  await takePictures(evening.gm, "content");
});

test("A custom entry is changed, and keeps the change", async ({ evening }) => {
  const { page } = evening.gm;
  const content = page.getByRole("region", { name: "Compendium", exact: true });
  const form = content.getByRole("form", { name: "Weapon" });
  const rows = content.getByRole("navigation");
  await rows.getByRole("button", { name: NAME }).click();
  const save = form.getByRole("button", { name: "Save" });
  await form.getByLabel("Damage", { exact: true }).fill("1d6+2");

  await save.click();
  await expect(form.getByRole("status")).toHaveText("Saved");
  await rows.getByRole("region", { name: "Weapon", exact: true }).getByRole("button", { name: /^Machete/ }).click();
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Machete");
  await rows.getByRole("button", { name: NAME }).click();

  await expect(form.getByLabel("Damage", { exact: true })).toHaveValue("1d6+2");
});

test("A shipped entry is changed, and reset to the rulebook's", async ({ evening }) => {
  const { page } = evening.gm;
  const content = page.getByRole("region", { name: "Compendium", exact: true });
  const row = content.getByRole("navigation").getByRole("region", { name: "Weapon", exact: true }).getByRole("button", { name: /^Machete/ });
  await row.click();
  const form = content.getByRole("form", { name: "Weapon" });
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Machete");
  await form.getByRole("button", { name: "Increase Accuracy" }).click();

  await form.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("changed");
  await form.getByRole("button", { name: "Reset to default" }).click();

  await expect(row).not.toContainText("changed");
});

test("The campaign's own content is saved as a file", async ({ evening }) => {
  const { page } = evening.gm;
  const content = page.getByRole("region", { name: "Compendium", exact: true });
  const download = page.waitForEvent("download");

  await content.getByRole("button", { name: "Export", exact: true }).click();
  await page.getByRole("menuitem", { name: "Export custom content" }).click();

  exported = await readFile(await (await download).path(), "utf8");
  expect(exported).toContain(NAME);
  expect(exported).toContain("1d6+2");
  expect(exported).not.toContain("Machete");
  await content.getByRole("button", { name: "Close", exact: true }).click();
});

test("An item that the GM wrote can be given to a hero", async ({ evening }) => {
  const { gm, ada } = evening;
  await gm.table.menu("Cyrus", "Open sheet");
  await gm.page.getByRole("button", { name: "Add item" }).click();
  await gm.page.getByRole("searchbox", { name: "Search items" }).fill(NAME);
  await gm.page.getByRole("button", { name: NAME }).click();
  await gm.page.keyboard.press("Escape");

  await ada.table.choose("Cyrus");
  await ada.page.getByRole("button", { name: /^Open Cyrus's sheet/ }).click();

  await expect(ada.page.getByRole("region", { name: "Items" })).toContainText(NAME);
  await ada.page.keyboard.press("Escape");
});

test("A file with a mistake is refused with file, line and field, and nothing of it counts", async ({ evening }) => {
  const { page } = evening.gm;
  await page.getByRole("link", { name: "All campaigns" }).click();
  await page.getByRole("button", { name: "New campaign" }).first().click();
  await page.getByRole("textbox", { name: "Name" }).fill("Another river");
  await page.getByRole("radio", { name: /GRIMWIRE/ }).check();
  await page.getByRole("button", { name: "Create campaign" }).click();
  const content = await openContent(page);
  const file = content.getByLabel(/Import a file/);

  const wrong = exported.replace(/class = "\w+"/, 'class = "enormous"');
  await file.setInputFiles({ name: "river.toml", mimeType: "text/plain", buffer: Buffer.from(wrong) });

  const said = content.getByRole("region", { name: "Import" }).getByRole("alert");
  await expect(said).toContainText(/river\.toml, line \d+/);
  await expect(said).toContainText("class");
  await expect(said).toContainText("Expected: one of: light, heavy");
  await expect(content.getByRole("navigation").getByRole("button", { name: NAME })).toHaveCount(0);
  await takePictures(evening.gm, "content_import");
});

test("An exported file brings its entries to another campaign", async ({ evening }) => {
  const { page } = evening.gm;
  const content = page.getByRole("region", { name: "Compendium", exact: true });
  const file = { name: "river.toml", mimeType: "text/plain", buffer: Buffer.from(exported) };

  await content.getByLabel(/Import a file/).setInputFiles(file);

  await expect(content.getByRole("navigation").getByRole("button", { name: NAME })).toContainText("own");
  await content.getByRole("button", { name: "Close", exact: true }).click();
});

test("An imported item is used in the other campaign", async ({ evening }) => {
  const { page, table } = evening.gm;
  await table.menu("Cyrus", "Open sheet");
  await page.getByRole("button", { name: "Add item" }).click();
  await page.getByRole("searchbox", { name: "Search items" }).fill(NAME);

  await page.getByRole("button", { name: NAME }).click();

  const sheet = page.getByRole("region", { name: "Cyrus", exact: true });
  await expect(sheet.getByRole("region", { name: "Items" })).toContainText(NAME);
  await page.goto(evening.tableAddress);
  await expect(table.connection).toHaveText(/connected/);
});
