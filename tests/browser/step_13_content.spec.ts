// Step 13: the GM writes content of the campaign's own.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./evening";
import { takePictures } from "./pictures";

test.describe.configure({ mode: "serial" });

const NAME = "Ferryman's hook";

async function openContent(page: Page): Promise<Locator> {
  await page.getByRole("tab", { name: "Table" }).click();
  await page.getByRole("button", { name: /^Weapons, creatures/ }).click();
  return page.getByRole("region", { name: "Content", exact: true });
}

test("A record that cannot be is not saved, and its field says what was expected", async ({ evening }) => {
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

test("A saved record is in the book of this campaign", async ({ evening }) => {
  const { page } = evening.gm;
  const content = page.getByRole("region", { name: "Content", exact: true });
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

test("A shipped record is changed, and set back to what the book says", async ({ evening }) => {
  const { page } = evening.gm;
  const content = page.getByRole("region", { name: "Content", exact: true });
  const row = content.getByRole("navigation").getByRole("button", { name: /^Machete/ });
  await row.click();
  const form = content.getByRole("form", { name: "Weapon" });
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Machete");
  await form.getByRole("button", { name: "More Accuracy" }).click();

  await form.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("changed");
  await form.getByRole("button", { name: "As the book has it" }).click();

  await expect(row).not.toContainText("changed");
});
