// Facing of tokens, turned in three ways, and lengths in the unit that the table chooses.
import { attacks, FOE, letItHappen, nextRound, standFaceToFace } from "./aura_fight";
import { type Evening, expect, test } from "./evening";

test.describe.configure({ mode: "serial" });
test.use({ opening: "heronFight" });

async function everyoneSees({ everyone }: Evening, facing: string): Promise<void> {
  for (const { table } of everyone) {
    await table.tab("Creatures");
    await expect(table.row("Ash")).toContainText(new RegExp(`faces ${facing}\\s*$`));
  }
}

test("A token is turned by its handle, by keys and by the wheel, and everyone sees its facing", async ({ evening }) => {
  const { page, table } = evening.ada;
  await standFaceToFace(evening);
  await nextRound(evening);
  await table.choose("Ash");

  await table.turnTowards("Ash", { column: 6, row: 5 });
  await everyoneSees(evening, "north");

  await page.keyboard.press("Shift+ArrowRight");
  await everyoneSees(evening, "north-east");

  await table.shiftWheel({ column: 6, row: 7 });
  await everyoneSees(evening, "east");

  await table.turnTowards("Ash", { column: 4, row: 7 }); // the handle lies between the two who face each other
  await everyoneSees(evening, "west");
});

test("No token turns during an action, and the player sees why", async ({ evening }) => {
  const { gm, ada } = evening;
  await attacks(gm, FOE, "Ash");
  await expect(ada.declared.card(FOE)).toBeVisible();

  await ada.table.choose("Ash");
  await ada.page.keyboard.press("Shift+ArrowRight");

  await expect(ada.table.toasts).toContainText("An action is in progress: challenge it, or turn afterwards.");
  await letItHappen(evening);
  await everyoneSees(evening, "west");
});

test("Everyone reads lengths in the unit that the GM chooses for the table", async ({ evening }) => {
  const { gm, ada, bea } = evening;
  await nextRound(evening);
  await chooseUnit(evening, "Feet");

  await ada.table.drag("Ash", { column: 4, row: 7 }, async () => {
    await expect(ada.table.onTheMap).toContainText(/6\.6 ft · 1 Energy\s+13\.1 ft left/);
    await ada.page.keyboard.press("Escape");
  });
  await measures(evening, "Measured: 4 cells · 13.1 ft");
  await ada.table.choose("Ash");
  await ada.table.act(/^Shift/, "");
  const shift = ada.page.getByRole("form", { name: "Shift" });
  await expect(shift).toContainText("3.3 ft in any posture");
  await shift.getByRole("button", { name: "Cancel" }).click();
  await ada.page.getByRole("button", { name: /^Open Ash's sheet/ }).click();
  const sheet = ada.page.getByRole("region", { name: "Ash", exact: true });
  await expect(sheet).toContainText(/Speed\s*19\.7 ft/);
  await sheet.getByRole("button", { name: "Close", exact: true }).click();

  await chooseUnit(evening, "Metres");
  await measures(evening, "Measured: 4 m");
  for (const { table } of [gm, bea]) await expect(table.onTheMap).not.toContainText("Measured");
});

async function chooseUnit({ gm: { page, table } }: Evening, unit: string): Promise<void> {
  await table.tab("Game");
  await page.getByText("House rules", { exact: true }).click();
  await page.getByLabel("Length unit").selectOption({ label: unit });
  await page.getByText("House rules", { exact: true }).click();
}

/// Ada measures four cells, and Bea sees it.
async function measures({ ada, bea }: Evening, words: string): Promise<void> {
  await ada.page.keyboard.press("m");
  await ada.table.stroke({ column: 6, row: 7 }, { column: 10, row: 7 }, async () => {
    for (const { table } of [ada, bea]) await expect(table.onTheMap).toContainText(words);
  });
  await ada.page.keyboard.press("v");
}
