// A newcomer creates a character, and plays it.
import { expect, test } from "./evening";
import { HeroForm } from "./hero_form";
import { Person } from "./person";
import { takePictures } from "./pictures";

test.describe.configure({ mode: "serial" });
test.use({ opening: "fordWithoutPlayers" });

const NAME = "Ysolde of the Long River";
let dora: Person;

test("A player without a character may create one", async ({ evening, browser }) => {
  dora = await Person.arrives(browser, "Dora");
  await dora.page.goto(await evening.inviteLink());
  await dora.page.getByLabel("Player name").fill("Dora");
  await dora.page.getByRole("button", { name: "Join game" }).click();

  await dora.page.getByRole("button", { name: "Create character" }).click();

  await expect(dora.page.getByRole("form", { name: "Character" })).toBeVisible();
});

test("Each choice updates the points left, the problems and the preview", async () => {
  const hero = new HeroForm(dora.page);
  await hero.name(NAME);
  await hero.more("Toughness", 5);

  await expect(hero.toSpend).toContainText("5 of 12");
  await expect(hero.problem("attributes.TOG")).toContainText("Toughness must be −2 to 4.");
  await expect(hero.form.getByRole("button", { name: "Create character" })).toHaveAttribute("aria-disabled", "true");
  await takePictures(dora, "hero_problem");
  await hero.less("Toughness");
  await expect(hero.problem("attributes.TOG")).toHaveCount(0);
  await hero.add("Machete", "In hand");

  await expect(hero.form.getByText(/^Ready to create/)).toBeVisible();
});

test("A derived number opens into its formula", async () => {
  const hero = new HeroForm(dora.page);

  await hero.openFormula("Movement", async (formula) => {
    await expect(formula).toContainText("Base movement");
    await takePictures(dora, "hero");
  });

  await expect(dora.page.locator(".popover")).toBeHidden();
});

test("A new character belongs to its player, and stands beside the others", async ({ evening }) => {
  await new HeroForm(dora.page).make();

  await expect(dora.page.getByRole("region", { name: `${NAME}: state and actions` })).toBeVisible();
  await evening.gm.table.tab("Creatures");
  await expect(evening.gm.table.row(NAME)).toContainText(/cell \d/);
  await dora.table.choose(NAME);
  await dora.page.getByRole("button", { name: `Open ${NAME}'s sheet (C)` }).click();
  const sheet = dora.page.getByRole("region", { name: NAME, exact: true });
  await expect(sheet.getByRole("region", { name: "Items" })).toContainText("Machete");
  await expect(sheet).toContainText("played by Dora");
  await dora.leaves();
});
