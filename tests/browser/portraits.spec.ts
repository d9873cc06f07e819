// A player's own picture on their hero; what players learn of the health of their foes.
import { expect, test } from "./evening";

test.describe.configure({ mode: "serial" });
test.use({ opening: "ford" });

test("A player crops a picture for their hero, and everyone sees it", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await ada.page.getByRole("button", { name: "Change picture of Cyrus" }).click();
  const dialog = ada.page.getByRole("dialog", { name: "Picture of Cyrus" });
  const buffer = await gm.page.screenshot({ type: "png" });
  await dialog.locator("input[type=file]").setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
  await dialog.getByRole("slider", { name: "Zoom" }).fill("0.5");
  await dialog.getByRole("button", { name: "Save" }).click();

  await expect(dialog).toBeHidden();
  for (const person of [gm, ada, bea]) {
    await person.table.tab("Creatures");
    await expect(person.table.row("Cyrus").locator("img")).toHaveAttribute("src", /^\/assets\//);
  }
});

test("A removed picture leaves the icon of the hero's record", async ({ evening }) => {
  const { ada, bea } = evening;
  await ada.page.getByRole("button", { name: "Change picture of Cyrus" }).click();
  await ada.page.getByRole("button", { name: "Remove picture" }).click();

  await expect(bea.table.row("Cyrus").locator("img")).toHaveAttribute("src", "/icons/machete.svg");
});

test("Players read the health of foes in words, and as the GM chooses", async ({ evening }) => {
  const { gm, ada } = evening;
  const raider = "Raider in red";
  await expect(ada.table.row(raider)).toContainText("Unhurt");
  await expect(gm.table.row(raider)).not.toContainText("Unhurt");

  const rule = gm.page.getByLabel("Health of others");
  await gm.table.tab("Game");
  await gm.page.getByText("House rules", { exact: true }).click();
  await rule.selectOption("Bar of eighths");
  await expect(ada.table.row(raider).getByRole("img", { name: "Health 8/8" })).toBeVisible();

  await rule.selectOption("Nothing");
  await expect(ada.table.row(raider).getByRole("img")).toBeHidden();
  await expect(ada.table.row(raider)).not.toContainText("Unhurt");
});
